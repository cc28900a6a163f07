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

  let context: RuleContext

  static let limit = 30

  func check() {
    let onApple = manifest.apps.filter { $0.bundle != nil }
    guard !onApple.isEmpty else { return }
    // Countries on paths share a host, which counts only once.
    var hosts: [Country.Status: Set<String>] = [:]
    for (position, country) in manifest.countries.enumerated() {
      let addresses =
        derivation.countries.webAddresses(of: position).map(\.value)
        + country.entitlementDomains.map(\.value)
      hosts[country.statusOrDefault, default: []].formUnion(addresses.map { Address($0).host })
    }
    let counts = onApple.map { app in
      app.statuses.reduce(into: Set<String>()) { $0.formUnion(hosts[$1.value] ?? []) }.count
    }
    // One finding is enough, because variants list mostly the same countries.
    guard let (app, count) = zip(onApple, counts).max(by: { $0.1 < $1.1 }), count > Self.limit
    else { return }
    report(
      "`\(app.name.value)` has \(count) associated domains, more than \(Self.limit)",
      at: app.name.range,
      notes: ["Apple recommends at most 20 to 30"],
      help: "list fewer statuses, or accept fewer hosts per country"
    )
  }
}
