internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedUrl: ValidationRule {
  static let id: RuleID = "malformed-url"
  static let severity = Diagnostic.Severity.error
  static let summary = "a URL is no plain https URL"
  static let explanation = """
    URLs go into the app as they are: https, a host, a path and a query in ASCII. A user, a port, a
    fragment, a blank or a brace that is not closed has no place in them.

    ```yaml
    product:
      help_desk_url: "http://help.example.com/?language={help_desk_locale}"
      #              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: has the scheme `http`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for url in ProductURL.all(manifest) {
      guard url.template != nil else {
        context.report(
          self,
          "`\(url.key)` has a brace that is not closed or not opened",
          at: url.text.range,
          help: "a placeholder is written `{\(url.known[0])}`"
        )
        continue
      }
      // An unknown placeholder is another rule's, and what would fill it is nobody's text.
      guard url.template?.placeholders.allSatisfy(url.known.contains) ?? true else { continue }
      check(url.sample(webHost: "host.example"), url.text, in: &context)
    }
    for country in manifest.countries {
      for language in country.languages where language.url != nil {
        guard let url = language.plainURL else { continue }
        check(url.value, url, in: &context)
      }
    }
  }

  private func check(_ sample: String, _ written: Located<String>, in context: inout RuleContext) {
    guard let problem = SecureURL.parse(sample).problem else { return }
    let isPlainHTTP = written.value.hasPrefix("http://")
    let secure = "https://" + written.value.dropFirst(7)
    context.report(
      self,
      "URL `\(written.value)` \(problem)",
      at: written.range,
      help: isPlainHTTP
        ? "write `\(secure)`" : "a URL is `https://`, a host, a path and a query, in ASCII"
    )
  }
}
