import CountryManifest
import ManifestCompiler
import ManifestFindings
import YAMLTree

/// A valid manifest with a given number of countries, and the tables of facts to check it with.
///
/// Up to 249, the countries are those of ISO 3166-1: the rows of the real manifest, then rows filled from the
/// embedded tables. Above 249, the codes have three letters, and the tables have made-up facts for them.
struct SampleManifest {
  let text: String
  let standards: Standards
  let limits: Limits

  /// With `languages`, every country has a separate language until there are that many app languages.
  init(count: Int, languages: Int = 0, after real: String) {
    let known = CheckedManifest(SourceFile(path: "", text: real)).manifest?.countries ?? []
    let codes = Set(known.map(\.code.value))
    var limits = Limits()
    limits.size = max(limits.size, count * 1_000)
    limits.nodes = max(limits.nodes, count * 200)
    limits.rows = max(limits.rows, count)
    limits.product = max(limits.product, count * 20_000)
    self.limits = limits
    guard count > known.count else {
      (text, standards) = (real, .embedded)
      return
    }
    var text = real.replacing(
      "subdomains_per_domain: 20 ",
      with: "subdomains_per_domain: \(2 * count) "
    )
    for app in count <= 249 ? ["RC", "Nightly"] : ["Nextdoor", "RC", "Nightly"] {
      text.replace(
        "  \(app):\n",
        with: "  # nd-config: allow too-many-associated-domains: more than any app has\n  \(app):\n"
      )
    }
    if count <= 249 {
      let more = Standards.embedded.countries.keys.filter { !codes.contains($0) }
      for (position, code) in more.prefix(count - known.count).enumerated() {
        text += realisticRow(code, .embedded, speaksItsOwn: position < languages)
      }
      standards = .embedded
    } else {
      let made = madeCodes(count - known.count)
      for (position, code) in made.enumerated() { text += madeRow(code, position) }
      standards = .embedded.knowing(made)
    }
    self.text = text
  }

  var file: SourceFile { SourceFile(path: "countries.yaml", text: text) }

  func check(_ file: SourceFile) -> CheckedManifest {
    CheckedManifest(file, limits: limits, standards: standards)
  }
}

// MARK: ISO's countries

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
    let count = standards.countries.count
    language = spoken.first { standards.namesEveryCountry(in: $0, count: count) } ?? "en"
    (shown, isOwn) = (language, true)
  }
  let locale = "\(language)-\(code.uppercased())"
  let address = standards.addressFormat(of: code)
  let format = address?.format ?? ""
  var fields = ["first_name", "last_name", "street_address", "apartment"]
  if format.contains("%Z") { fields.append("postal_code") }
  fields.append("city")
  if format.contains("%S") { fields.append("province") }
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
          optional: [apartment]
    """
}

// MARK: Made countries

/// Unused three-letter codes.
///
/// They are not top-level domains of other rows, labels of services, or words that other YAML readers do not read
/// as text.
private func madeCodes(_ count: Int) -> [String] {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  var codes: [String] = []
  for first in letters {
    for second in letters {
      for third in letters where codes.count < count {
        let code = String([first, second, third])
        if !["api", "com", "off", "yes"].contains(code) { codes.append(code) }
      }
    }
  }
  return codes
}

private func madeRow(_ code: String, _ position: Int) -> String {
  let hasOwnDomain = position.isMultiple(of: 10)
  let name = code.prefix(1).uppercased() + code.dropFirst() + "land"
  let region = code.uppercased()
  let host = hasOwnDomain ? "nextdoor.\(code)" : "\(code).nextdoor.com"
  return """


      # \(name): opened in wave \(position / 100 + 1), from the list of the market team.
      \(code):
        \(position.isMultiple(of: 3) ? "" : "status: planned")
        tld: \(code)
        hosts: \(hasOwnDomain ? "tld" : "subdomain")
        accepts: [\(position % 8 == 1 && !hasOwnDomain ? "tld" : "")]
        name: Republic of \(name)
        names: { nl: Republiek \(name), de: Republik \(name), fr: République de \(name), es: República de \(name) }
        languages:
          - { locale: en-\(region), lproj: en-GB }
          - { locale: fr-\(region), lproj: fr, url: "https://\(host)/fr/", help_desk_locale: fr }
        help_desk_locale: en
        account_form:
          fields:
            - first_name
            - last_name
            - street_address
            - apartment
            - city
            - { postal_code: { pattern: '\\d{5}', example: "\(10_000 + position)" } }
          optional: [apartment]
    """
}

extension Standards {
  /// The same facts, with made-up countries.
  fileprivate func knowing(_ codes: [String]) -> Standards {
    func name(_ code: String) -> String {
      code.prefix(1).uppercased() + code.dropFirst() + "land"
    }
    var result = self
    result.countries = countries.adding(codes.map { ($0, "\($0.uppercased())\t\(name($0))") })
    result.publicSuffixes = publicSuffixes.adding(codes.map { ($0, "-") })
    result.countryLanguages = countryLanguages.adding(codes.map { ($0, "en:o fr:o") })
    result.countryCurrencies = countryCurrencies.adding(codes.map { ($0, "EUR") })
    result.callingCodes = callingCodes.adding(codes.map { ($0, "999") })
    result.addressForms = addressForms.adding(
      codes.map {
        ($0, "%N%n%O%n%A%n%Z %C\tACZ\t\\d{4}\t1234\tprovince\tcity\tsuburb\tpostal")
      }
    )
    result.countryNames = countryNames.adding(
      ["da", "de", "en", "es", "fr", "it", "nb", "nl", "sv"].flatMap { language in
        codes.map { ("\(language)/\($0)", name($0)) }
      }
    )
    return result
  }
}

extension StandardsTable {
  fileprivate func adding(_ rows: [(key: String, value: String)]) -> StandardsTable {
    let made = Set(rows.map(\.key))
    let kept = keys.filter { !made.contains($0) }.map { (key: $0, value: self[$0] ?? "") }
    return StandardsTable(rows: kept + rows)
  }
}
