internal import CountryManifest
internal import ManifestFindings

struct DevelopmentLanguageMismatch: ValidationRule {
  static let id: RuleID = "development-language-mismatch"
  static let severity = Finding.Severity.warning
  static let summary =
    "the development language differs from an app language only by its likely region"
  static let explanation = """
    The app language of `en-US` is `en`, because the United States is CLDR's likely region of English. With
    `development_language: en-US`, the app has both languages: `en` then needs a translation, and no country
    uses `en-US`.

    ```yaml
    localization: { development_language: en-US }
    #                                     ^^^^^ warning: `en-US` is not the app language of any country, but `en` is
    countries:
      us: { languages: [en-US] }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let written = manifest.developmentLanguage, let tag = context.validTag(written.value),
      let position = context.appLanguages.position(of: written.value),
      context.appLanguages.entries[position].owner == nil,
      // The app has the language if it is listed, too.
      !manifest.languages.contains(where: { $0.tag.value == written.value })
    else { return }
    let short = tag.appLanguage(context.standards)
    var likely = tag
    let spoken = LanguageTag(language: tag.language, script: tag.script).text
    likely.region = tag.region ?? context.standards.likelyRegion(spoken)
    let other = short == written.value ? likely.text : short
    guard other != written.value, context.appLanguages.position(of: other) != nil else { return }
    context.report(
      self,
      "`\(written.value)` is not the app language of any country, but `\(other)` is",
      at: written.range,
      help: "write `\(other)`, or allow it in a comment with a reason"
    )
  }
}
