internal import CountryManifest
internal import ManifestFindings

/// The languages that a country's users can choose, with the values derived for each.
enum CountryLanguages: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if pair.isSame(areLanguagesSame) { return [] }
    let locales = { (side: CountryPair.Side) in side.country.languages.map(\.locale.value) }
    let (before, after) = (byLocale(pair.old), byLocale(pair.new))
    return pair.change("languages", of: { locales($0).map { ($0, $0) } })
      + defaultLanguage(of: pair)
      + pair.names(locales).flatMap { locale in
        switch (before[locale], after[locale]) {
        case (let old?, let new?): changes(of: pair, locale, old, new)
        // A language in only one of the manifests is shown on one line.
        case (let old, let new):
          pair.change("", .locale(locale), from: old.map(values) ?? [], to: new.map(values) ?? [])
        }
      }
  }

  private static func changes(
    of pair: CountryPair,
    _ locale: String,
    _ old: ResolvedLanguage,
    _ new: ResolvedLanguage
  ) -> [Change] {
    properties.flatMap { name, value -> [Change] in
      let (before, after) = (value(old), value(new))
      // If the value that the country has for all its languages changed in the same way, only that change is shown.
      if let own = ofCountry[name], areSame(before, pair.old.flatMap(own)),
        areSame(after, pair.new.flatMap(own))
      {
        return []
      }
      return pair.change(
        name,
        .locale(locale),
        isDetail: name != "app language",
        from: before.map { [$0] } ?? [],
        to: after.map { [$0] } ?? []
      )
    }
  }

  private static func values(of language: ResolvedLanguage) -> [String] {
    properties.compactMap { name, value in value(language).map { "\(name): \($0)" } }
  }

  /// The change of the default language, the country's first one, which users get until they choose another language.
  private static func defaultLanguage(of pair: CountryPair) -> [Change] {
    guard let old = pair.old?.country.languages, let new = pair.new?.country.languages,
      max(old.count, new.count) > 1, let before = old.first, let after = new.first
    else { return [] }
    return pair.change("default language", from: [before.locale.value], to: [after.locale.value])
  }

  private static func areLanguagesSame(_ old: ResolvedCountry, _ new: ResolvedCountry) -> Bool {
    old.languages.elementsEqual(new.languages) { one, other in
      areSame(one.locale.value, other.locale.value)
        && properties.allSatisfy { areSame($0.value(one), $0.value(other)) }
    }
  }

  private static func byLocale(_ side: CountryPair.Side?) -> [String: ResolvedLanguage] {
    let languages = side?.country.languages ?? []
    return Dictionary(
      languages.map { ($0.locale.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static let ofCountry: [String: @Sendable (CountryPair.Side) -> String?] = [
    "help-desk locale": { $0.country.exported(.helpDeskLocale) },
    "help center": { $0.country.helpDeskURL },
  ]

  private static let properties: [(name: String, value: @Sendable (ResolvedLanguage) -> String?)] =
    [
      ("app language", { $0.appLanguage.value }),
      ("folder", { $0.folder == $0.appLanguage.value ? nil : "\($0.folder).lproj" }),
      ("URL", { $0.url.value }),
      ("Smartling", { $0.smartling?.value }),
      ("Android", { $0.android.map { "values-\($0.value)" } }),
      ("help-desk locale", { $0.helpDeskLocale?.value }),
      ("help center", { $0.helpDeskURL }),
    ]
}
