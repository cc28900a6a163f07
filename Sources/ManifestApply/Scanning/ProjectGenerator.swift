/// A file from which a program makes Xcode projects, which are often not committed.
struct ProjectGenerator {
  enum Program { case xcodeGen, tuist }

  let path: String
  let program: Program
  private let text: String

  /// Nil for another file with such a name: in many apps, `Project.swift` is part of a model.
  init?(_ path: String, _ text: String) {
    self.path = path
    self.text = text
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

  /// Whether it names a file of the app, relative to its own folder.
  func names(_ file: String) -> Bool {
    guard folder.isEmpty || file.hasPrefix("\(folder)/") else { return false }
    return text.contains(file.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
  }
}
