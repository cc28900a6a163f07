internal import CountryManifest
internal import ManifestFindings

struct TooManyAssociatedDomains: ValidationRule {
  static let id: RuleID = "too-many-associated-domains"
  static let severity = Finding.Severity.warning
  static let summary = "a variant has more associated domains than Apple recommends"
  static let explanation = """
    Apple recommends at most 20 to 30 associated domains per app, because each is fetched when the
    app is installed. This rule counts the hosts of all countries whose status the variant lists,
    including accepted hosts and `entitlement_domains`.

    ```yaml
    apps:
      Nightly: { statuses: [live, planned] }
    # ^^^^^^^ warning: `Nightly` has 31 associated domains, more than 30
    ```
    """

  static let limit = 30

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard !manifest.apps.isEmpty else { return }
    var counts: [Country.Status: Int] = [:]
    for country in manifest.countries {
      let derived = context.derivation.countries.webHosts(of: country).map(\.value)
      let hosts = Set(derived + country.entitlementDomains.map(\.value))
      counts[country.statusOrDefault, default: 0] += hosts.count
    }
    for app in manifest.apps {
      let count = Set(app.statuses.map(\.value)).reduce(0) { $0 + (counts[$1] ?? 0) }
      guard count > Self.limit else { continue }
      context.report(
        self,
        "`\(app.name.value)` has \(count) associated domains, more than \(Self.limit)",
        at: app.name.range,
        notes: ["Apple recommends at most 20 to 30"],
        help: "list fewer statuses, or accept fewer hosts per country"
      )
    }
  }
}
