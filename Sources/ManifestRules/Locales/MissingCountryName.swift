internal import CountryManifest
internal import ManifestDiagnostics

struct MissingCountryName: ValidationRule {
  static let id: RuleID = "missing-country-name"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country has no name in an app language"
  static let explanation = """
    A country's name comes from its row, or else from CLDR for the app language or one of its parent
    locales. Without either, the app would show the country code.

    ```yaml
    countries:
      it: { languages: [{ locale: it-IT, lproj: nap }] }
      #                                         ^^^ error: CLDR has no names in app language `nap`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var missing: [Int: [String]] = [:]
    let count = context.standards.countries.count
    for entry in context.appLanguages.entries where context.validTag(entry.name) != nil {
      let language = entry.name
      // Checking this once per language saves a search per country.
      guard !context.standards.namesEveryCountry(in: language, count: count) else { continue }
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
      context.report(
        self,
        "\(context.name(row)) has no name in \(listing(languages)), neither in its row nor in CLDR",
        at: row.code.range,
        help: "add `names: { \(languages[0]): … }`, or `name` for the development language"
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
    return row.names.contains { $0.language.value == language }
      || standardNames.name(of: row.code.value) != nil
  }

  /// One finding for an app language without names in CLDR, however many countries there are.
  private func report(
    _ entry: AppLanguages.Entry,
    _ countries: [Int],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let owner = manifest.countries[entry.country].languages[entry.language]
    let codes = countries.map { manifest.countries[$0].code.value }
    context.report(
      self,
      "CLDR has no names in app language `\(entry.name)` for \(codes.count) countries, and their "
        + "rows have none",
      at: (owner.lproj ?? owner.locale).range,
      notes: ["countries without a name: \(listing(codes))"],
      help:
        "share another app language with `lproj`, or add `names: { \(entry.name): … }` to each row"
    )
  }
}
