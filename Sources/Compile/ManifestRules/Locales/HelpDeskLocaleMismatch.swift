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
      let shared = country.helpDeskLocale.flatMap(parsed)
      let isSpoken = shared.map { shared in
        tags.contains { $0?.isSameLanguage(as: shared) == true }
      }
      if isSpoken == false, let written = country.helpDeskLocale, let tag = tags.first ?? nil,
        tags.allSatisfy({ isRight($0, in: country) })
      {
        report(
          "help-desk locale `\(written.value)` is in none of the languages of "
            + name(of: country),
          at: written.range,
          help: help(tag)
        )
      }
      for (language, tag) in zip(country.languages, tags) {
        guard let tag, isRight(tag, in: country) else { continue }
        if let written = language.helpDeskLocale {
          guard parsed(written)?.isSameLanguage(as: tag) == false else { continue }
          report(
            "help-desk locale `\(written.value)` is in another language than `\(tag.text)`",
            at: written.range,
            help: help(tag)
          )
        } else if isSpoken == true, let written = country.helpDeskLocale,
          shared?.isSameLanguage(as: tag) == false, !language.unread.contains("help_desk_locale")
        {
          report(
            "the help center for `\(tag.text)` is in another language: `\(written.value)`",
            at: language.locale.range,
            related: [.init("the country's locale", at: written.range)],
            help:
              "add `help_desk_locale: \(tag.language)` to the language, or allow it in a comment "
              + "with a reason"
          )
        }
      }
    }
  }

  private func parsed(_ written: Located<String>) -> LanguageTag? {
    try? LanguageTag(inAnySpelling: written.value, standards)
  }

  /// Whether no other rule reports the locale of a language; then the mistake is the help-desk locale.
  private func isRight(_ tag: LanguageTag?, in country: Country) -> Bool {
    guard let tag else { return false }
    return (tag.region == nil || tag.region == country.code.value || !isKnown(country))
      && !isForeign(tag.language, to: country.code.value)
  }

  private func help(_ tag: LanguageTag) -> String {
    "write the help center's locale for `\(tag.text)`, such as `\(tag.language)`, or allow it in a "
      + "comment with a reason"
  }
}
