internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateLanguageUrl: ValidationRule {
  static let id: RuleID = "duplicate-language-url"
  static let severity = Diagnostic.Severity.error
  static let summary = "two languages of a country have one URL"
  static let explanation = """
    A person who changes the language follows its URL: where two languages share one, the second
    cannot be reached.

    ```yaml
    product: { language_url: "https://{web_host}/" }
    countries:
      be: { languages: [nl-BE, fr-BE] }
      #                        ^^^^^ error: `fr-BE` has the URL of `nl-BE`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // A placeholder that nothing fills makes all URLs equal, and is another rule's.
    let isSound = ProductURL.all(manifest).allSatisfy(\.isSound)
    for country in manifest.countries where country.languages.count > 1 {
      var owners: [String: Language] = [:]
      for language in country.languages {
        guard isSound || language.url != nil,
          let url = context.derivation.countries.url(of: language, country)?.value
        else { continue }
        guard let owner = owners[url] else {
          owners[url] = language
          continue
        }
        // A locale that is there twice is another rule's.
        guard owner.locale.value != language.locale.value else { continue }
        context.report(
          self,
          "`\(language.locale.value)` has the URL of `\(owner.locale.value)`, `\(url)`",
          at: (language.url ?? language.locale).range,
          related: [.init("`\(owner.locale.value)`", at: (owner.url ?? owner.locale).range)],
          help: "give it a `url` of its own, or put `{locale}` or `{language}` into "
            + "`product.language_url`"
        )
      }
    }
  }
}
