internal import CountryManifest
internal import ManifestFindings

struct LinkNotExcluded: ValidationRule {
  static let id: RuleID = "link-not-excluded"
  static let severity = Finding.Severity.warning
  static let summary = "a variant opens links to a country that it does not include"
  static let explanation = """
    If countries have paths, a variant that includes the country of the whole host opens every path on
    that host. It cannot exclude the path of another country: before Android 15, an intent filter cannot
    exclude paths, and Apple's association file is public, so it does not name countries that are not
    launched. Links to such a country therefore open the app, too, and the app must open them in the
    browser.

    ```yaml
    apps:
      Acme: { statuses: [live], android: { package: com.example.app } }
    countries:
      us: { tld: com, hosts: tld }
      it: { status: planned, hosts: path }
    # ^^ warning: `Acme` opens links to Italy, which it does not include: `www.example.com/it`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard context.hosts.hasPaths else { return }
    let addresses = manifest.countries.map { country in
      context.derivation.countries.webAddresses(of: country).map { Address($0.value) }
    }
    var owners: [String: Country] = [:]
    for (country, addresses) in zip(manifest.countries, addresses) {
      for address in addresses where address.segment == nil { owners[address.host] = country }
    }
    for app in manifest.apps where !app.isStatusUnread {
      let statuses = Set(app.statuses.map(\.value))
      for (country, addresses) in zip(manifest.countries, addresses)
      where !statuses.contains(country.statusOrDefault) {
        let opened = addresses.first { address in
          guard address.segment != nil, let owner = owners[address.host] else { return false }
          return statuses.contains(owner.statusOrDefault)
        }
        guard let opened else { continue }
        context.report(
          self,
          "`\(app.name.value)` opens links to \(context.name(country)), which it does not include: "
            + "`\(opened.text)`",
          at: country.status?.range ?? country.code.range,
          related: [.init("the statuses of the variant", at: app.name.range)],
          notes: app.android == nil
            ? [] : ["before Android 15, an intent filter cannot exclude a path"],
          help: "change the app to open them in a browser, and allow it in a comment with a reason"
        )
      }
    }
  }
}
