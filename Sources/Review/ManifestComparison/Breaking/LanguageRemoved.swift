internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum LanguageRemoved: BreakingRule {
  static let id = BreakingChangeID.languageRemoved
  static let summary = "a country does not have a language anymore"
  static let explanation = """
    Users who have chosen the language get another one. If no other row has its app language, the
    case of `AppLanguage` is gone, too. A comment names the country or the locale.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.countries.flatMap { pair -> [BreakingChange] in
      guard let old = pair.old?.country, let new = pair.new?.country else { return [] }
      let kept = Set(new.languages.map(\.locale.value))
      let gone = old.languages.map(\.locale.value).filter { !kept.contains($0) }
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
