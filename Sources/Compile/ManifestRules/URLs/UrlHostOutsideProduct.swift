internal import CountryManifest
internal import ManifestFindings

struct UrlHostOutsideProduct: ValidationRule {
  static let id: RuleID = "url-host-outside-product"
  static let severity = Finding.Severity.warning
  static let summary = "a URL's host is not under one of the product's domains"
  static let explanation = """
    Links in the app must lead to the product: to the production domain of the default country or of a
    country with its own domain, or to a host under one of these. `example.co` instead of `example.com`
    is another owner's website. A help center is often another company's service, so `help_desk_url` can
    have any host, except one that is probably a typo for a domain of the product.

    ```yaml
    countries:
      it: { languages: [{ locale: it-IT, url: "https://it.example.co/" }] }
      #                                       ^^^^^^^^^^^^^^^^^^^^^^^^ warning: host `it.example.co` is not under a domain of the product
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let production = context.production,
      production.doubledTLD(in: manifest) == nil, !production.beginsWithWww,
      let composer = HostComposer(production, in: manifest),
      HostName.problem(inName: composer.mainDomain) == nil,
      let webHost = ProductURL.webHost(manifest, context)
    else { return }
    let product = ProductURL.all(manifest).filter { $0.template != nil }.map {
      (url: $0.text, host: SecureURL.parse($0.sample(webHost: webHost)).url?.host)
    }
    // Most hosts are under the default country's domain, so the other domains are computed only if a host is not.
    func mayBeOutside(_ host: String?) -> Bool {
      host.map { !isUnder(composer.mainDomain, $0) } ?? false
    }
    let written =
      product.filter { mayBeOutside($0.host) }
      + context.writtenURLs.lazy.filter { mayBeOutside($0.parsed.url?.host) }
      .map { ($0.url, $0.parsed.url?.host) }
    guard !written.isEmpty else { return }
    let domains = domains(manifest, production, composer, context)
    let outside = written.compactMap { url, host in
      host.flatMap { isUnder(domains, $0) ? nil : (url: url, host: $0) }
    }
    // Other rules report invalid domains of the product.
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
      if let own {
        let help = "write `\(url.value.replacingFirst(host, with: own))`"
        report(url, host, expecting: "`\(own)`, \(Self.others)", help, in: &context)
        continue
      }
      let near = near(host, domains, composer.mainDomain, &context)
      let corrected = near.map { url.value.replacingFirst($0.written, with: $0.meant) }
      if url.range != manifest.product.helpDeskURL?.range {
        let better = withWebHost(url.value, manifest, context) ?? corrected
        let help = better.map { "write `\($0)`" } ?? "use a host under one of these domains"
        report(url, host, expecting: "`\(webHost)`, \(Self.others)", help, in: &context)
      } else if let near, let corrected, Self.tld(near.written) == Self.tld(near.meant) {
        // If the TLDs differ, the host may be the domain of a help center instead of a typo.
        let expected = "another help center, or a host under `\(near.meant)`"
        report(url, host, expecting: expected, "write `\(corrected)`", in: &context)
      }
    }
  }

  /// The domains that the product has in production.
  private func domains(
    _ manifest: Manifest,
    _ production: Environment,
    _ composer: HostComposer,
    _ context: RuleContext
  ) -> Set<String> {
    var domains = Set(
      manifest.services.flatMap(\.addresses).filter {
        $0.environment.value == production.name.value
      }
      .compactMap { $0.domain?.value }
    )
    for (country, hosts) in zip(manifest.countries, context.derivation.hostPlaces) {
      let places = composer.places(of: hosts)
      // If a country's `hosts` is missing or invalid, the country possibly has its own domain.
      let own = country.hosts == nil ? country.tld.map { HostPlace.bare(tld: $0.value) } : nil
      for place in [places.requested, own].compactMap(\.self) + places.accepted {
        domains.insert(composer.domain(place, of: hosts))
      }
    }
    return domains
  }

  private static let others = "another country's domain, or a subdomain of one of these"

  private func report(
    _ url: Located<String>,
    _ host: String,
    expecting expected: String,
    _ help: String,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "host `\(host)` is not under a domain of the product; expected \(expected)",
      at: url.range,
      help: "\(help), or allow it in a comment with a reason"
    )
  }

  /// Finds a domain of the product from which the end of a host differs by one typo; returns that end and the domain.
  ///
  /// If there are several such domains, the main domain is preferred. Nil if there is none.
  private func near(
    _ host: String,
    _ domains: Set<String>,
    _ mainDomain: String,
    _ context: inout RuleContext
  ) -> (written: String, meant: String)? {
    guard context.canSearch(domains.count) else { return nil }
    let labels = host.split(separator: ".")
    let found = domains.union([mainDomain]).compactMap { domain in
      let count = domain.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) }
      let end = labels.suffix(count).joined(separator: ".")
      return isOneTypo(from: end, to: domain) ? (written: end, meant: domain) : nil
    }
    return found.first { $0.meant == mainDomain } ?? found.min { $0.meant < $1.meant }
  }

  private static func tld(_ domain: String) -> Substring? { domain.split(separator: ".").last }

  /// The URL with `{web_host}`; nil unless the countries that use the template have different hosts.
  private func withWebHost(
    _ url: String,
    _ manifest: Manifest,
    _ context: RuleContext
  ) -> String? {
    let hosts = manifest.countries.lazy.filter { $0.languages.contains { $0.url == nil } }
      .compactMap { context.derivation.countries.webAddresses(of: $0).first?.value }
      .map { Address($0).host }
    guard let first = hosts.first, hosts.contains(where: { $0 != first }) else { return nil }
    let start = "https://"
    return start + "{web_host}" + url.dropFirst(start.count).drop { !"/?".contains($0) }
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
