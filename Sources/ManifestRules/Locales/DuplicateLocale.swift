internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateLocale: ValidationRule {
  static let id: RuleID = "duplicate-locale"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country lists a locale twice"
  static let explanation = """
    The first of two equal entries hides the second.

    ```yaml
    countries:
      be: { languages: [nl-BE, { locale: nl-BE, lproj: nl }] }
      #                                  ^^^^^ error: duplicate locale `nl-BE`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where country.languages.count > 1 {
      let languages = country.languages
      for repetition in repetitions(languages.count, key: { languages[$0].locale.value }) {
        let locale = languages[repetition.later].locale
        context.report(
          self,
          "duplicate locale `\(locale.value)`",
          at: locale.range,
          related: [.init("first listed here", at: languages[repetition.first].locale.range)],
          help: "delete one of them"
        )
      }
    }
  }
}
