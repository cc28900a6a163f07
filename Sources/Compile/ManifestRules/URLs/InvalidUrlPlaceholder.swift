internal import CountryManifest
internal import ManifestFindings

struct InvalidUrlPlaceholder: ValidationRule {
  static let id: RuleID = "invalid-url-placeholder"
  static let severity = Finding.Severity.error
  static let summary = "a URL has an unknown placeholder or lacks a required one"
  static let explanation = """
    `product.help_desk_url` requires `{help_desk_locale}`. `product.language_url` and the `url` of a language
    can have `{web_host}`, `{web_url}` (`https://`, the host, and the country's path if it has one), `{locale}`,
    `{language}` and `{country}`. An unknown placeholder would end up in the app unreplaced.

    ```yaml
    product:
      language_url: "https://{web_host}/?lang={langauge}"
      #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: unknown placeholder `{langauge}`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for url in ProductURL.all(manifest) {
      guard let placeholders = url.template?.placeholders,
        !hasDollar(url.text, placeholders, "`\(url.key)`", in: &context)
      else { continue }
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
      // An unknown placeholder is probably a typo of the required one, so only the unknown one is reported.
      if let required = url.required, unknown.isEmpty, !placeholders.contains(required),
        SecureURL.parse(url.sample(webHost: "host.example")).url != nil
      {
        context.report(
          self,
          "`\(url.key)` lacks the placeholder `{\(required)}`",
          at: url.text.range,
          help: withPlaceholder(url, required, context).map { "write `\($0)`" }
            ?? "write `{\(required)}` where the locale belongs"
        )
      }
    }
    for country in manifest.countries {
      for language in country.languages {
        guard let url = language.url, language.plainURL == nil else { continue }
        let known = CountryResolver.languagePlaceholders
        guard let placeholders = URLTemplate(url.value)?.placeholders,
          !hasDollar(url, placeholders, "the URL of `\(language.locale.value)`", in: &context),
          let unknown = placeholders.first(where: { !known.contains($0) })
        else { continue }
        context.report(
          self,
          "unknown placeholder `{\(unknown)}` in the URL of `\(language.locale.value)`",
          at: url.range,
          help: nearestName(to: unknown, among: known).map { "write `{\($0)}`" }
            ?? "use one of \(listing(known.map { "{\($0)}" }))"
        )
      }
    }
  }

  /// The URL with the placeholder instead of a locale, or instead of a placeholder in another syntax.
  ///
  /// Replaces a text such as `en_US`, `:locale` or `$locale`, or completes a URL that ends with `=`; nil if the URL has
  /// none of these.
  private func withPlaceholder(
    _ url: ProductURL,
    _ name: String,
    _ context: RuleContext
  ) -> String? {
    let text = url.text.value
    guard let host = text.firstRange(of: "://")?.upperBound,
      let path = text[host...].firstIndex(where: { "/?".contains($0) })
    else { return nil }
    let words = text[path...].split { "/?=&".contains($0) }
    let locale = words.last { word in
      if ":$".contains(word.first ?? " ") { return true }
      guard case .success(let locale) = HelpDeskLocale.parse(String(word), context.standards) else {
        return false
      }
      // A two-letter word in the middle of a path, such as `/hc/`, is rarely a locale.
      return locale.tag.region != nil || word.endIndex == words.last?.endIndex
    }
    if let locale {
      return text[..<locale.startIndex] + "{\(name)}" + text[locale.endIndex...]
    }
    return text.hasSuffix("=") ? "\(text){\(name)}" : nil
  }

  /// Reports a placeholder that is written like a shell variable, `${locale}`; returns whether there is one.
  private func hasDollar(
    _ url: Located<String>,
    _ placeholders: [String],
    _ place: String,
    in context: inout RuleContext
  ) -> Bool {
    guard let name = placeholders.first(where: { url.value.contains("${\($0)}") }) else {
      return false
    }
    context.report(
      self,
      "placeholder `{\(name)}` in \(place) has a `$` before it, which stays in the URL",
      at: url.range,
      help: "write `{\(name)}`"
    )
    return true
  }
}
