internal import CountryManifest
internal import ManifestFindings

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
      #                                         ^^^ warning: CLDR has no names in app language `nap`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var missing: [Int: [String]] = [:]
    for entry in context.appLanguages.entries where context.validTag(entry.name) != nil {
      let language = entry.name
      // This check per language saves one search per country.
      guard !context.namesEveryCountry(in: language) else { continue }
      let standardNames = context.standards.names(in: language)
      let without = manifest.countries.indices.filter { position in
        context.isKnown(manifest.countries[position])
          && !hasName(manifest.countries[position], language, manifest, standardNames)
      }
      if without.count > 1 {
        report(entry, without, manifest, in: &context)
      } else if let country = without.first {
        missing[country, default: []].append(language)
      }
    }
    for (country, languages) in missing.sorted(by: { $0.key < $1.key }) {
      let row = manifest.countries[country]
      let key =
        languages[0] == manifest.developmentLanguageTag
        ? "name: …" : "names: { \(languages[0]): … }"
      context.report(
        self,
        "\(context.name(row)) has no name in \(listing(languages)), neither in its row nor in CLDR",
        at: row.code.range,
        help: "add `\(key)`; until then the \(substitute(languages[0], manifest)) is used"
      )
    }
  }

  private func hasName(
    _ row: Country,
    _ language: String,
    _ manifest: Manifest,
    _ standardNames: Standards.CountryNames
  ) -> Bool {
    if row.name != nil, language == manifest.developmentLanguageTag { return true }
    return row.name(in: language) != nil
      || standardNames.name(of: row.code.value) != nil
  }

  /// Reports, in one finding, all countries that have no name in an app language.
  private func report(
    _ entry: AppLanguages.Entry,
    _ countries: [Int],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let codes = countries.map { manifest.countries[$0].code.value }
    let isDevelopment = entry.name == manifest.developmentLanguageTag
    let key = isDevelopment ? "name: …" : "names: { \(entry.name): … }"
    context.report(
      self,
      "CLDR has no names in app language `\(entry.name)` for \(codes.count) countries, and their "
        + "rows have none",
      at: context.location(of: entry, manifest) ?? manifest.countries[countries[0]].code.range,
      notes: ["countries without a name: \(listing(codes))"],
      help: "add `\(key)` to each row; until then the \(substitute(entry.name, manifest)) is used"
    )
  }

  private func substitute(_ language: String, _ manifest: Manifest) -> String {
    language == manifest.developmentLanguageTag
      ? "English name" : "name in the development language"
  }
}
