internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

extension BreakingChanges {
  private typealias Rule = BreakingRule

  static let ofHosts = [
    BreakingKind(
      .productionHostReassigned,
      "a production host leads to another country, service or environment",
      """
      Apps in use go on to call the host until they are updated, and links to it are shared and printed: all of them
      reach another country, service or environment, without an error. Keep the host where it was, or leave it unused
      until no app calls it.
      """,
      Rule([.removed, .changed], .hosts, "*", "leads to {owner} now", .host) {
        LostHost($0, $1)?.newOwner != nil
      }
    ),
    BreakingKind(
      .productionHostRemoved,
      "a production host is no longer called or accepted",
      """
      Apps in use call the host until they are updated, and links to it are shared and printed. Keep the old hosts in
      `accepts`, and links to them still open the app.
      """,
      Rule([.removed], .hosts, "*", "no longer called or accepted in production", .host) {
        LostHost($0, $1).map { $0.isLost && $0.was.use != "linked" && $0.formerCode == nil }
          ?? false
      }
    ),
    BreakingKind(
      .tldChanged,
      "the TLD of a country changed or was removed",
      "Apps find a country by its TLD, as `Country(tld:)` does, whether or not a host has it.",
      Rule([.changed], .countries, "tld", "TLD {old} of {row} is now {new}"),
      Rule([.removed], .countries, "tld", "TLD {old} of {row} removed")
    ),
    BreakingKind(
      .hostSharedByCountries,
      "a host alone no longer identifies a country",
      """
      A country has a path on the host now, so `Environment(host:)` is nil for it: code that knows only the host would
      take a link to one country for a link to another. Read URLs with `Environment(url:)` before this is released.
      """,
      Rule([.added], .hosts, "*", "the host alone no longer identifies a country", .host) {
        let host = String($0.name.prefix { $0 != "/" })
        guard host != $0.name, let old = $1.before[$0.row, host] else { return false }
        return LostHost.Meaning(old).country != "*" && !$1.old.hosts.hasPaths(on: host)
      }
    ),
    BreakingKind(
      .entitlementDomainRemoved,
      "links to a host no longer open an app variant",
      """
      A host is no longer in `entitlement_domains`, or a variant no longer lists the country's status. Links that
      people have saved then open the website.
      """,
      Rule([.removed], .hosts, "*", "links no longer open the app", .host) {
        LostHost($0, $1).map { $0.isLost && $0.was.use == "linked" } ?? false
      },
      Rule([.removed], .apps, "links *", "links no longer open {row}", .old) {
        let host = $1.before[Fact.Row(.hosts, Environment.production), $0.old ?? ""]
        let row = Fact.Row(.countries, host.map { LostHost.Meaning($0).country } ?? "")
        // A country that is no longer live is reported as such, and a host that is gone, too.
        let isDemoted =
          $1.after[row, ""] != nil && $1.before[row, "status"] != $1.after[row, "status"]
        // A wildcard is no host, so nothing else reports that it is gone.
        let link = $0.old ?? ""
        return !isDemoted
          && (Address(link).isWildcard || $1.new.deepLinks.contains { $0.address.text == link })
      }
    ),
    BreakingKind(
      .linkPathExcluded,
      "links to some paths no longer open the app",
      "As soon as the hosts serve the new files, links to the path open the website.",
      Rule([.added], .product, "outputs aasa exclude *", "links no longer open the app", .new),
      Rule([.added], .product, "outputs * include", "only these paths open the app now", .new),
      Rule([.removed], .product, "outputs * include *", "links no longer open the app", .old) {
        $1.after[$0.row, $0.words.dropLast().joined(separator: " ")] != nil
      }
    ),
    BreakingKind(
      .webCredentialsRemoved,
      "the app can no longer use passwords and passkeys of the website",
      "As soon as the new files are served, saved passwords and passkeys are not offered.",
      Rule(
        [.changed],
        .product,
        "outputs aasa webcredentials",
        "passwords and passkeys of the website can no longer be used in the app"
      ) { change, _ in change.new == "false" }
    ),
  ]
}
