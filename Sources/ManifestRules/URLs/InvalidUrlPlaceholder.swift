internal import CountryManifest
internal import ManifestDiagnostics

struct InvalidUrlPlaceholder: ValidationRule {
  static let id: RuleID = "invalid-url-placeholder"
  static let severity = Diagnostic.Severity.error
  static let summary = "a URL has a placeholder that nothing fills, or misses the one it needs"
  static let explanation = """
    `product.help_desk_url` needs `{help_desk_locale}`; `product.language_url` may have `{web_host}`,
    `{locale}`, `{language}` and `{country}`; the `url` of a language is one page and has none. An
    unknown placeholder would be shipped as it stands.

    ```yaml
    product:
      language_url: "https://{web_host}/?lang={langauge}"
      #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: unknown placeholder `{langauge}`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for url in ProductURL.all(manifest) {
      guard let placeholders = url.template?.placeholders else { continue }
      let unknown = placeholders.filter { !url.known.contains($0) }
      for name in unknown {
        let near = nearestName(to: name, among: url.known)
        context.report(
          self,
          "unknown placeholder `{\(name)}` in `\(url.key)`",
          at: url.text.range,
          help: near.map { "did you mean `{\($0)}`?" }
            ?? "there is \(listing(url.known.map { "{\($0)}" }))"
        )
      }
      // An unknown one is probably the required one.
      if let required = url.required, unknown.isEmpty, !placeholders.contains(required),
        SecureURL.parse(url.sample(webHost: "host.example")).url != nil
      {
        context.report(
          self,
          "`\(url.key)` has no placeholder `{\(required)}`",
          at: url.text.range,
          help: "write `{\(required)}` where the locale belongs"
        )
      }
    }
    for country in manifest.countries {
      for language in country.languages {
        guard let url = language.url, language.plainURL == nil else { continue }
        context.report(
          self,
          "a placeholder in `\(url.value)`, expected a whole URL",
          at: url.range,
          help: "write the URL out; only those of `product` have placeholders"
        )
      }
    }
  }
}
