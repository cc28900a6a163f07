import CountryManifest
import ManifestCompiler
import ManifestFindings
import YAMLTree

/// A valid manifest with up to 249 countries: the rows of the real manifest, then rows of ISO 3166-1, filled from the
/// embedded tables.
///
/// With `languages`, every country has a separate language until there are that many app languages.
func sampleManifest(count: Int, languages: Int = 0, after real: String) -> String {
  let known = CheckedManifest(SourceFile(path: "", text: real)).manifest?.countries ?? []
  let codes = Set(known.map(\.code.value))
  guard count > known.count else { return real }
  var text = real.replacing(
    "subdomains_per_domain: 20 ",
    with: "subdomains_per_domain: \(2 * count) "
  )
  // One finding, at the first variant with planned countries, is about all of them.
  text.replace(
    "  RC:\n",
    with: "  # nd-config: allow too-many-associated-domains: more than any app has\n  RC:\n"
  )
  let more = Standards.embedded.countries.keys.filter { !codes.contains($0) }
  for (position, code) in more.prefix(count - known.count).enumerated() {
    text += realisticRow(code, .embedded, speaksItsOwn: position < languages)
  }
  return text
}

/// The languages of the sample product; a country without one of them shares `en`.
private let translated = ["da", "de", "en", "es", "fr", "it", "ja", "nb", "nl", "pl", "pt", "sv"]

private func realisticRow(
  _ code: String,
  _ standards: Standards,
  speaksItsOwn: Bool
) -> String {
  let spoken = standards.languages(of: code).map(\.language)
  var language = spoken.first { translated.contains($0) } ?? spoken.first ?? "en"
  var shown = translated.contains(language) ? language : "en"
  var isOwn = shown == language && standards.likelyRegion(language) == code
  if speaksItsOwn {
    language = spoken.first { standards.namesEveryCountry(in: $0) } ?? "en"
    (shown, isOwn) = (language, true)
  }
  let locale = "\(language)-\(code.uppercased())"
  let address = standards.addressFormat(of: code)
  var fields = ["first_name", "last_name", "street_address", "apartment"]
  if address?.part(.postalCode) != nil { fields.append("postal_code") }
  fields.append("city")
  if address?.part(.state) != nil { fields.append("province") }
  // What addresses can lack is optional, because the manifest must have no warnings.
  let parts: KeyValuePairs<String, FieldContent> = [
    "postal_code": .postalCode, "city": .city, "province": .state,
  ]
  let optional = parts.filter { name, content in
    fields.contains(name) && address?.part(content)?.isRequired == false
  }.map(\.key)
  return """


      \(code):
        status: planned
        tld: \(standards.countryCodeDomain(of: code))
        hosts: subdomain
        languages:
          - \(isOwn ? locale : "{ locale: \(locale), lproj: \(shown) }")
        help_desk_locale: \(language)\(code == "aq" ? "\n    currency: USD" : "")
        account_form:
          fields: [\(fields.joined(separator: ", "))]
          optional: [\((["apartment"] + optional).joined(separator: ", "))]
    """
}
