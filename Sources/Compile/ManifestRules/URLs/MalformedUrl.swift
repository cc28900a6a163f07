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
    for url in ProductURL.all(manifest) { check(url, manifest, in: &context) }
    for (url, parsed) in context.writtenURLs {
      guard let problem = parsed.problem else { continue }
      let own = SecureURL.isWithoutDomain(url.value) ? ownHost(of: url, manifest, &context) : nil
      report(problem, url, help: own.map { "write `\($0)`" }, in: &context)
    }
    for url in manifest.languageURLsWithPlaceholders {
      let sample = URLTemplate(url.value)?.sample(webHost: "host.example")
      report(
        sample.map { SecureURL.parse($0).problem } ?? "has an unmatched brace",
        url,
        in: &context
      )
    }
  }

  private func check(_ url: ProductURL, _ manifest: Manifest, in context: inout RuleContext) {
    guard url.template != nil else {
      context.report(
        self,
        "`\(url.key)` has an unmatched brace",
        at: url.text.range,
        help: (url.withSingleBraces ?? url.withBraces).map { "write `\($0)`" }
          ?? "write a placeholder as `{\(url.meantPlaceholder)}`"
      )
      return
    }
    // `invalid-url-placeholder` reports unknown placeholders and `${`.
    guard url.template?.placeholders.allSatisfy(url.known.contains) ?? true,
      !url.text.value.contains("${")
    else { return }
    let parsed = SecureURL.parse(url.sample(webHost: "host.example"))
    var help: String?
    if MarkdownLink(url.text.value) == nil, "<[%".contains(where: url.text.value.contains) {
      help =
        url.withBraces.map { "write `\($0)`" }
        ?? (url.template?.placeholders.isEmpty == false
          ? nil : "write a placeholder as `{\(url.meantPlaceholder)}`")
    } else if SecureURL.isWithoutDomain(url.text.value) {
      let web = ProductURL.webHost(manifest, context).map {
        $0.hasPrefix("www.") ? $0.dropFirst(4) : $0[...]
      }
      let host = url.leadsToProduct ? "{web_host}" : web.map { "help.\($0)" }
      help = host.map { host in
        "write \(url.leadsToProduct ? "" : "a URL such as ")`\(url.text.value.replacingHost(with: host))`"
      }
    }
    guard parsed.problem == nil, !url.leadsToProduct, let host = parsed.url?.host else {
      return report(parsed.problem, url.text, help: help, in: &context)
    }
    report(suffixProblem(host, context), url.text, in: &context)
  }

  /// A language's URL with the host of the language's country instead of the written host.
  private func ownHost(
    of url: Located<String>,
    _ manifest: Manifest,
    _ context: inout RuleContext
  ) -> String? {
    guard context.canSearch(manifest.countries.count) else { return nil }
    let owner = manifest.countries.firstIndex { country in
      country.languages.contains { $0.url?.range == url.range }
    }
    return owner.flatMap { context.derivation.countries.webAddresses(of: $0).first?.value }.map {
      url.value.replacingHost(with: $0)
    }
  }

  /// What is wrong with a host whose domain cannot be registered; nil for other hosts.
  private func suffixProblem(_ host: String, _ context: RuleContext) -> String? {
    let labels = host.split(separator: ".")
    guard let last = labels.last else { return nil }
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
    if let start = written.value.firstRange(of: "://\(placeholder)") {
      context.report(
        self,
        "URL `\(written.value)` has a scheme before `\(placeholder)`, which begins with one",
        at: written.range,
        help: "write `\(placeholder)\(written.value[start.upperBound...])`"
      )
      return
    }
    let repaired = help == nil ? RepairedURL(written.value) : nil
    context.report(
      self,
      "URL `\(written.value)` \(MarkdownLink(written.value)?.problem ?? problem)",
      at: written.range,
      help: help ?? repaired.map { "write `\($0.text)`" }
        ?? "write `https://`, a host, a path and a query, all in ASCII",
      fix: repaired.flatMap { $0.isCertain ? Fix(written, rewrittenAs: $0.text) : nil }
    )
  }
}

extension String {
  /// Replaces the host of a URL and sets the scheme `https`; removes the port, the user name and the fragment.
  func replacingHost(with host: String) -> String {
    let start = firstRange(of: "://")?.upperBound ?? startIndex
    return "https://" + host + self[start...].drop { !"/?#".contains($0) }.prefix { $0 != "#" }
  }
}
