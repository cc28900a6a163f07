internal import CountryManifest
internal import ManifestFindings

struct DuplicateAppId: ValidationRule {
  static let id: RuleID = "duplicate-app-id"
  static let severity = Finding.Severity.warning
  static let summary = "two variants have the same bundle identifier or Android package"
  static let explanation = """
    iOS and Android treat two apps with the same identifier as one app: installing one replaces the
    other, and links open the installed one. Usually one variant was copied from the other.

    ```yaml
    apps:
      Example: { team: ABCDE12345, bundle: com.example.app, statuses: [live] }
      Nightly: { team: ABCDE12345, bundle: com.example.app, statuses: [planned] }
      #                                    ^^^^^^^^^^^^^^^ warning: bundle identifier `com.example.app` is already used by `Example`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    check("bundle identifier", manifest, in: &context) { app in
      // Apps of different teams can have the same bundle identifier.
      app.bundle.map { ($0, "\(app.team?.value ?? "").\($0.value)") }
    }
    check("package", manifest, in: &context) { app in
      app.android?.package.map { ($0, $0.value) }
    }
  }

  private func check(
    _ kind: String,
    _ manifest: Manifest,
    in context: inout RuleContext,
    _ identifier: (App) -> (written: Located<String>, key: String)?
  ) {
    var owners: [String: (app: String, range: SourceRange)] = [:]
    for app in manifest.apps {
      guard let (written, key) = identifier(app) else { continue }
      guard let owner = owners[key] else {
        owners[key] = (app.name.value, written.range)
        continue
      }
      context.report(
        self,
        "\(kind) `\(written.value)` is already used by `\(owner.app)`",
        at: written.range,
        related: [.init("first used here", at: owner.range)],
        help: "write the \(kind) of `\(app.name.value)`, such as "
          + "`\(written.value).\(app.name.value.lowercased().filter { $0.isLetter || $0.isNumber })`"
      )
    }
  }
}
