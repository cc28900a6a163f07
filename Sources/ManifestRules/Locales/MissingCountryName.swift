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
    # ^^ error: Italy has no name in `nap`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let languages = context.appLanguages.names.filter { context.validTag($0) != nil }
    let development = manifest.developmentLanguageTag
    for country in manifest.countries where context.isKnown(country) {
      let code = country.code.value
      let missing = languages.filter { language in
        if language == development, country.name != nil { return false }
        if country.names.contains(where: { $0.language.value == language }) { return false }
        return context.standards.name(of: code, in: language) == nil
      }
      guard !missing.isEmpty else { continue }
      context.report(
        self,
        "\(context.standards.englishName(code)) has no name in \(listing(missing)), neither here nor in "
          + "CLDR",
        at: country.code.range,
        help: "write `names: { \(missing[0]): … }`, or `name` for the development language")
    }
  }
}
