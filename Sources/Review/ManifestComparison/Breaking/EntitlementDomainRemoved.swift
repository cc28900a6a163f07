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
    // What opens the app for another country is reported as reassigned.
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
    // Only those of which nothing but the variant's own list has changed.
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
