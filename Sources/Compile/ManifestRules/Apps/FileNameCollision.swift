internal import CountryManifest
internal import ManifestFindings

struct FileNameCollision: ValidationRule {
  static let id: RuleID = "file-name-collision"
  static let severity = Finding.Severity.error
  static let summary = "two names produce the same file on a case-insensitive disk"
  static let explanation = """
    Each app variant has files named after it. On a case-insensitive disk, the default on macOS, `RC`
    and `rc` are the same file, so one would overwrite the other.

    ```yaml
    apps:
      RC: { team: ABCDE12345, bundle: com.example.rc, statuses: [live] }
      rc: { team: ABCDE12345, bundle: com.example.beta, statuses: [live] }
    # ^^ error: `rc` and `RC` differ only in letter case
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let names = manifest.apps.map(\.name)
    guard names.count > 1 else { return }
    var owners: [String: Located<String>] = [:]
    for name in names {
      let folded = name.value.lowercased()
      guard let owner = owners[folded] else {
        owners[folded] = name
        continue
      }
      // The parser reports equal names.
      guard owner.value != name.value else { continue }
      context.report(
        self,
        "`\(name.value)` and `\(owner.value)` differ only in letter case, so they produce the same file",
        at: name.range,
        related: [.init("first used here", at: owner.range)],
        help: "rename one of them"
      )
    }
  }
}
