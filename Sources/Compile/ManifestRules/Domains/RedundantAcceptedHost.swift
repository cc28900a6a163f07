internal import CountryManifest
internal import ManifestFindings

struct RedundantAcceptedHost: ValidationRule {
  static let id: RuleID = "redundant-accepted-host"
  static let severity = Finding.Severity.error
  static let summary = "a country accepts its own host form, or the same form twice"
  static let explanation = """
    `accepts` lists host forms that open the app although requests do not go there. A country's own
    host form always opens the app; listing it usually means an unfinished migration.

    ```yaml
    countries:
      it: { tld: it, hosts: subdomain, accepts: [subdomain] }
      #                                          ^^^^^^^^^ error: `subdomain` is already the host form of Italy
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where !country.accepts.isEmpty {
      let name = context.name(country)
      var first: [HostPlace: SourceRange] = [:]
      let requested = HostPlaces(country, in: manifest).requested
      let forms = Set(country.accepts.map(\.value.form))
      // `default-country` reports a default country that accepts a subdomain.
      let isDefault = country.code.value == manifest.product.defaultCountry?.value
      for form in country.accepts where !(isDefault && form.value.form == .subdomain) {
        guard let place = HostPlaces.place(form.value, of: country, in: manifest) else {
          continue
        }
        if let hosts = country.hosts, place == requested {
          context.report(
            self,
            "`\(form.value.text)` is already the host form of \(name)",
            at: form.range,
            related: [.init("set here", at: hosts.range)],
            help: help(form.value, listed: forms, isOnly: country.accepts.count == 1)
          )
        } else if let earlier = first[place] {
          context.report(
            self,
            "duplicate host form `\(form.value.text)`",
            at: form.range,
            related: [.init("first listed here", at: earlier)],
            help: "delete it"
          )
        }
        first[place] = first[place] ?? form.range
      }
    }
  }

  private func help(_ form: AcceptedHosts, listed: Set<HostStyle>, isOnly: Bool) -> String {
    let deleted = isOnly ? "`accepts`" : "it"
    let other: HostStyle? = form.form == .tld ? .subdomain : form.form == .subdomain ? .tld : nil
    guard let other, !listed.contains(other), form.sharedTLD == nil else {
      return "delete \(deleted)"
    }
    return "write `\(other.rawValue)`, or delete \(deleted)"
  }
}
