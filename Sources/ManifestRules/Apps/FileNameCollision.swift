internal import CountryManifest
internal import ManifestDiagnostics

struct FileNameCollision: ValidationRule {
  static let id: RuleID = "file-name-collision"
  static let severity = Diagnostic.Severity.error
  static let summary = "two names give one file where capitals do not count"
  static let explanation = """
    Each variant and each Xcode project has files of its name. On a Mac's disk `RC` and `rc` are one
    file, so that one of them would be lost.

    ```yaml
    localization:
      xcode_projects: [Example, example]
      #                         ^^^^^^^ error: `example` is `Example` but for capitals
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    check(manifest.apps.map(\.name), in: &context)
    check(manifest.xcodeProjects, in: &context)
  }

  private func check(_ names: [Located<String>], in context: inout RuleContext) {
    guard names.count > 1 else { return }
    var owners: [String: Located<String>] = [:]
    for name in names {
      let folded = name.value.lowercased()
      guard let owner = owners[folded] else {
        owners[folded] = name
        continue
      }
      // The same name twice is another rule's, or the reader's of keys.
      guard owner.value != name.value else { continue }
      context.report(
        self,
        "`\(name.value)` is `\(owner.value)` but for capitals, and one file on a Mac's disk",
        at: name.range,
        related: [.init("first here", at: owner.range)],
        help: "rename one of them"
      )
    }
  }
}
