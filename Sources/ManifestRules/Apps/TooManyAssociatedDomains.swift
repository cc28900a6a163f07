internal import CountryManifest
internal import ManifestDiagnostics

struct TooManyAssociatedDomains: ValidationRule {
  static let id: RuleID = "too-many-associated-domains"
  static let severity = Diagnostic.Severity.warning
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
    let production = manifest.environments.firstIndex { $0.name.value == Environment.production }
    let web = manifest.services.firstIndex { $0.name.value == Service.web }
    var counts: [Country.Status: Int] = [:]
    // The service of an entitlement domain is nil.
    for entry in context.hosts.entries
    where entry.environment == production && (entry.service == nil || entry.service == web) {
      guard let country = entry.country else { continue }
      counts[manifest.countries[country].statusOrDefault, default: 0] += 1
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
