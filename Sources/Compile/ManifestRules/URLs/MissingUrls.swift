internal import CountryManifest
internal import ManifestFindings

struct MissingHelpDeskUrl: ValidationRule {
  static let id: RuleID = "missing-help-desk-url"
  static let severity = Finding.Severity.warning
  static let summary = "a help-desk locale has no URL, because the product has no help center"
  static let explanation = """
    A help-desk locale fills the placeholder in `product.help_desk_url`. Without that URL, the generated
    code has only the locale. If the app's help center is a library that needs only a locale, allow this
    by a comment.

    ```yaml
    product: { default_country: it }
    countries:
      it: { help_desk_locale: it }
      #                       ^^ warning: help-desk locale `it` has no URL
    ```
    """

  let context: RuleContext

  func check() {
    guard manifest.product.helpDeskURL == nil, !manifest.product.unread.contains("help_desk_url")
    else { return }
    let locales = manifest.countries.flatMap { country in
      ([country.helpDeskLocale] + country.languages.map(\.helpDeskLocale)).compactMap(\.self)
    }
    report(
      { "help-desk locale `\($0)` has no URL, and `product` has no `help_desk_url`" },
      atFirstOf: locales,
      help: "add `help_desk_url: \"https://help.example.com/{help_desk_locale}\"` to `product`, "
        + "or allow it in a comment with a reason"
    )
  }
}

struct MissingLanguageUrl: ValidationRule {
  static let id: RuleID = "missing-language-url"
  static let summary = "a language has no URL, and the product has none to derive it from"
  static let explanation = """
    Every language needs the URL of the website in that language: its own `url`, or
    `product.language_url` with the placeholders replaced.

    ```yaml
    product: { default_country: it }
    countries:
      it: { languages: [it-IT] }
      #                 ^^^^^ error: language `it-IT` has no URL
    ```
    """

  let context: RuleContext

  func check() {
    guard manifest.product.languageURL == nil, !manifest.product.unread.contains("language_url")
    else { return }
    let languages = manifest.countries.flatMap(\.languages).filter { $0.url == nil }
    report(
      { "language `\($0)` has no URL, and `product` has no `language_url`" },
      atFirstOf: languages.map(\.locale),
      help: "add `language_url: \"https://{web_host}/?lang={language}\"` to `product`"
    )
  }
}
