import CountryManifest

/// Manifests of many different shapes.
enum Manifests {
  private static func country(
    _ code: String,
    tld: String,
    hosts: String = "subdomain",
    languages: String,
    fields: String = "name"
  ) -> String {
    """
      "\(code)":
        tld: "\(tld)"
        hosts: \(hosts)
        languages: \(languages)
        help_desk_locale: en
        account_form: { fields: [\(fields)] }

    """
  }

  /// Two countries by path and a wildcard, with these outputs.
  static func byPath(outputs: String) -> String {
    """
    format: 1
    product: { name: Acme, default_country: us, language_url: "{web_url}", outputs: { \(outputs) } }
    environments:
      production: { site: acme, hosts: country }
    services:
      web: { label: "" }
    apps:
      Acme:
        team: ABCDE12345
        bundle: com.acme.app
        statuses: [live]
        android:
          package: com.acme.app
          sha256: ["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]
    countries:
      us: { tld: com, hosts: path, languages: [en-US], entitlement_domains: ["*.shops.acme.com"] }
      it: { hosts: path, languages: [it-IT] }

    """
  }

  /// Keys and names that are reserved words of Swift, and languages with hyphens and digits.
  static let keywords = Program.text("keywords.yaml")

  /// The same with names that have a meaning in the libraries of Kotlin and JavaScript.
  static let words =
    keywords
    .replacing(
      "  urls: {",
      with: """
          string: { site: words-string, hosts: subdomain }
          companion: { site: words-companion, hosts: named }
          preview_name: { site: words-preview, hosts: subdomain }
          environment: { site: words-environment, hosts: country }
          urls: {
        """
    )
    .replacing(
      "  func: {",
      with: """
          constructor: { label: n }
          entries: { label: o, companion: { port: 84 } }
          name: { label: p }
          default: { label: q, scope: global }
          func: {
        """
    )
    .replacing("  case: {", with: "  constructor: { label: C, content: text }\n  case: {")
    .replacing("fields: [name]", with: "fields: [name, { constructor: { max_length: 3 } }, case]")

  /// Only the required keys: no named environment, help desk, form or global service.
  static let smallest = Program.text("smallest.yaml")

  /// Countries with and without a help center and a form; one has a help center in only one
  /// language.
  static let partial = Program.text("partial.yaml")

  /// Texts of 3, 4, 5, 4 and 3 Unicode code points, and of 3, 4, 1, 2 and 3 grapheme clusters.
  static let lengths = ["abc", "abcd", "👨\u{200D}👩\u{200D}👧", "e\u{301}e\u{301}", "𝒳𝒳𝒳"]

  /// The texts of `lengths` as literals in any language.
  static let lengthLiterals = lengths.map { "\"\($0)\"" }.joined(separator: ", ")

  /// For each country, a line with its help center and the key of its form's first label.
  ///
  /// The next line says for each text of `lengths` whether it fits into that field. The third line
  /// lists the fields that are missing in an empty form. Then each language has a line.
  static let partialAnswer = """
    ie en-ie https://partial.zendesk.com/hc/en-ie form.label.name
    fits fits fits fits fits
    missing name constructor
    en-IE en-ie https://partial.zendesk.com/hc/en-ie
    it - - -
    it-IT - -
    ch - - country.form.CH.name
    fits long long long fits
    missing name
    de-CH - -
    fr-CH fr https://partial.zendesk.com/hc/fr

    """

  /// A product whose help center has locales but no URL.
  static let withoutHelpDeskURL = partial.replacing(
    "  help_desk_url: \"https://partial.zendesk.com/hc/{help_desk_locale}\"\n",
    with: ""
  )

  /// Every country of ISO 3166-1, and two named environments.
  static func allCountries() -> String {
    let codes = Standards.embedded.countries.keys
    return codes.reduce(
      Program.text("world.yaml")
    ) { text, code in
      let hasCodes = Standards.embedded.addressFormat(of: code)?.postalPattern != nil
      return text
        + country(
          code,
          tld: code == "us" ? "com" : Standards.embedded.countryCodeDomain(of: code),
          hosts: code == "us" ? "tld" : "subdomain",
          languages: "[{ locale: en, lproj: en }]",
          fields: hasCodes ? "name, postal_code" : "name"
        )
        // CLDR has no currency for Antarctica.
        + (code == "aq" ? "    currency: USD\n" : "")
    }
  }
}
