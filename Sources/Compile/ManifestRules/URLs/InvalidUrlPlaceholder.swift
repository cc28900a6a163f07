internal import CountryManifest
internal import ManifestFindings

struct InvalidUrlPlaceholder: ValidationRule {
  static let id: RuleID = "invalid-url-placeholder"
  static let severity = Finding.Severity.error
  static let summary = "a URL has an unknown placeholder or lacks a required one"
  static let explanation = """
    `product.help_desk_url` requires `{help_desk_locale}`. `product.language_url` can have `{web_host}`,
    `{locale}`, `{language}` and `{country}`. The `url` of a language is a single page and has no
    placeholders. An unknown placeholder would end up in the app unreplaced.

    ```yaml
    product:
      language_url: "https://{web_host}/?lang={langauge}"
      #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: unknown placeholder `{langauge}`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for url in ProductURL.all(manifest) {
      guard let placeholders = url.template?.placeholders else { continue }
      if let name = placeholders.first(where: { url.text.value.contains("${\($0)}") }) {
        context.report(
          self,
          "placeholder `{\(name)}` in `\(url.key)` has a `$` before it, which stays in the URL",
          at: url.text.range,
          help: "write `{\(name)}`"
        )
        continue
      }
      let unknown = placeholders.filter { !url.known.contains($0) }
      for name in unknown {
        let near =
          url.known.count == 1
          ? url.known[0]
          : nearestName(to: name, among: url.known) ?? url.known.first { $0.hasSuffix("_\(name)") }
        context.report(
          self,
          "unknown placeholder `{\(name)}` in `\(url.key)`",
          at: url.text.range,
          help: near.map { "write `{\($0)}`" }
            ?? "use one of \(listing(url.known.map { "{\($0)}" }))"
        )
      }
      // An unknown placeholder is probably the required one, misspelled.
      if let required = url.required, unknown.isEmpty, !placeholders.contains(required),
        SecureURL.parse(url.sample(webHost: "host.example")).url != nil
      {
        context.report(
          self,
          "`\(url.key)` lacks the placeholder `{\(required)}`",
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
          "URL `\(url.value)` contains a placeholder; expected a complete URL",
          at: url.range,
          help: "write the complete URL; only the URLs of `product` can have placeholders"
        )
      }
    }
  }
}
