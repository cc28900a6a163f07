internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum SmartlingLocaleRemoved: BreakingRule {
  static let id = BreakingChangeID.smartlingLocaleRemoved
  static let summary = "a locale is not translated in Smartling anymore"
  static let explanation = """
    The country's language stays, and no row has its Smartling locale anymore: translations that are
    finished or under way are not delivered. A comment names the country or the Smartling locale.
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
