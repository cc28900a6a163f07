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
      #                                    ^^^^^^^^^^^^^^^ warning: duplicate bundle identifier `com.example.app`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // Apps of different teams can have the same bundle identifier.
    for apps in Dictionary(grouping: manifest.apps, by: \.team?.value).values {
      context.reportDuplicates(
        self,
        "bundle identifier",
        apps.compactMap(\.bundle),
        help: help,
        key: \.value
      )
    }
    let packages = manifest.apps.compactMap(\.android?.package)
    context.reportDuplicates(self, "package name", packages, help: help, key: \.value)
  }

  private func help(_ identifier: Located<String>) -> String {
    "write another one, such as `\(identifier.value).nightly`"
  }
}
