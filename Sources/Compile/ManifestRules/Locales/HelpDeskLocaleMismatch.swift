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

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    func parsed(_ written: Located<String>?) -> LanguageTag? {
      written.flatMap { try? LanguageTag.parse(inAnySpelling: $0.value, context.standards).get() }
    }
    for (position, country) in manifest.countries.enumerated() {
      let tags = country.languages.indices.map { context.derivation.localeTags.valid(position, $0) }
      let shared = parsed(country.helpDeskLocale)
      let isSpoken = tags.contains { tag in
        shared.map { tag?.isSameLanguage(as: $0) == true } ?? false
      }
      if let written = country.helpDeskLocale, shared != nil, !isSpoken,
        let tag = tags.first ?? nil,
        !tags.contains(where: { isReported($0, country, context) })
      {
        context.report(
          self,
          "help-desk locale `\(written.value)` is in none of the languages of "
            + context.name(country),
          at: written.range,
          help: help(tag)
        )
      }
      for (language, tag) in zip(country.languages, tags) {
        guard let tag, !isReported(tag, country, context) else { continue }
        if let written = language.helpDeskLocale {
          guard let own = parsed(written), !own.isSameLanguage(as: tag) else { continue }
          context.report(
            self,
            "help-desk locale `\(written.value)` is in another language than `\(tag.text)`",
            at: written.range,
            help: help(tag)
          )
        } else if let written = country.helpDeskLocale, let shared, isSpoken,
          !shared.isSameLanguage(as: tag), !language.unread.contains("help_desk_locale")
        {
          context.report(
            self,
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

  /// Whether another rule reports the locale of a language, so that the help-desk locale is possibly right.
  private func isReported(_ tag: LanguageTag?, _ country: Country, _ context: RuleContext) -> Bool {
    guard let tag else { return true }
    return tag.region != nil && tag.region != country.code.value && context.isKnown(country)
      || context.isForeign(tag.language, to: country.code.value)
  }

  private func help(_ tag: LanguageTag) -> String {
    "write the help center's locale for `\(tag.text)`, such as `\(tag.language)`, or allow it in a "
      + "comment with a reason"
  }
}
