internal import CountryManifest
internal import ManifestFindings

struct UrlHostOutsideProduct: ValidationRule {
  static let id: RuleID = "url-host-outside-product"
  static let severity = Finding.Severity.warning
  static let summary = "a URL's host is not under one of the product's domains"
  static let explanation = """
    Links in the app must lead to the product: to the production domain of the default country or of
    a country with its own domain, or to a host under one of these. `example.co` instead of
    `example.com` is somebody else's website. A help center is often another company's service, so
    `help_desk_url` can have any host.

    ```yaml
    countries:
      it: { languages: [{ locale: it-IT, url: "https://it.example.co/" }] }
      #                                       ^^^^^^^^^^^^^^^^^^^^^^^^ warning: host `it.example.co` is not under a domain of the product
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let production = context.production,
      production.doubledTLD(in: manifest) == nil,
      let composer = HostComposer(production, in: manifest),
      HostName.problem(inName: composer.mainDomain) == nil,
      let webHost = ProductURL.webHost(manifest, context)
    else { return }
    let product = ProductURL.all(manifest).filter { $0.template != nil && $0.leadsToProduct }.map {
      (url: $0.text, host: SecureURL.parse($0.sample(webHost: webHost)).url?.host)
    }
    // Most hosts are under the default country's domain; only the others need the rest of the domains.
    func mayBeOutside(_ host: String?) -> Bool {
      host.map { !isUnder(composer.mainDomain, $0) } ?? false
    }
    let written =
      product.filter { mayBeOutside($0.host) }
      + context.writtenURLs.lazy.filter { mayBeOutside($0.parsed.url?.host) }
      .map { ($0.url, $0.parsed.url?.host) }
    guard !written.isEmpty else { return }
    var domains = Set(
      manifest.services.flatMap(\.addresses).filter {
        $0.environment.value == production.name.value
      }
      .compactMap { $0.domain?.value }
    )
    for (country, hosts) in zip(manifest.countries, context.derivation.hostPlaces) {
      let places = composer.places(of: hosts)
      // A country whose `hosts` could not be read may have a domain of its own.
      let own = country.hosts == nil ? country.tld.map { HostPlace.bare(tld: $0.value) } : nil
      for place in [places.requested, own].compactMap(\.self) + places.accepted {
        domains.insert(composer.domain(place, of: hosts))
      }
    }
    let outside = written.compactMap { url, host in
      host.flatMap { isUnder(domains, $0) ? nil : (url: url, host: $0) }
    }
    // Other rules report invalid domains of the product itself.
    guard !outside.isEmpty, hasSoundTLDs(manifest, context) else { return }
    let owners = Dictionary(
      manifest.countries.enumerated().flatMap { position, row in
        row.languages.compactMap { language in language.url.map { ($0.range, position) } }
      },
      uniquingKeysWith: { first, _ in first }
    )
    for (url, host) in outside {
      let own = owners[url.range].flatMap {
        context.derivation.countries.webAddresses(of: manifest.countries[$0]).first?.value
      }
      context.report(
        self,
        "host `\(host)` is not under a domain of the product; expected `\(own ?? webHost)`, the "
          + "domain of a country, or a subdomain",
        at: url.range,
        help: (own.map { "write `\(url.value.replacingFirst(host, with: $0))`" }
          ?? "use a host under one of these domains") + ", or allow this with a reason"
      )
    }
  }

  private func hasSoundTLDs(_ manifest: Manifest, _ context: RuleContext) -> Bool {
    manifest.countries.allSatisfy { country in
      guard context.ownsDomain(country, manifest) else { return true }
      guard let tld = country.tld?.value else { return false }
      let owner = context.owner(ofDomain: tld)
      return (owner == nil || owner == country.code.value)
        && context.isSuffix(tld, of: country.code.value)
    }
  }

  private func isUnder(_ domain: String, _ host: String) -> Bool {
    let (domain, host) = (domain.utf8, host.utf8)
    guard host.count > domain.count else { return host.elementsEqual(domain) }
    return host.dropLast(domain.count).last == UInt8(ascii: ".")
      && host.suffix(domain.count).elementsEqual(domain)
  }

  private func isUnder(_ domains: Set<String>, _ host: String) -> Bool {
    var rest = host[...]
    while !domains.contains(String(rest)) {
      guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
      rest = rest[rest.utf8.index(after: dot)...]
    }
    return true
  }
}
