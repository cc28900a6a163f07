internal import CountryManifest
internal import ManifestFindings

struct HelpDeskLocaleMismatch: ValidationRule {
  static let id: RuleID = "help-desk-locale-mismatch"
  static let severity = Finding.Severity.warning
  static let summary = "a help-desk locale is in another language"
  static let explanation = """
    A help-desk locale in another language often comes from a copied row. A language without a
    `help_desk_locale` inherits the country's, which can be in another language. If the help center does
    not have the language, allow the warning and give that as the reason.

    Only languages are compared, so the pages for another country (`en_GB` in Ireland) fit, and `no`,
    `nb` and `nn` are one language.

    ```yaml
    countries:
      be: { languages: [nl-BE, de-BE], help_desk_locale: nl }
      #                        ^^^^^ warning: the help center for `de-BE` is in another language: `nl`
    ```
    """

  let context: RuleContext

  func check() {
    for (position, country) in manifest.countries.enumerated() {
      let tags = country.languages.indices.map { derivation.localeTags[position][$0] }
      for (language, tag) in zip(country.languages, tags) {
        guard let tag, isRight(tag, in: country), !language.unread.contains("help_desk_locale"),
          let written = language.helpDeskLocale ?? country.helpDeskLocale,
          let found = parsed(written), !found.isSameLanguage(as: tag)
        else { continue }
        // If the country's locale is in another of its languages, this language lacks its own.
        let isOfOther = tags.contains { $0?.isSameLanguage(as: found) == true }
        let isInherited = language.helpDeskLocale == nil && isOfOther
        report(
          "the help center for `\(tag.text)` is in another language: `\(written.value)`",
          at: isInherited ? language.locale.range : written.range,
          related: isInherited ? [.init("the country's locale", at: written.range)] : [],
          help: (isInherited ? "add `help_desk_locale` to the language" : "write another locale")
            + ", such as `\(tag.language)`, or allow it in a comment with a reason"
        )
      }
    }
  }

  private func parsed(_ written: Located<String>) -> LanguageTag? {
    try? LanguageTag(inAnySpelling: written.value, standards)
  }

  /// Whether no other rule reports the locale of a language; then the mistake is the help-desk locale.
  private func isRight(_ tag: LanguageTag, in country: Country) -> Bool {
    (tag.region == nil || tag.region == country.code.value || !isKnown(country))
      && !isForeign(tag, to: country.code.value)
  }
}
