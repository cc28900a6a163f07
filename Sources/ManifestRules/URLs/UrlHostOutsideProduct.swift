internal import CountryManifest
internal import ManifestDiagnostics

struct UrlHostOutsideProduct: ValidationRule {
  static let id: RuleID = "url-host-outside-product"
  static let severity = Diagnostic.Severity.error
  static let summary = "a URL leads to a host that is not the product's"
  static let explanation = """
    Links in the app lead to the product: to the production domain of the default country or of one
    that has a domain of its own, or to a host below it. `example.co` for `example.com` is somebody
    else's site.

    ```yaml
    product:
      help_desk_url: "https://help.example.co/?language={help_desk_locale}"
      #              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: host `help.example.co` is not the product's
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let site = context.production?.site?.value, HostName.problem(inLabel: site[...]) == nil,
      let webHost = ProductURL.webHost(manifest, context)
    else { return }
    let written = urls(manifest, webHost)
    guard !written.isEmpty else { return }
    var domains: Set<String> = []
    for country in manifest.countries {
      let mayOwn = country.hosts == nil || context.ownsDomain(country, manifest)
      guard mayOwn, let tld = country.tld?.value else { continue }
      domains.insert("\(site).\(tld)")
    }
    for (sample, url) in written {
      guard let host = SecureURL.parse(sample).url?.host, !isUnder(domains, host) else { continue }
      // Where the product's own domains are wrong, that is what has been reported.
      guard HostName.problem(inLabel: site[...]) == nil, hasSoundTLDs(manifest, context) else {
        return
      }
      context.report(
        self,
        "host `\(host)` is not the product's, expected `\(webHost)`, a country's domain or one "
          + "below",
        at: url.range,
        help: "write a host of the product"
      )
    }
  }

  private func urls(
    _ manifest: Manifest,
    _ webHost: String
  ) -> [(sample: String, written: Located<String>)] {
    let product = ProductURL.all(manifest).filter { $0.template != nil }
    var urls = product.map { ($0.sample(webHost: webHost), $0.text) }
    for country in manifest.countries.indices {
      for language in manifest.countries[country].languages {
        guard let url = language.plainURL else { continue }
        urls.append((url.value, url))
      }
    }
    return urls
  }

  private func hasSoundTLDs(_ manifest: Manifest, _ context: RuleContext) -> Bool {
    manifest.countries.allSatisfy { country in
      guard let tld = country.tld?.value else { return false }
      let owner = context.owner(ofDomain: tld)
      return !context.ownsDomain(country, manifest)
        || (owner == nil || owner == country.code.value)
          && context.isSuffix(tld, of: country.code.value)
    }
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
