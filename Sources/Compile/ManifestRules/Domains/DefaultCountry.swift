internal import CountryManifest
internal import ManifestFindings

struct DefaultCountry: ValidationRule {
  static let id: RuleID = "default-country"
  static let summary = "the default country is not in the manifest, or is on a subdomain"
  static let explanation = """
    The default country is the one whose hosts have no prefix and whose domain other countries share.
    So it must be one of `countries`, with `hosts: tld` or `hosts: path`, and cannot accept a subdomain
    of its own domain.

    ```yaml
    product: { default_country: us }
    countries:
      us: { tld: com, hosts: subdomain }
      #                      ^^^^^^^^^ error: the default country has `hosts: subdomain`; expected `tld` or `path`
    ```
    """

  let context: RuleContext

  func check() {
    guard let code = manifest.product.defaultCountry, !manifest.countries.isEmpty else { return }
    guard let country = manifest.defaultCountry else { return reportUnknown(code) }
    let related = [Finding.Related("set as the default country here", at: code.range)]
    if let hosts = country.hosts, hosts.value == .subdomain {
      report(
        "the default country has `hosts: subdomain`; expected `tld` or `path`",
        at: hosts.range,
        related: related,
        help: "write `tld`"
      )
    } else if let accepted = country.accepts.first(where: { $0.value.form == .subdomain }) {
      report(
        "the default country cannot accept the host form `\(accepted.value.text)`",
        at: accepted.range,
        related: related,
        help: country.accepts.count == 1 ? "delete `accepts`" : "delete it"
      )
    }
  }

  private func reportUnknown(_ code: Located<String>) {
    let codes = manifest.countries.map(\.code.value)
    // If a row has an unknown key, that key is probably meant as the default country's.
    guard !standards.isCountry(code.value) || codes.allSatisfy(standards.isCountry) else { return }
    let folded = code.value.lowercased()
    let meant = standards.countryCode(meantBy: folded).flatMap { codes.contains($0) ? $0 : nil }
    report(
      "default country `\(code.value)` is not in `countries`",
      at: code.range,
      help: meant.map { "write `\($0)`" } ?? "use one of \(listing(codes))",
      fix: meant.map { Fix(code, rewrittenAs: $0, isSafe: $0 == folded) }
    )
  }
}
