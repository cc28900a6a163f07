internal import CountryManifest
internal import ManifestDiagnostics

struct AppLanguageMismatch: ValidationRule {
  static let id: RuleID = "app-language-mismatch"
  static let severity = Diagnostic.Severity.warning
  static let summary =
    "an app language is another language than its locale, or not spoken in its region"
  static let explanation = """
    `lproj` is the app language that a country's language is shown in, such as the British English of an
    Australian. A region where the language is not spoken is usually a typo, and so is another language
    if the app has this one in the script that people read.

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
        } else if country.languages.count(where: { $0.locale.value == language.locale.value }) == 1,
          !HelpDeskLocale.isSameLanguage(shown, spoken),
          let own = appLanguage(of: spoken, in: &context)
        {
          context.report(
            self,
            "`\(spoken.text)` is shown in `\(lproj.value)`, although the app has `\(own)`",
            at: lproj.range,
            help: "write `\(own)`, or allow this with a reason"
          )
        }
      }
    }
  }

  /// One that people who read a locale's script can read.
  private func appLanguage(of spoken: LanguageTag, in context: inout RuleContext) -> String? {
    let script = spoken.script ?? context.standards.likelyScript(spoken)
    for entry in context.appLanguages.entries where entry.owner != nil {
      let name = entry.name
      guard let tag = context.validTag(name), HelpDeskLocale.isSameLanguage(tag, spoken),
        tag.script ?? context.standards.likelyScript(tag) == script
      else { continue }
      return name
    }
    return nil
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
