internal import CountryManifest
internal import ManifestFindings

struct UrlHostOfAnotherCountry: ValidationRule {
  static let id: RuleID = "url-host-of-another-country"
  static let severity = Finding.Severity.warning
  static let summary = "a language's URL is on the host of another country, or of none"
  static let explanation = """
    The URL of a language is a page of the country's website. The host of another country usually comes
    from a copied row, and a host that no country has from a typo. With the host of one country instead of
    `{web_host}` in `language_url`, the languages of all others lead there, too.

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
    for (position, country) in manifest.countries.enumerated() where context.isKnown(country) {
      for language in country.languages {
        guard let url = language.plainURL, let host = SecureURL.parse(url.value).url?.host,
          let own = context.derivation.countries.webHosts(of: country).first?.value,
          // Where hosts collide, that is reported.
          own != host
        else { continue }
        let problem: String
        switch context.derivation.hostLookup.resolve(host) {
        case let meaning? where meaning.environment == production:
          guard let other = meaning.country, other != position else { continue }
          problem =
            "is that of \(context.name(manifest.countries[other])), not of \(context.name(country))"
        case nil where host.hasSuffix(".\(domain)"): problem = "is not a host of any country"
        default: continue
        }
        context.report(
          self,
          "host `\(host)` \(problem); expected `\(own)`",
          at: url.range,
          help:
            "write `\(url.value.replacingFirst(host, with: own))`, or allow this with a reason"
        )
      }
    }
  }

  private func checkTemplate(_ manifest: Manifest, _ domain: String, in context: inout RuleContext)
  {
    guard let url = ProductURL.all(manifest).first(where: \.leadsToProduct), url.isSound,
      url.template?.placeholders.contains("web_host") == false,
      let host = SecureURL.parse(url.sample(webHost: "")).url?.host
    else { return }
    // A language with a page of its own does not follow the template.
    let countries = manifest.countries.filter { country in
      country.languages.contains { $0.url == nil }
    }
    let hosts = countries.map { context.derivation.countries.webHosts(of: $0).first?.value }
    // The domain itself stands for the default country, whatever its label of `web` is.
    let owner =
      hosts.firstIndex(of: host)
      ?? (host == domain
        ? countries.firstIndex { $0.code.value == manifest.product.defaultCountry?.value } : nil)
    guard let owner, hosts.contains(where: { $0 != nil && $0 != hosts[owner] }) else { return }
    context.report(
      self,
      "host `\(host)` is that of \(context.name(countries[owner])), for the languages of all countries; "
        + "expected `{web_host}`",
      at: url.text.range,
      help:
        "write `\(url.text.value.replacingFirst(host, with: "{web_host}"))`, or allow this with a reason"
    )
  }
}
