internal import CountryManifest
internal import ManifestFindings

struct AmbiguousCountryName: ValidationRule {
  static let id: RuleID = "ambiguous-country-name"
  static let summary = "two countries have the same name in an app language"
  static let explanation = """
    People choose a country by its name, so each country needs a distinct one. Examples are the two
    Congos, the two Koreas and the Guineas.

    ```yaml
    countries:
      cd: { name: Congo }
      cg: { name: Congo }
      #           ^^^^^ error: `Congo` is also the name of Congo - Kinshasa in `en`
    ```
    """

  let context: RuleContext

  func check() {
    // In every language, CLDR's names are distinct. Two names can be equal only if one of them is written in the
    // manifest, or is used because CLDR lacks a name.
    var written = Set(manifest.countries.flatMap(\.names).map(\.language.value))
    if manifest.countries.contains(where: { $0.name != nil }) {
      written.insert(manifest.developmentLanguageTag)
    }
    var reported: Set<[Int]> = []
    for language in appLanguages.names
    where written.contains(language) || !standards.namesEveryCountry(in: language) {
      let standardNames = standards.names(in: language)
      var owners: [String: (country: Int, name: Sourced<String>)] = [:]
      for (position, country) in manifest.countries.enumerated() {
        let name = derivation.countries.name(of: country, in: language, standardNames)
        guard name.written != nil || isKnown(country) else { continue }
        guard let owner = owners[name.value] else {
          owners[name.value] = (position, name)
          continue
        }
        guard reported.insert([owner.country, position]).inserted else { continue }
        // The finding is at a name that is written, if there is one.
        let isLater = name.written != nil || owner.name.written == nil
        let (one, other) = isLater ? (position, owner.country) : (owner.country, position)
        let place = name.written ?? owner.name.written
        report(
          "`\(name.value)` is also the name of \(self.name(of: manifest.countries[other])) in "
            + "`\(language)`",
          at: place?.range ?? manifest.countries[one].code.range,
          related: [.init("the other country", at: manifest.countries[other].code.range)],
          help: "give each country a distinct name, because a country picker shows only the name"
        )
      }
    }
  }
}

struct MissingCountryName: ValidationRule {
  static let id: RuleID = "missing-country-name"
  static let severity = Finding.Severity.warning
  static let summary = "a country has no name in an app language"
  static let explanation = """
    A country's name comes from its row, or else from CLDR for the app language or one of its parent
    locales. Without either, the app shows the name in the development language.

    ```yaml
    countries:
      it: { languages: [{ locale: it-IT, lproj: nap }] }
      #                                         ^^^ warning: CLDR has no name in app language `nap` for `it`, and the manifest has none
    ```
    """

  let context: RuleContext

  func check() {
    for entry in appLanguages.entries
    where canonicalTag(entry.name) != nil && !standards.namesEveryCountry(in: entry.name) {
      let isDevelopment = entry.name == manifest.developmentLanguageTag
      let names = standards.names(in: entry.name)
      let without = manifest.countries.filter { country in
        isKnown(country) && country.name(in: entry.name) == nil
          && !(isDevelopment && country.name != nil) && names.name(of: country.code.value) == nil
      }
      guard let first = without.first else { continue }
      report(
        "CLDR has no name in app language `\(entry.name)` for "
          + listing(without.map(\.code.value), atMost: 8) + ", and the manifest has none",
        at: place(of: entry) ?? first.code.range,
        help: "add `\(isDevelopment ? "name: …" : "names: { \(entry.name): … }")` to each row"
      )
    }
  }

  /// The value that defines an app language: the owner's `lproj` or locale, or a key of `localization`.
  ///
  /// Nil for the default development language, which is not written in the manifest.
  private func place(of language: AppLanguages.Entry) -> SourceRange? {
    guard let owner = language.owner else {
      return manifest.languages.first { $0.tag.value == language.name }?.tag.range
        ?? manifest.developmentLanguage?.range
    }
    let row = manifest.countries[owner.country].languages[owner.language]
    return (row.lproj ?? row.locale).range
  }
}
