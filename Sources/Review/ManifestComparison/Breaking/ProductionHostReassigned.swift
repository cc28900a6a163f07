internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

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
    comparison.retiredHosts.reassigned.grouped(by: key).map { group in
      let (row, owner, hosts) = (group[0].row, group[0].owner, group.map(\.host))
      return BreakingChange(
        id,
        row,
        part: comparison.part(of: row, hosts),
        hosts.count == 1 ? "\(code: hosts[0]) \(owner.one)" : "\(list: hosts) \(owner.several)"
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
