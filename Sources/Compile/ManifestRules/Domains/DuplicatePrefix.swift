internal import CountryManifest
internal import ManifestFindings

struct DuplicatePrefix: ValidationRule {
  static let id: RuleID = "duplicate-prefix"
  static let severity = Finding.Severity.error
  static let summary = "a country's prefix is another country's prefix or code"
  static let explanation = """
    A prefix identifies a country in hosts and in names of previews, so it must be unique. Another
    country's code is reserved even if that country has another prefix: otherwise an old link to
    `it.example.com` could mean Italy, and a new one France.

    ```yaml
    countries:
      it: { hosts: subdomain }
      fr: { hosts: subdomain, prefix: it }
      #                               ^^ error: prefix `it` is the code of Italy
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var owners: [String: Country] = [:]
    for country in manifest.countries {
      guard let prefix = country.prefix, prefix.value != country.code.value else { continue }
      let other = context.positions[prefix.value].map { manifest.countries[$0] }
      if let other {
        let reason = "the code of \(context.name(other))"
        report(prefix, of: country, reason, other.code.range, in: &context)
      } else if let owner = owners[prefix.value], let first = owner.prefix {
        let reason = "already the prefix of \(context.name(owner))"
        report(prefix, of: country, reason, first.range, in: &context)
      } else {
        owners[prefix.value] = country
      }
    }
  }

  private func report(
    _ prefix: Located<String>,
    of country: Country,
    _ reason: String,
    _ other: SourceRange,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "prefix `\(prefix.value)` is \(reason)",
      at: prefix.range,
      related: [.init("used here", at: other)],
      help: context.isKnown(country)
        ? "delete it: the default is the country's code, `\(country.code.value)`"
        : "choose another prefix"
    )
  }
}
