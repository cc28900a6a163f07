internal import EmbeddedFiles

/// The embedded tables of standards that a manifest is checked against.
///
/// The ICU library of the machine is not used, because it accepts `UK`, `SU` and `ZZ` as countries and its answers
/// differ between machines. NOTICE.md lists sources, versions and licenses.
package struct Standards: Sendable {
  package let countries = StandardsTable("iso_countries.tsv")
  package let countryNames = StandardsTable("country_names.tsv")
  package let shortCountryNames = StandardsTable("short_country_names.tsv")
  package let parentLocales = StandardsTable("parent_locales.tsv")
  package let likelySubtags = StandardsTable("likely_subtags.tsv")
  package let languages = StandardsTable("languages.tsv")
  package let scripts = StandardsTable("scripts.tsv")
  package let variants = StandardsTable("variants.tsv")
  package let countryLanguages = StandardsTable("country_languages.tsv")
  package let languageOwnNames = StandardsTable("language_own_names.tsv")
  package let publicSuffixes = StandardsTable("public_suffixes.tsv")
  package let countryCodeDomains = StandardsTable("country_code_domains.tsv")
  package let countrySuffixes = StandardsTable("country_suffixes.tsv")
  package let addressForms = StandardsTable("address_forms.tsv")
  package let callingCodes = StandardsTable("calling_codes.tsv")
  package let countryCurrencies = StandardsTable("country_currencies.tsv")
  package let currencies = StandardsTable("currencies.tsv")
  /// Whether the names of countries are the short forms, for those that have one: `Hong Kong`.
  package var hasShortNames = false

  package static let embedded = Standards()

  /// Whether a lowercase code is an ISO 3166-1 alpha-2 code.
  package func isCountry(_ code: String) -> Bool { countries.contains(code) }

  /// The English name of a country for messages: `Italy`; the code itself if there is none.
  package func englishName(_ code: String) -> String {
    countries.columns(of: code)?.last ?? code
  }

  /// A country's English name within a sentence: `Italy`, `the Netherlands`.
  package func nameInSentence(_ code: String) -> String {
    let name = englishName(code)
    let takesArticle =
      ["United ", "Netherlands", "Philippines", "Bahamas", "Maldives", "Comoros", "Gambia"]
      .contains { name.hasPrefix($0) }
      || ["Islands", "Territory", "Territories", "Republic"].contains { name.hasSuffix($0) }
    return takesArticle ? "the \(name)" : name
  }

  /// CLDR's names of countries in a language; the nearest parent language supplies missing names.
  package struct CountryNames: Sendable {
    /// The parts of the tables, each with the prefix of its keys.
    fileprivate var parts: [(table: StandardsTable, prefix: String)] = []

    package func name(of code: String) -> String? {
      for part in parts {
        if let name = part.table[part.prefix + code] { return name }
      }
      return nil
    }
  }

  /// The names in a language.
  package func names(in tag: String) -> CountryNames {
    let tables = hasShortNames ? [shortCountryNames, countryNames] : [countryNames]
    let prefixes = withParents(tag).map { "\($0)/" }
    return CountryNames(parts: tables.flatMap { table in prefixes.map { (table.part($0), $0) } })
  }

  /// Whether all countries have a name in a language or in one of its parents; asking this once saves one search per
  /// country.
  package func namesEveryCountry(in tag: String) -> Bool {
    let count = countries.count
    return withParents(tag).contains { countryNames.part("\($0)/").count >= count }
  }

  /// A locale and those to which it falls back: `de-AT`, `de`.
  private func withParents(_ tag: String) -> [String] {
    Array(sequence(first: tag) { parent(of: $0) }.prefix { $0 != "und" })
  }

  /// The locale to which a locale falls back: its parent in CLDR, or else the tag without its last subtag.
  ///
  /// The parent of a language is `und`: `de-AT` → `de` → `und`.
  package func parent(of tag: String) -> String {
    if let parent = parentLocales[tag] { return parent }
    guard let hyphen = tag.lastIndex(of: "-") else { return "und" }
    return String(tag[..<hyphen])
  }

  /// Whether a locale falls back to another one, as `en-HK` does to `en`.
  package func falls(_ tag: String, backTo ancestor: String) -> Bool {
    withParents(tag).contains(ancestor)
  }

  /// The most likely country of a language, or of a language in a script: `pt` → `br`, `zh-Hant` → `tw`.
  ///
  /// CLDR has no entry for a language with its usual script, so `zh-Hans` has the likely country of `zh`.
  package func likelyRegion(_ tag: String) -> String? {
    let language = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    guard let subtags = likelySubtags[tag] ?? likelySubtags[String(Substring(language))] else {
      return nil
    }
    // A script and a region have a tab between them.
    let tab = subtags.utf8.lastIndex(of: UInt8(ascii: "\t"))
    return tab.map { String(subtags[subtags.utf8.index(after: $0)...]) } ?? subtags
  }

  /// The most likely script of a language in its region: `zh-TW` → `Hant`.
  package func likelyScript(_ tag: LanguageTag) -> String? {
    let plain = LanguageTag(language: tag.language, script: tag.script, region: tag.region).text
    let subtags = likelySubtags[plain] ?? likelySubtags[tag.language]
    return subtags.flatMap { $0.split(separator: "\t").first.map(String.init) }
  }

  /// The tag with its likely script and region, so that equivalent tags become equal: `pt` and `pt-BR`.
  package func maximized(_ tag: LanguageTag) -> LanguageTag {
    var full = tag
    full.script = tag.script ?? likelyScript(tag)
    full.region = tag.region ?? likelyRegion(tag.text)
    return full
  }

  /// The status of a language in a country.
  package enum LanguageStatus: String {
    /// By law or constitution.
    case official = "o"
    /// Used by the state without being official by law: English in the United States.
    case working = "w"
    case regional = "r"
    case common = "c"
  }

  /// The languages of a country with their statuses, by number of speakers in descending order.
  package func languages(of code: String) -> [(language: String, status: LanguageStatus)] {
    guard let row = countryLanguages[code] else { return [] }
    return row.split(separator: " ").compactMap { entry in
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let status = LanguageStatus(rawValue: String(parts[1])) else {
        return nil
      }
      return (String(parts[0]), status)
    }
  }

  /// The country-code top-level domain of a country: its code, except `uk` for the United Kingdom.
  package func countryCodeDomain(of code: String) -> String { code == "gb" ? "uk" : code }

  /// The country that owns a two-letter top-level domain; nil if nobody does.
  package func owner(ofCountryCodeDomain domain: String) -> String? {
    guard let code = countryCodeDomains[domain] else { return isCountry(domain) ? domain : nil }
    return code == "-" ? nil : code
  }

  /// Whether the public-suffix list contains the name, or a wildcard that covers it without an exception.
  package func isPublicSuffix(_ name: String) -> Bool {
    if publicSuffixes.contains(name) { return true }
    // Only wildcards have exceptions.
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return publicSuffixes.contains("*\(name[dot...])") && !publicSuffixes.contains("!\(name)")
  }

  /// The domain that an owner registers, a public suffix and the label before it: `www.acme.co.uk` → `acme.co.uk`.
  ///
  /// A name without a known suffix is returned unchanged.
  package func registrableDomain(of host: String) -> String {
    var name = host[...]
    while let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let parent = name[name.index(after: dot)...]
      if isPublicSuffix(String(parent)) { break }
      name = parent
    }
    return name.utf8.contains(UInt8(ascii: ".")) ? String(name) : host
  }

  /// The suffix under which companies of a country register their domains: `it`, `co.uk`; nil without a domain.
  package func companySuffix(of code: String) -> String? {
    let suffix = countrySuffixes[code] ?? code
    return suffix == "-" ? nil : suffix
  }
}

