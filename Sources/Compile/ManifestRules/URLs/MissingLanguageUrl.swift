internal import CountryManifest
internal import ManifestFindings

struct MissingLanguageUrl: ValidationRule {
  static let id: RuleID = "missing-language-url"
  static let severity = Finding.Severity.error
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

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard manifest.product.languageURL == nil, !manifest.product.unread.contains("language_url")
    else { return }
    var without = manifest.countries.lazy.flatMap(\.languages).filter { $0.url == nil }.map(
      \.locale
    )
    .makeIterator()
    guard let first = without.next() else { return }
    var others = 0
    while without.next() != nil { others += 1 }
    context.report(
      self,
      "language `\(first.value)` has no URL, and `product` has no `language_url`",
      at: first.range,
      notes: others == 0 ? [] : ["\(others) more like this"],
      help: "add `language_url: \"https://{web_host}/?lang={language}\"` to `product`"
    )
  }
}
