internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics

enum ProductionHostReassigned: BreakingRule {
  static let id = BreakingChangeID.productionHostReassigned
  static let summary = "a production host leads to another country, service or environment"
  static let explanation = """
    Apps in use go on to call the host until they are updated, and links to it are shared and printed:
    all of them reach another country, service or environment, without an error. Keep the host where
    it was, or give it to nobody until no app calls it. A comment names the country that had it, or
    the host. Where another row took away hosts of many countries, it names that row: the service,
    `production` or the new default country.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    var groups: [[String]: [String]] = [:]
    let reassigned = comparison.retiredHosts.reassigned
    for (row, host, owner) in reassigned { groups[key(row, host, owner), default: []].append(host) }
    return reassigned.compactMap { row, host, owner in
      let hosts = groups[key(row, host, owner), default: []]
      guard hosts.first == host else { return nil }
      return BreakingChange(
        id,
        row,
        part: comparison.part(of: row, hosts),
        hosts.count == 1 ? "\(code: host) \(owner.one)" : "\(list: hosts) \(owner.several)"
      )
    }
  }

  /// What is said once: of a country's own hosts each.
  private static func key(
    _ row: Change.Subject,
    _ host: String,
    _ owner: RetiredHosts.NewOwner
  ) -> [String] {
    if case .country = row { return [host] }
    return [row.section, row.name ?? "", owner.one.text]
  }
}
