internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedUrl: ValidationRule {
  static let id: RuleID = "malformed-url"
  static let severity = Diagnostic.Severity.error
  static let summary = "a URL is not a plain https URL"
  static let explanation = """
    URLs are used in the app as written: https, a host, a path and a query, all in ASCII. User names,
    ports, fragments, spaces and unmatched braces are not allowed.

    ```yaml
    product:
      help_desk_url: "http://help.example.com/?language={help_desk_locale}"
      #              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: has the scheme `http`; expected `https`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for url in ProductURL.all(manifest) {
      guard url.template != nil else {
        context.report(
          self,
          "`\(url.key)` has an unmatched brace",
          at: url.text.range,
          help: "write a placeholder as `{\(url.known[0])}`"
        )
        continue
      }
      // `invalid-url-placeholder` reports an unknown placeholder.
      guard url.template?.placeholders.allSatisfy(url.known.contains) ?? true else { continue }
      report(SecureURL.parse(url.sample(webHost: "host.example")).problem, url.text, in: &context)
    }
    for (url, parsed) in context.writtenURLs { report(parsed.problem, url, in: &context) }
  }

  private func report(
    _ problem: String?,
    _ written: Located<String>,
    in context: inout RuleContext
  ) {
    guard let problem else { return }
    let isPlainHTTP = written.value.hasPrefix("http://")
    let secure = "https://" + written.value.dropFirst(7)
    context.report(
      self,
      "URL `\(written.value)` \(problem)",
      at: written.range,
      help: isPlainHTTP
        ? "write `\(secure)`" : "write `https://`, a host, a path and a query, all in ASCII"
    )
  }
}
