internal import CountryManifest
internal import ManifestDiagnostics

/// A locale of the help center, in whatever spelling: `it`, `en_GB`, `pt-br`, `zh_Hans`, `es_419`, `iw`.
struct HelpDeskLocale {
  enum Problem: Error {
    case malformed
    case unknownLanguage
    case unknownScript
    case unknownRegion
    /// A language code, but written for the country that has the same code: `se` for Sweden.
    case countryCode
  }

  /// The canonical tag: `he` for `iw`.
  let tag: LanguageTag
  /// The language as it is written, in lowercase.
  private let language: String

  /// `owner` is the country whose row has the locale.
  static func parse(
    _ text: String,
    owner: Country,
    _ context: RuleContext
  ) -> Result<HelpDeskLocale, Problem> {
    var parsed = LanguageTag.parse(text, context.standards)
    if case .failure(.notCanonical(let canonical)) = parsed {
      parsed = LanguageTag.parse(canonical, context.standards)
    }
    let tag: LanguageTag
    switch parsed {
    case .success(let found): tag = found
    case .failure(.unknownLanguage): return .failure(.unknownLanguage)
    case .failure(.unknownScript): return .failure(.unknownScript)
    case .failure(.unknownRegion): return .failure(.unknownRegion)
    case .failure(.malformed), .failure(.notCanonical): return .failure(.malformed)
    }
    let locale = HelpDeskLocale(tag: tag, language: Self.subtags(of: text)[0].lowercased())
    let isOwnersCode =
      locale.language == owner.code.value
      || Standards.nonstandardCountryCodes[locale.language] == owner.code.value
    guard !isOwnersCode || locale.isCommon(in: owner, context) else {
      return .failure(.countryCode)
    }
    return .success(locale)
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

  /// Whether it is in a language; `no` is both forms of Norwegian.
  func speaks(_ other: LanguageTag) -> Bool {
    tag.language == other.language || language == "no" && ["nb", "nn"].contains(other.language)
  }
}
