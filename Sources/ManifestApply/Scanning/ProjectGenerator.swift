/// A file from which a program makes Xcode projects, which are often not committed.
struct ProjectGenerator {
  enum Program { case xcodeGen, tuist }

  let path: String
  let program: Program
  /// The file, those that it includes, and the build settings of the app, by their folders.
  private var texts: [(folder: String, text: String)] = []

  /// Nil for another file with such a name: in many apps, `Project.swift` is part of a model.
  init?(_ path: String, settings: [String], read: (String) -> String?) {
    guard let text = read(path) else { return nil }
    self.path = path
    if path.hasSuffix(".swift") {
      guard text.contains("import ProjectDescription") else { return nil }
      program = .tuist
    } else {
      let keys = text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != ":" } }
      guard keys.contains("targets") || keys.contains("name") || keys.contains("include") else {
        return nil
      }
      program = .xcodeGen
    }
    let included = program == .xcodeGen ? Self.specifications(in: text) : []
    let paths = included.map { AppPath.inside(folder, $0) } + settings
    texts = [(folder, text)]
    texts += paths.compactMap { path in read(path).map { (AppPath.folder(of: path), $0) } }
  }

  var folder: String { AppPath.folder(of: path) }

  /// How the project gets its regions, as a comment.
  var note: String {
    switch program {
    case .xcodeGen:
      "# \(path): XcodeGen takes the regions from the .lproj folders; run it after `apply`"
    case .tuist:
      "# \(path): Tuist makes the project from it; write the regions there, as `defaultKnownRegions`"
    }
  }

  /// Whether it names a file of the app: relative to its own folder, or to that of the file it includes.
  func names(_ file: String) -> Bool {
    texts.contains { text in
      Set([folder, text.folder]).contains { folder in
        guard folder.isEmpty || file.hasPrefix("\(folder)/") else { return false }
        let name = file.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
        return text.text.ranges(of: name).contains { Self.isStart($0.lowerBound, of: text.text) }
      }
    }
  }

  /// Whether a path can begin there: not within another one, but after `$(SRCROOT)/` or `./`.
  private static func isStart(_ index: String.Index, of text: String) -> Bool {
    var before = text[..<index]
    if before.last == "/" {
      before.removeLast()
      return before.last.map { ")}.".contains($0) } ?? false
    }
    return before.last.map { $0.isWhitespace || "\"'=:([{,".contains($0) } ?? true
  }

  /// What may be the paths of included files.
  private static func specifications(in text: String) -> [String] {
    text.split { $0.isWhitespace || "\"'[]{},".contains($0) }
      .filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.map(String.init)
  }
}
