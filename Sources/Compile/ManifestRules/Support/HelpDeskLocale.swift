internal import CountryManifest
internal import ManifestFindings

/// A locale of the help center, in any spelling: `it`, `en_GB`, `pt-br`, `zh_Hans`, `es_419`, `iw`.
struct HelpDeskLocale {
  enum Problem: Error {
    case malformed
    case unknownLanguage
    case unknownScript
    case unknownRegion(String)
    case unknownVariant
    /// A language code that was meant as the country with the same code: `se` is Northern Sami, but Sweden was meant.
    ///
    /// Detecting this requires the country of the row, so `parse` never returns this case.
    case countryCode
  }

  /// The canonical tag, such as `he` for `iw`.
  let tag: LanguageTag
  /// The language as written, in lowercase.
  private let language: String
  /// The country that people often mean by this language code, such as `gb` for `uk`, which is Ukrainian.
  private let nonstandardCountry: String?

  static func parse(_ text: String, _ standards: Standards) -> Result<HelpDeskLocale, Problem> {
    var parsed = LanguageTag.parse(text, standards)
    if case .failure(.notCanonical(let canonical)) = parsed {
      parsed = LanguageTag.parse(canonical, standards)
    }
    let tag: LanguageTag
    switch parsed {
    case .success(let found): tag = found
    case .failure(.unknownLanguage): return .failure(.unknownLanguage)
    case .failure(.unknownScript): return .failure(.unknownScript)
    case .failure(.unknownRegion(let region)): return .failure(.unknownRegion(region))
    case .failure(.unknownVariant): return .failure(.unknownVariant)
    case .failure(.malformed), .failure(.extended), .failure(.notCanonical):
      return .failure(.malformed)
    }
    let language = Self.subtags(of: text)[0].lowercased()
    return .success(
      HelpDeskLocale(
        tag: tag,
        language: language,
        nonstandardCountry: Standards.nonstandardCountryCodes[language]
      )
    )
  }

  /// Whether the locale begins with the country's code instead of a language, such as `se` in Sweden.
  ///
  /// If the language with that code is common in the country, the language was meant.
  func isCodeInstead(of country: Country, _ context: RuleContext) -> Bool {
    let code = country.code.value
    return (language == code || nonstandardCountry == code) && !isCommon(in: country, context)
  }

  static func subtags(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  }

  private func isCommon(in country: Country, _ context: RuleContext) -> Bool {
    country.languages.contains { speaks(LanguageTag(language: Self.language(of: $0))) }
      || context.standards.languages(of: country.code.value).contains { entry in
        speaks(LanguageTag(language: String(entry.language.prefix { $0 != "-" })))
      }
  }

  private static func language(of language: Language) -> String {
    language.locale.value.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private static let norwegian: Set<String> = ["nb", "nn"]

  /// Whether the locale is in a language; the two written forms of Norwegian count as one language.
  func speaks(_ other: LanguageTag) -> Bool { Self.isSameLanguage(tag, other) }

  static func isSameLanguage(_ tag: LanguageTag, _ other: LanguageTag) -> Bool {
    language(of: tag) == language(of: other)
  }

  /// The language of a tag; `no` for both written forms of Norwegian.
  static func language(of tag: LanguageTag) -> String {
    norwegian.contains(tag.language) ? "no" : tag.language
  }
}
