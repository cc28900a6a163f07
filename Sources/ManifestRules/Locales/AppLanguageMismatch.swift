internal import CountryManifest
internal import ManifestDiagnostics

struct AppLanguageMismatch: ValidationRule {
  static let id: RuleID = "app-language-mismatch"
  static let severity = Diagnostic.Severity.warning
  static let summary =
    "an app language is another language than its locale, or not spoken in its region"
  static let explanation = """
    `lproj` is the app language that a country's language is shown in, such as the British English of an
    Australian. A region where the language is not spoken is usually a typo.

    ```yaml
    countries:
      au: { languages: [{ locale: en-AU, lproj: en-GN }] }
      #                                         ^^^^^ warning: `en` is not spoken in Guinea
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() {
      for (index, language) in country.languages.enumerated() {
        guard let lproj = language.lproj, let shown = context.validTag(lproj.value),
          let spoken = context.derivation.localeTags.valid(position, index)
        else { continue }
        if shown.language == spoken.language, let region = shown.region,
          context.standards.isCountry(region),
          LanguageForeignToCountry.isForeign(shown.language, to: region, context.standards)
        {
          context.report(
            self,
            "`\(shown.language)` is not spoken in \(context.name(region))",
            at: lproj.range,
            help: "write \(near(lproj.value, spoken, context))"
          )
        }
      }
    }
  }

  /// App languages of the same language, the most similar first.
  private func near(_ text: String, _ spoken: LanguageTag, _ context: RuleContext) -> String {
    let known = context.appLanguages.names.filter {
      $0 != text && $0.hasPrefix("\(spoken.language)-")
    }
    let common = ["\(spoken.language)-GB", "\(spoken.language)-US", "\(spoken.language)-ES"].filter
    {
      context.standards.likelySubtags[$0] != nil || spoken.language == "en" && !$0.hasSuffix("ES")
    }
    return nearestName(to: text, among: known + common).map { "`\($0)`" } ?? "`\(spoken.language)`"
  }
}
