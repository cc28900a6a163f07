internal import CountryManifest
internal import ManifestDiagnostics

struct MissingCountryName: ValidationRule {
  static let id: RuleID = "missing-country-name"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country has no name in a language of the app"
  static let explanation = """
    A country's name comes from its row, else from CLDR for the app language or a parent of it. Where
    neither has one the app would show the code.

    ```yaml
    countries:
      it: { languages: [{ locale: it-IT, lproj: nap }] }
      #                                         ^^^ error: app language `nap` has no names in CLDR
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var missing: [Int: [String]] = [:]
    let count = context.standards.countries.count
    for entry in context.appLanguages.entries where context.validTag(entry.name) != nil {
      let language = entry.name
      // Asked once a language, this spares a search a country.
      guard !context.standards.namesEveryCountry(in: language, count: count) else { continue }
      let without = manifest.countries.indices.filter { position in
        context.isKnown(manifest.countries[position])
          && !hasName(manifest.countries[position], language, manifest, context)
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
        "\(context.name(row)) has no name in \(listing(languages)), neither here nor in CLDR",
        at: row.code.range,
        help: "write `names: { \(languages[0]): … }`, or `name` for the development language"
      )
    }
  }

  private func hasName(
    _ row: Country,
    _ language: String,
    _ manifest: Manifest,
    _ context: RuleContext
  ) -> Bool {
    if row.name != nil, language == manifest.developmentLanguageTag { return true }
    return row.names.contains { $0.language.value == language }
      || context.standards.name(of: row.code.value, in: language) != nil
  }

  /// An app language that CLDR has no names in is one cause, however many countries there are.
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
      "app language `\(entry.name)` has no names in CLDR for \(codes.count) countries, nor "
        + "have their rows",
      at: (owner.lproj ?? owner.locale).range,
      notes: ["without a name: \(listing(codes))"],
      help:
        "share another app language with `lproj`, or write `names: { \(entry.name): … }` in each row"
    )
  }
}
