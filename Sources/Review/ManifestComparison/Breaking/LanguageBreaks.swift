internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum LanguageRemoved: BreakingRule {
  static let id = BreakingChangeID.languageRemoved
  static let summary = "a country no longer has a language"
  static let explanation = """
    Users who have chosen the language get another one. If no other row has its app language, the case
    of `AppLanguage` is gone, too. In an allow comment, NAME is the country or the locale.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.flatMap { pair -> [BreakingChange] in
      guard let old = pair.old?.country, let new = pair.new?.country else { return [] }
      // If a country's code changed, the region in its locales changed too, so only the languages are compared.
      let locale = { (text: String) in
        pair.formerCode == nil ? text : "\(text.prefix { $0 != "-" })"
      }
      let kept = Set(new.languages.map { locale($0.locale.value) })
      let gone = old.languages.map(\.locale.value).filter { !kept.contains(locale($0)) }
      return gone.map { locale in
        BreakingChange(
          id,
          .country(pair.code),
          part: locale,
          "language \(code: locale) of \(name: new.nameInSentence) is removed"
        )
      }
    }
  }
}

enum SmartlingLocaleRemoved: BreakingRule {
  static let id = BreakingChangeID.smartlingLocaleRemoved
  static let summary = "a locale is no longer translated in Smartling"
  static let explanation = """
    The country still has the language, but no row has its Smartling locale. Translations that are
    finished or in progress are not delivered. In an allow comment, NAME is the country or the Smartling
    locale.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.countries.flatMap(\.smartlingLocales).map(\.smartling))
    return comparison.countries.flatMap { pair -> [BreakingChange] in
      guard let old = pair.old?.country, let new = pair.new?.country else { return [] }
      let locales = Set(new.languages.map(\.locale.value))
      return old.smartlingLocales.filter {
        locales.contains($0.locale) && !kept.contains($0.smartling)
      }.map {
        BreakingChange(
          id,
          .country(pair.code),
          part: $0.smartling,
          "Smartling locale \(code: $0.smartling) of language \(code: $0.locale) is removed"
        )
      }
    }
  }
}

extension ResolvedCountry {
  fileprivate var smartlingLocales: [(locale: String, smartling: String)] {
    languages.compactMap { language in
      language.smartling.map { (language.locale.value, $0.value) }
    }
  }
}

enum DevelopmentLanguageChanged: BreakingRule {
  static let id = BreakingChangeID.developmentLanguageChanged
  static let summary = "the development language changed"
  static let explanation = """
    Texts are translated from the development language, and apps fall back to it. If it changes,
    existing translations no longer match their source texts.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let old = comparison.old.developmentLanguage.value
    let new = comparison.new.developmentLanguage.value
    guard old != new else { return [] }
    return [
      BreakingChange(
        id,
        .product,
        "the development language was \(code: old) and is \(code: new) now"
      )
    ]
  }
}
