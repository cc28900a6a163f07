internal import ManifestDiagnostics

/// A file from which a program makes Xcode projects, which are often not committed.
struct ProjectGenerator {
  enum Program { case xcodeGen, tuist }

  let path: String
  let program: Program
  /// What the file names, what those that it includes name, and the build settings of the app.
  private let texts: [NamedPaths]

  /// Nil for another file with such a name: in many apps, `Project.swift` is part of a model.
  init?(_ path: String, settings: [NamedPaths], read: (String) -> String?) {
    guard let text = read(path) else { return nil }
    self.path = path
    let own = NamedPaths(text, at: path)
    guard !path.hasSuffix(".swift") else {
      guard text.contains("import ProjectDescription") else { return nil }
      program = .tuist
      texts = [own] + settings
      return
    }
    let keys = Set(text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != ":" } })
    guard !keys.isDisjoint(with: ["targets", "name", "include"]) else { return nil }
    program = .xcodeGen
    let included = own.specifications.prefix(AppScan.includeLimit).compactMap { name in
      AppPath.normalized(AppPath.inside(own.folder, name)).flatMap { path in
        read(path).map { NamedPaths($0, at: path) }
      }
    }
    texts = [own] + included + settings
  }

  var folder: String { AppPath.folder(of: path) }

  /// How the project gets its regions, as a comment.
  var note: String {
    switch program {
    case .xcodeGen:
      "# \(printable(path)): XcodeGen takes the regions from the .lproj folders; run it after `apply`"
    case .tuist:
      "# \(printable(path)): Tuist makes the project from it; write the regions there, as `defaultKnownRegions`"
    }
  }

  /// Whether it names a file of the app: relative to its own folder, or to that of the file it includes.
  func names(_ file: String) -> Bool { texts.contains { $0.names(file, from: folder) } }
}
