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
      var first: [String: SourceRange] = [:]
      for language in country.languages {
        let locale = language.locale
        guard let earlier = first[locale.value] else {
          first[locale.value] = locale.range
          continue
        }
        context.report(
          self,
          "duplicate locale `\(locale.value)`",
          at: locale.range,
          related: [.init("first listed here", at: earlier)],
          help: "delete one of them"
        )
      }
    }
  }
}
