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

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard manifest.product.helpDeskURL == nil, !manifest.product.unread.contains("help_desk_url")
    else { return }
    let locales = manifest.countries.flatMap { country in
      ([country.helpDeskLocale] + country.languages.map(\.helpDeskLocale)).compactMap(\.self)
    }
    guard let first = locales.min(by: { $0.range.start < $1.range.start }) else { return }
    context.report(
      self,
      "help-desk locale `\(first.value)` has no URL, and `product` has no `help_desk_url`",
      at: first.range,
      notes: locales.count == 1 ? [] : ["\(locales.count - 1) more like this"],
      help:
        "add `help_desk_url: \"https://help.example.com/{help_desk_locale}\"` to `product`, "
        + "or allow it in a comment with a reason"
    )
  }
}
