internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateLocale: ValidationRule {
  static let id: RuleID = "duplicate-locale"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country has one locale twice"
  static let explanation = """
    The first of two equal entries would hide the second.

    ```yaml
    countries:
      be: { languages: [nl-BE, { locale: nl-BE, lproj: nl }] }
      #                                  ^^^^^ error: locale `nl-BE` is here twice
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
          "locale `\(locale.value)` is here twice",
          at: locale.range,
          related: [.init("first here", at: earlier)],
          help: "delete one of them"
        )
      }
    }
  }
}
