internal import CountryManifest
internal import ManifestFindings

struct UrlOfAnotherCountry: ValidationRule {
  static let id: RuleID = "url-of-another-country"
  static let severity = Finding.Severity.warning
  static let summary = "a URL leads to another country, or outside the product"
  static let explanation = """
    A country's `languages` lead to its own website, or to a page that all countries share. The host of
    another country usually comes from a copied row, and a host that no country has, such as
    `example.co`, from a typo. Other hosts under a country's own domain are allowed.

    If countries have paths, a path in `exclude` or `include` is put after the path of each country, so
    write `/admin`, not `/de/admin`.

    ```yaml
    countries:
      at: { languages: [{ locale: de-AT, url: "https://de.example.com/" }] }
      #                                       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: `https://de.example.com/` leads to Germany; expected `https://at.example.com` or a page below it
    ```
    """

  let context: RuleContext

  func check() {
    let production = manifest.environments.firstIndex { $0.name.value == Environment.production }
    guard let production else { return }
    for (position, country) in manifest.countries.enumerated() where isKnown(country) {
      guard let own = ownAddress(position, production) else { continue }
      for language in country.languages {
        guard let url = derivation.countries.url(of: language, country, position)?.value,
          SecureURL.host(of: url) != nil, let owner = otherOwner(of: url, position, production),
          let written = language.url ?? manifest.product.languageURL
        else { continue }
        let start =
          language.url != nil
          ? "`\(url)`"
          : "for `\(language.locale.value)` of \(name(of: country)), `language_url` is `\(url)`, which"
        report(
          "\(start) leads to \(owner); expected `https://\(own)` or a page below it",
          at: written.range,
          help: "begin it with `{web_url}`, or allow it in a comment with a reason"
        )
      }
    }
    guard derivation.hosts.hasPaths else { return }
    checkPaths(manifest.product.excludedPaths, "excluded")
    checkPaths(manifest.product.includedPaths + manifest.product.androidPaths, "included")
  }

  /// The address of a country's website; nil if there is none, or if it does not lead back, which another rule reports.
  private func ownAddress(_ position: Int, _ production: Int) -> String? {
    guard let own = derivation.countries.webAddresses(of: position).first?.value,
      let owner = derivation.hostLookup.resolve(url: "https://\(own)"),
      owner.environment == production, owner.country == nil || owner.country == position
    else { return nil }
    return own
  }

  /// To whom a URL leads if not to the country; nil if it leads to the country, or to a page for all countries.
  private func otherOwner(of url: String, _ position: Int, _ production: Int) -> String? {
    let host = SecureURL.host(of: url) ?? ""
    let main = manifest.product.defaultCountry?.value
    // Pages in the languages of all countries can be on the main site, but not on that of another country.
    if let other = derivation.hostLookup.resolve(host: host)?.country, other != position,
      manifest.countries[other].code.value != main
    {
      return name(of: manifest.countries[other])
    }
    // Such a page leads to none of the countries that have it.
    if derivation.hostLookup.languages.areShared(at: url) { return nil }
    guard let owner = derivation.hostLookup.resolve(url: url) else {
      let isOwn = derivation.hosts[production, position].contains {
        $0.place?.isBare == true && host.hasSuffix(".\($0.domain)")
          && manifest.countries[position].code.value != main
      }
      return isOwn ? nil : "no country"
    }
    guard owner.environment == production else {
      return "`\(manifest.environments[owner.environment].name.value)`"
    }
    guard let other = owner.country, other != position else { return nil }
    return name(of: manifest.countries[other])
  }

  /// Reports paths of the association file that begin with the path of a country, which is put before them.
  private func checkPaths(_ paths: [Located<String>], _ kind: String) {
    for path in paths {
      let segment = path.value.dropFirst().prefix { !"/*?".contains($0) }
      guard
        let owner = manifest.countries.first(where: { $0.isOnPath && $0.pathSegment == segment })
      else { continue }
      report(
        "\(kind) path `\(path.value)` begins with the path of \(name(of: owner))",
        at: path.range,
        help: "delete `/\(segment)`; paths are \(kind) below the path of each country"
      )
    }
  }
}
