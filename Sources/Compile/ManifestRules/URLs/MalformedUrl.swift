internal import CountryManifest
internal import ManifestFindings

struct MalformedUrl: ValidationRule {
  static let id: RuleID = "malformed-url"
  static let severity = Finding.Severity.error
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
          help: url.withSingleBraces.map { "write `\($0)`" }
            ?? "write a placeholder as `{\(url.meantPlaceholder)}`"
        )
        continue
      }
      // `invalid-url-placeholder` reports an unknown placeholder.
      guard url.template?.placeholders.allSatisfy(url.known.contains) ?? true else { continue }
      // `invalid-url-placeholder` reports `${`.
      if url.text.value.contains("${") { continue }
      let parsed = SecureURL.parse(url.sample(webHost: "host.example"))
      let isPlaceholder = "<[%".contains { url.text.value.contains($0) }
      report(
        parsed.problem ?? (url.leadsToProduct ? nil : suffixProblem(parsed.url?.host, context)),
        url.text,
        help: isPlaceholder ? "write a placeholder as `{\(url.meantPlaceholder)}`" : nil,
        in: &context
      )
    }
    for (url, parsed) in context.writtenURLs { report(parsed.problem, url, in: &context) }
    for url in manifest.languageURLsWithPlaceholders {
      let sample = URLTemplate(url.value)?.sample(webHost: "host.example")
      report(
        sample.map { SecureURL.parse($0).problem } ?? "has an unmatched brace",
        url,
        in: &context
      )
    }
  }

  /// A host that nobody can have registered.
  private func suffixProblem(_ host: String?, _ context: RuleContext) -> String? {
    guard let labels = host?.split(separator: "."), let last = labels.last else { return nil }
    let suffixes = labels.indices.map { labels[$0...].joined(separator: ".") }
    guard !suffixes.contains(where: context.isSuffix) else { return nil }
    return "has a host under `\(last)`; expected a suffix under which domains can be registered"
  }

  private func report(
    _ problem: String?,
    _ written: Located<String>,
    help: String? = nil,
    in context: inout RuleContext
  ) {
    guard let problem else { return }
    let placeholder = "{web_url}"
    let start = written.value.firstRange(of: "://\(placeholder)")
    let isDoubled = start != nil
    let whole = start.map { "\(placeholder)\(written.value[$0.upperBound...])" }
    context.report(
      self,
      "URL `\(written.value)` \(isDoubled ? "has a scheme before `\(placeholder)`, which begins with one" : problem)",
      at: written.range,
      help: whole.map { "write `\($0)`" } ?? help ?? secure(written.value).map { "write `\($0)`" }
        ?? "write `https://`, a host, a path and a query, all in ASCII"
    )
  }

  /// The URL with the right scheme, if it is valid with it: `https:/…`, `htps://…`, or none.
  private func secure(_ text: String) -> String? {
    let scheme = text.prefix { $0.isLetter }.lowercased()
    let rest = text.dropFirst(scheme.count)
    let isScheme =
      nearestName(to: scheme, among: ["https", "http"]) != nil
      && (rest.hasPrefix(":") || rest.hasPrefix("//"))
    let secure = "https://" + (isScheme ? rest.drop { ":/ ".contains($0) } : text[...])
    // A placeholder is as good as a host.
    let sample = secure.split(separator: "{", omittingEmptySubsequences: false).enumerated().map {
      $0 == 0
        ? $1 : "host.example" + ($1.split(separator: "}", maxSplits: 1).dropFirst().first ?? "")
    }
    return SecureURL.parse(sample.joined()).problem == nil ? secure : nil
  }
}
