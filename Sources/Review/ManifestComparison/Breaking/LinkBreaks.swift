internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum EntitlementDomainRemoved: BreakingRule {
  static let id = BreakingChangeID.entitlementDomainRemoved
  static let summary = "links to a host do not open an app variant anymore"
  static let explanation = """
    A host is not in `entitlement_domains` anymore, or a variant does not list the country's status
    anymore. Links that people have saved then open the website. A comment names the country or the
    host; for a variant, the variant.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old, comparison.new)
    // A host that now belongs to another country is reported as reassigned.
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
          "links to \(code: $0) do not open the app anymore"
        )
      }
    }
    // Only countries that left the variant's list without another change.
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
        "links do not open \(name: app.name) anymore: \(list: gone)"
      )
    }
    return ofCountries + ofVariants
  }
}

enum LinkPathExcluded: BreakingRule {
  static let id = BreakingChangeID.linkPathExcluded
  static let summary = "links to some paths do not open the app anymore"
  static let explanation = """
    A path is new in `exclude` of the `aasa` output. As soon as the hosts serve the new files, links to
    it open the website, in apps in use as well. A comment names the path, or `product`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old.product, comparison.new.product)
    let known = Set(old.excludedPaths.map(\.value))
    return new.excludedPaths.map(\.value).filter { !known.contains($0) }.map {
      BreakingChange(
        id,
        .product,
        part: $0,
        "links to \(code: $0) do not open the app anymore"
      )
    }
  }
}

enum WebCredentialsRemoved: BreakingRule {
  static let id = BreakingChangeID.webCredentialsRemoved
  static let summary = "the app cannot use passwords and passkeys of the website anymore"
  static let explanation = """
    `webcredentials` of the `aasa` output was `true` and is not anymore. As soon as the hosts serve the
    new files, the system does not offer what users saved for the website, in apps in use as well.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    guard comparison.old.product.webCredentials.value, !comparison.new.product.webCredentials.value
    else { return [] }
    return [
      BreakingChange(
        id,
        .product,
        "passwords and passkeys of the website cannot be used in the app anymore"
      )
    ]
  }
}
