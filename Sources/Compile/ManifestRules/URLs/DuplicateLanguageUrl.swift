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

  let context: RuleContext

  func check() {
    for (position, country) in manifest.countries.enumerated() where country.languages.count > 1 {
      var owners: [String: Language] = [:]
      for (index, language) in country.languages.enumerated() {
        // `locale-mismatch` reports locales of other countries.
        let region = derivation.localeTags[position][index]?.region
        guard region == nil || region == country.code.value,
          let url = derivation.countries.url(of: language, country, position)?.value
        else { continue }
        guard let owner = owners[url] else {
          owners[url] = language
          continue
        }
        // Another rule reports equal locales.
        guard owner.locale.value != language.locale.value else { continue }
        report(url, of: language, and: owner)
      }
    }
  }

  private func report(_ url: String, of language: Language, and owner: Language) {
    let (one, other) = (language.locale.value, owner.locale.value)
    let written = language.url ?? (owner.url == nil ? manifest.product.languageURL : nil)
    report(
      "`\(one)` has the same URL as `\(other)`: `\(url)`",
      at: (written ?? language.locale).range,
      related: [.init("the language with that URL", at: (owner.url ?? owner.locale).range)],
      help:
        "add `{locale}` or `{language}` to `product.language_url`, or a `url` to the language, or "
        + "allow it in a comment with a reason"
    )
  }
}
