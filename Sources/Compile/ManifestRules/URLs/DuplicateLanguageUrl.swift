internal import CountryManifest
internal import ManifestFindings

struct DuplicateLanguageUrl: ValidationRule {
  static let id: RuleID = "duplicate-language-url"
  static let severity = Finding.Severity.warning
  static let summary = "two languages of a country have the same URL"
  static let explanation = """
    The app opens the website in a language by the URL of that language. If two languages share a URL,
    no link leads to the second one. If the website remembers the language in another way, allow this by
    a comment.

    ```yaml
    product: { language_url: "https://{web_host}/" }
    countries:
      be: { languages: [nl-BE, fr-BE] }
      #                        ^^^^^ warning: `fr-BE` has the same URL as `nl-BE`
    ```
    """

  private func isOf(_ country: Country, _ language: Language, _ standards: Standards) -> Bool {
    let tag = try? LanguageTag.parse(language.locale.value, standards).get()
    return tag?.region.map { $0 == country.code.value } ?? true
  }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // Unknown placeholders would make all URLs equal; `invalid-url-placeholder` reports them.
    var isProductReported = false
    let isSound = ProductURL.all(manifest).allSatisfy(\.isSound)
    for (position, country) in manifest.countries.enumerated() where country.languages.count > 1 {
      let withURL = country.languages.compactMap { language in
        (isSound || language.url != nil
          ? context.derivation.countries.url(of: language, country, position)?.value : nil)
          .map { (language, url: $0) }
      }
      for repetition in repetitions(withURL.count, key: { withURL[$0].url }) {
        let (owner, _) = withURL[repetition.first]
        let (language, url) = withURL[repetition.later]
        // `duplicate-locale` reports equal locales, and `locale-region-mismatch` reports locales of other countries.
        guard owner.locale.value != language.locale.value,
          [owner, language].allSatisfy({ isOf(country, $0, context.standards) })
        else { continue }
        if owner.url == nil, language.url == nil, let template = manifest.product.languageURL {
          guard !isProductReported else { continue }
          isProductReported = true
          context.report(
            self,
            "`language_url` gives `\(language.locale.value)` the same URL as "
              + "`\(owner.locale.value)`: `\(url)`",
            at: template.range,
            related: [.init("a language with that URL", at: language.locale.range)],
            help:
              "add `{locale}` or `{language}` to it, or a `url` to the language, "
              + "or allow it in a comment with a reason"
          )
          continue
        }
        context.report(
          self,
          "`\(language.locale.value)` has the same URL as `\(owner.locale.value)`: `\(url)`",
          at: (language.url ?? language.locale).range,
          related: [
            .init("the URL of `\(owner.locale.value)`", at: (owner.url ?? owner.locale).range)
          ],
          help:
            "give it its own `url`, or use `{locale}` or `{language}` in `product.language_url`, "
            + "or allow it in a comment with a reason"
        )
      }
    }
  }
}