/// Nonstandard codes that people write.
extension Standards {
  /// Two-letter codes in lowercase that people write for a country: the TLD `uk`, the language codes `el` and
  /// `en`.
  private static let nonstandardCountryCodes = ["uk": "gb", "el": "gr", "en": "gb"]

  /// Country-code domains that sites in all countries use like generic ones.
  ///
  /// These are the "generic country code top-level domains" of Google Search Central, "Managing
  /// multi-regional and multilingual sites", May 2026.
  package static let genericCountryCodeDomains: Set<String> = [
    "ad", "ai", "as", "bz", "cc", "cd", "co", "dj", "fm", "io", "la", "me", "ms", "nu", "sc", "sr",
    "su", "tv", "tk", "ws",
  ]

  /// The country code that a text probably means: an uppercase code, a code of another standard, or an
  /// English name.
  package func countryCode(meantBy text: String) -> String? {
    let text = text.lowercased()
    if isCountry(text) { return text }
    return Self.nonstandardCountryCodes[text] ?? Self.countryCodesByName[text]
  }

  /// The codes by ISO 3166-1 alpha-3 code and by English name, in lowercase; made once, because many rows can be wrong.
  private static let countryCodesByName: [String: String] = {
    let names = embedded.countries.keys.flatMap { code in
      (embedded.countries.columns(of: code) ?? []).map { ($0.lowercased(), code) }
    }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }()
}

/// Parts of the world that locales identify by a number.
extension Standards {
  /// Whether a numeric region contains a country.
  ///
  /// Only the regions for which CLDR has locales are supported: `001` is the world, `150` is Europe, and `419`
  /// is Latin America and the Caribbean. Their countries are those in the standard UN M49, and Kosovo as in CLDR.
  /// For other numbers the result is false.
  package static func region(_ region: String, contains code: String) -> Bool {
    switch region {
    case "001": true
    case "150": europe.contains(code)
    case "419": latinAmerica.contains(code)
    default: false
    }
  }

  private static let europe = words(
    """
    ad al at ax ba be bg by ch cz de dk ee es fi fo fr gb gg gi gr hr hu ie im is it je li lt lu lv mc md me mk mt nl no
    pl pt ro rs ru se si sj sk sm ua va xk
    """
  )
  private static let latinAmerica = words(
    """
    ag ai ar aw bb bl bo bq br bs bv bz cl co cr cu cw dm do ec fk gd gf gp gs gt gy hn ht jm kn ky lc mf mq ms mx ni pa
    pe pr py sr sv sx tc tt uy vc ve vg vi
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
