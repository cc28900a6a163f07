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
      #                                         ^^^ warning: CLDR has no name in app language `nap` for `it`, and its row has none
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for entry in context.appLanguages.entries where context.validTag(entry.name) != nil {
      // This check per language saves one search per country.
      guard !context.namesEveryCountry(in: entry.name) else { continue }
      let isDevelopment = entry.name == manifest.developmentLanguageTag
      let names = context.standards.names(in: entry.name)
      let without = manifest.countries.filter { country in
        context.isKnown(country) && country.name(in: entry.name) == nil
          && !(isDevelopment && country.name != nil) && names.name(of: country.code.value) == nil
      }
      guard let first = without.first else { continue }
      let rows = without.count == 1 ? "its row has none" : "their rows have none"
      let key = isDevelopment ? "name: …" : "names: { \(entry.name): … }"
      context.report(
        self,
        "CLDR has no name in app language `\(entry.name)` for "
          + listing(without.map(\.code.value), atMost: 8) + ", and \(rows)",
        at: context.location(of: entry, manifest) ?? first.code.range,
        help: "add `\(key)` to each row; until then the "
          + (isDevelopment ? "English name" : "name in the development language") + " is used"
      )
    }
  }
}
