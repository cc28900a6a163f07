internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum EntitlementDomainRemoved: BreakingRule {
  static let id = BreakingChangeID.entitlementDomainRemoved
  static let summary = "links to a host no longer open an app variant"
  static let explanation = """
    A host is no longer in `entitlement_domains`, or a variant no longer lists the country's status.
    Links that people have saved then open the website. In an allow comment, NAME is the country or the
    host, or the variant that no longer lists the status.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old, comparison.new)
    // Another rule reports hosts that now belong to another country.
    let reassigned = comparison.retiredHosts.reassigned.map(\.host)
    let ofCountries = comparison.countries.flatMap { pair -> [BreakingChange] in
      guard let before = pair.old?.country, let after = pair.new?.country else { return [] }
      let kept = Set(after.deepLinkHosts.map(\.value) + reassigned)
      let gone = before.entitlementDomains.map(\.value).filter { !kept.contains($0) }
      return gone.map {
        BreakingChange(
          id,
          .country(pair.code),
          part: $0,
          "links to \(code: $0) no longer open the app"
        )
      }
    }
    // Hosts of countries that are no longer live are left out, because that change is reported separately.
    let live = Set(new.countries.filter { $0.status.value == .live }.map(\.code))
    let demoted = Set(
      old.countries.filter { $0.status.value == .live && !live.contains($0.code) }
        .flatMap { $0.deepLinkHosts.map(\.value) }
    )
    let known = Set(new.deepLinks.map(\.address.text)).subtracting(demoted)
    let ofVariants = comparison.apps.compactMap { app, now -> BreakingChange? in
      guard let now else { return nil }
      let kept = Set(new.deepLinks(of: now).map(\.text))
      let gone = old.deepLinks(of: app).map(\.text).filter {
        known.contains($0) && !kept.contains($0)
      }
      guard !gone.isEmpty else { return nil }
      return BreakingChange(
        id,
        .app(app.name),
        "links no longer open \(name: app.name): \(list: gone)"
      )
    }
    return ofCountries + ofVariants
  }
}

enum LinkPathExcluded: BreakingRule {
  static let id = BreakingChangeID.linkPathExcluded
  static let summary = "links to some paths no longer open the app"
  static let explanation = """
    A path is new in `exclude` of the `aasa` output. As soon as the hosts serve the new files, links to
    it open the website, even for apps in use. In an allow comment, NAME is the path, or `product`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old.product, comparison.new.product)
    let known = Set(old.excludedPaths.map(\.value))
    return new.excludedPaths.map(\.value).filter { !known.contains($0) }.map {
      BreakingChange(
        id,
        .product,
        part: $0,
        "links to \(code: $0) no longer open the app"
      )
    }
  }
}

enum WebCredentialsRemoved: BreakingRule {
  static let id = BreakingChangeID.webCredentialsRemoved
  static let summary = "the app can no longer use passwords and passkeys of the website"
  static let explanation = """
    `webcredentials` of the `aasa` output is no longer `true`. As soon as the hosts serve the new files,
    the system stops offering the passwords and passkeys that users saved for the website, even in apps
    in use.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    guard comparison.old.product.webCredentials.value, !comparison.new.product.webCredentials.value
    else { return [] }
    return [
      BreakingChange(
        id,
        .product,
        "passwords and passkeys of the website can no longer be used in the app"
      )
    ]
  }
}
