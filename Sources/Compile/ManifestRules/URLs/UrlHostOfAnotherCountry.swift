internal import CountryManifest
internal import ManifestFindings

struct UrlHostOfAnotherCountry: ValidationRule {
  static let id: RuleID = "url-host-of-another-country"
  static let severity = Finding.Severity.warning
  static let summary = "a language's URL is a page of another country, or of none"
  static let explanation = """
    The URL of a language must be a page of the country's website. The host of another country usually
    comes from a copied row. A host that no country has usually comes from a typo. If `language_url`
    contains the host of one country instead of `{web_host}`, the languages of all countries lead there.
    If countries have paths, the first segment of the path identifies the country:
    `https://www.example.com/de` is a page of Germany.

    ```yaml
    countries:
      at: { languages: [{ locale: de-AT, url: "https://de.example.com/" }] }
      #                                       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: host `de.example.com` is that of Germany, not of Austria; expected `at.example.com`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard
      let production = manifest.environments.firstIndex(where: {
        $0.name.value == Environment.production && $0.hosts.map { $0.value != .named } ?? false
      }), manifest.services.contains(where: { $0.name.value == Service.web && !$0.isGlobal }),
      let domain = HostComposer(manifest.environments[production], in: manifest)?.mainDomain
    else { return }
    checkTemplate(manifest, domain, in: &context)
    var isTemplateReported = false
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      if context.hosts.hasPaths, InvalidPath.problem(country.pathSegment) != nil { continue }
      for language in country.languages {
        // A URL made from `language_url` can only be wrong if countries have paths.
        guard language.url != nil || context.hosts.hasPaths && !isTemplateReported,
          let url = context.derivation.countries.url(of: language, country, position)?.value,
          let host = SecureURL.parse(url).url?.host,
          let own = context.derivation.countries.webAddresses(of: country).first?.value,
          own != host || context.hosts.hasPaths,
          // Other rules report hosts and paths that collide.
          !context.hosts.hasPaths || isReadBack(own, position, context)
        else { continue }
        let isShared = context.hosts.hasPaths(on: host)
        let owner: String
        switch context.derivation.hostLookup.resolve(url: url) {
        case let meaning? where meaning.environment == production:
          guard let other = meaning.country, other != position else { continue }
          owner = context.name(manifest.countries[other])
        case nil where isShared || host.hasSuffix(".\(domain)"): owner = "any country"
        default: continue
        }
        if let written = language.url, !isShared {
          report(written, host, own, owner, country, in: &context)
        } else if let place = language.url ?? manifest.product.languageURL {
          isTemplateReported = isTemplateReported || language.url == nil
          reportPath(url, own, owner, language, country, manifest, at: place.range, in: &context)
        }
      }
    }
  }

  private func isReadBack(_ address: String, _ position: Int, _ context: RuleContext) -> Bool {
    context.derivation.hostLookup.resolve(address: address)?.country == position
  }

  private func report(
    _ url: Located<String>,
    _ host: String,
    _ own: String,
    _ owner: String,
    _ country: Country,
    in context: inout RuleContext
  ) {
    let problem =
      owner == "any country"
      ? "is not a host of any country" : "is that of \(owner), not of \(context.name(country))"
    context.report(
      self,
      "host `\(host)` \(problem); expected `\(own)`",
      at: url.range,
      help: "write `\(url.value.replacingFirst(host, with: own))`, "
        + "or allow it in a comment with a reason"
    )
  }

  /// Reports a URL on a host that several countries share, if the path is not the country's own.
  private func reportPath(
    _ url: String,
    _ own: String,
    _ owner: String,
    _ language: Language,
    _ country: Country,
    _ manifest: Manifest,
    at range: SourceRange,
    in context: inout RuleContext
  ) {
    let subject =
      language.url == nil
      ? "for `\(language.locale.value)` of \(context.name(country)), `language_url` is `\(url)`, which"
      : "URL `\(url)`"
    let problem =
      owner == "any country"
      ? "is not a page of any country" : "is a page of \(owner), not of \(context.name(country))"
    context.report(
      self,
      "\(subject) \(problem); expected `\(own)` or a page below it",
      at: range,
      help:
        "write `\(withWebURL(language, country, manifest, in: &context))`, or allow it in a comment with a reason"
    )
  }

  /// The URL with `{web_url}` instead of the host and the path of a country.
  private func withWebURL(
    _ language: Language,
    _ country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) -> String {
    let written = language.url?.value ?? manifest.product.languageURL?.value ?? ""
    let start = written.firstRange(of: "://")?.upperBound ?? written.startIndex
    let path = written[start...].drop { $0 != "/" }
    guard language.url != nil, context.canSearch(manifest.countries.count) else {
      return "{web_url}\(path)"
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    let first = segments.dropFirst().first ?? ""
    let isPath =
      first.isEmpty || manifest.countries.contains { $0.pathSegment == first.lowercased() }
    var rest = segments.dropFirst(isPath ? 2 : 1)
    // If Austria's page was written as `/de/at`, `{web_url}` already contains `at`.
    if let first = rest.first, country.pathSegment == first.lowercased() { rest = rest.dropFirst() }
    return rest.isEmpty || rest == [""] ? "{web_url}" : "{web_url}/\(rest.joined(separator: "/"))"
  }

  private func checkTemplate(_ manifest: Manifest, _ domain: String, in context: inout RuleContext)
  {
    guard let url = ProductURL.all(manifest).first(where: \.leadsToProduct), url.isSound,
      url.template?.placeholders.contains(where: ["web_host", "web_url"].contains) == false,
      let host = SecureURL.parse(url.sample(webHost: "")).url?.host
    else { return }
    // Languages with a `url` do not use the template.
    let countries = manifest.countries.filter { country in
      country.languages.contains { $0.url == nil }
    }
    let hosts = countries.map {
      context.derivation.countries.webAddresses(of: $0).first.map { Address($0.value).host }
    }
    // The domain without a label (`example.com`) belongs to the default country, whatever the label of `web` is.
    let owner =
      hosts.firstIndex(of: host)
      ?? (host == domain
        ? countries.firstIndex { $0.code.value == manifest.product.defaultCountry?.value } : nil)
    guard let owner, hosts.contains(where: { $0 != nil && $0 != hosts[owner] }) else { return }
    context.report(
      self,
      "`language_url` is for all countries, but `\(host)` is the host of "
        + "\(context.name(countries[owner])); expected `{web_host}`",
      at: url.text.range,
      help: "write `\(url.text.value.replacingFirst(host, with: "{web_host}"))`, "
        + "or allow it in a comment with a reason"
    )
  }
}
