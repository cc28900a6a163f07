internal import AppFileFormats
internal import ManifestFindings

/// An XcodeGen or Tuist file that describes a project; the generated Xcode projects are often not committed.
struct ProjectGenerator {
  enum Program { case xcodeGen, tuist }

  let path: String
  let program: Program
  /// The words that are possibly paths, in the app targets of this file and of included files, and in `.xcconfig`
  /// files.
  private let texts: [NamedPaths]

  /// Reads a project file; nil for an unrelated file with the same name, such as a `Project.swift` with a model type.
  ///
  /// `settings` are all `.xcconfig` files; if a target names some of them, only those are used.
  init?(_ path: String, settings: [NamedPaths], read: (String) -> String?) {
    guard let text = read(path) else { return nil }
    self.path = path
    let folder = AppPath.folder(of: path)
    var files = [(text: text, path: path)]
    if path.hasSuffix(".swift") {
      guard text.contains("import ProjectDescription") else { return nil }
      program = .tuist
    } else {
      let keys = Set(text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != ":" } })
      guard !keys.isDisjoint(with: ["targets", "name", "include"]) else { return nil }
      program = .xcodeGen
      let names = NamedPaths(text, at: path).specifications.prefix(AppScan.includeLimit)
      files += names.compactMap { name in
        AppPath.normalized(AppPath.inside(folder, name)).flatMap { path in
          read(path).map { ($0, path) }
        }
      }
    }
    let isSwift = program == .tuist
    let targets = files.map { file in
      (isSwift ? Self.appsOfTuist(file.text) : Self.appsOfXcodeGen(file.text), file.path)
    }
    let hasApps = targets.contains { !$0.0.isEmpty }
    var texts = (hasApps ? targets : files.map { ($0.text, $0.path) })
      .map { NamedPaths($0.0, at: $0.1) }
    let named = settings.filter { setting in texts.contains { $0.names(setting.path, from: folder) }
    }
    texts += named.isEmpty ? settings : named
    self.texts = texts
  }

  var folder: String { AppPath.folder(of: path) }

  /// A comment for `app.yaml` that says how the project gets its regions.
  var note: String {
    switch program {
    case .xcodeGen:
      "# \(printable(path)): XcodeGen takes the regions from the .lproj folders; run it after `apply`"
    case .tuist:
      "# \(printable(path)): Tuist generates the project from it; write the regions there, as `defaultKnownRegions`"
    }
  }

  /// Whether the project file names a file of the app, relative to the project file's folder or to an included file's
  /// folder.
  func names(_ file: String) -> Bool { texts.contains { $0.names(file, from: folder) } }

  /// The lines of application targets under `targets`, without extensions and tests.
  private static func appsOfXcodeGen(_ text: String) -> String {
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { !$0.drop { $0 == " " }.isEmpty && $0.drop { $0 == " " }.first != "#" }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("targets:") }) else { return "" }
    let section = lines[(start + 1)...].prefix { indentation($0) > 0 }
    guard let depth = section.first.map(indentation) else { return "" }
    var targets: [[Substring]] = []
    for line in section {
      if indentation(line) == depth { targets.append([]) }
      targets[targets.count - 1].append(line)
    }
    return targets.filter { target in
      target.contains { line in
        let words = line.split { " \"'".contains($0) }
        return words.first == "type:" && words.dropFirst().first?.hasPrefix("application") == true
      }
    }.joined().joined(separator: "\n")
  }

  /// The calls that define targets whose product is an app.
  private static func appsOfTuist(_ text: String) -> String {
    var apps = ""
    for match in text.ranges(of: "arget(") {
      var depth = 1
      let call = text[match.upperBound...].prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      let products = call.ranges(of: ".app").filter { range in
        call[range.upperBound...].first.map { !$0.isLetter && $0 != "(" } ?? true
      }
      if !products.isEmpty { apps += call + "\n" }
    }
    return apps
  }
}
