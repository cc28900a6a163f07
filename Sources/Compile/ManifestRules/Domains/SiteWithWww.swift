internal import CountryManifest
internal import ManifestFindings

struct SiteWithWww: ValidationRule {
  static let id: RuleID = "site-with-www"
  static let severity = Finding.Severity.warning
  static let summary = "a site or a domain begins with `www`"
  static let explanation = """
    A site is the part of a domain before the TLD, and all hosts are under that domain: with
    `www.example`, the API of Italy would be `it-api.www.example.com`. For a website at
    `www.example.com`, `www` is the label of the service `web`. If all hosts of a product are under
    `www`, allow this by a comment.

    ```yaml
    environments:
      production: { site: www.example, hosts: country }
      #                   ^^^^^^^^^^^ warning: site `www.example` begins with `www`, so hosts end with `www.example.com`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      // `invalid-host-label` reports a site that ends with the TLD.
      if let site = environment.site, environment.doubledTLD(in: manifest) == nil {
        check("site", site, under: manifest.defaultCountry?.tld?.value, manifest, in: &context)
      }
    }
    for country in manifest.countries {
      for (_, site) in country.sites {
        check("site", site, under: country.tld?.value, manifest, in: &context)
      }
    }
    for (domain, _) in manifest.writtenDomains {
      check("domain", domain, under: nil, manifest, in: &context)
    }
  }

  private func check(
    _ kind: String,
    _ text: Located<String>,
    under tld: String?,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard let name = Self.name(withoutWww: text.value) else { return }
    let domain = [text.value, tld].compactMap(\.self).joined(separator: ".")
    let web = manifest.services.first { $0.name.value == Service.web }
    let hasLabel = web?.label?.value == "www"
    context.report(
      self,
      "\(kind) `\(text.value)` begins with `www`, so hosts end with `\(domain)`",
      at: text.range,
      help: "write `\(name)`"
        + (hasLabel ? "" : ", and `label: www` in `services.web` if that is the website's host")
        + ", or allow it in a comment with a reason",
      fix: hasLabel ? Fix(text, rewrittenAs: name) : nil
    )
  }

  /// The site without its leading `www`; nil if the site does not begin with `www` or is malformed.
  static func name(withoutWww site: String) -> String? {
    guard site.hasPrefix("www."), HostName.problem(inLabels: site) == nil else { return nil }
    return String(site.dropFirst(4))
  }
}

extension Environment {
  /// Whether `site-with-www` reports the environment's site or domain; correct URLs are then not under that domain.
  var beginsWithWww: Bool {
    place.map { SiteWithWww.name(withoutWww: $0.value) != nil } ?? false
  }
}
