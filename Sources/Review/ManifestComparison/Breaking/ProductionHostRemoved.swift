internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum ProductionHostRemoved: BreakingRule {
  static let id = BreakingChangeID.productionHostRemoved
  static let summary = "a production host is neither called nor accepted anymore"
  static let explanation = """
    Apps in use call the host until they are updated, and links to it are shared and printed. Keep
    the old hosts in `accepts`, as `nd-config migrate` does. A comment names the country or the host.
    Where another row took away hosts of many countries, it names that row: the service, `production`
    or the new default country.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let hosts = comparison.retiredHosts
    let ofCountries = comparison.countries.flatMap { pair -> [BreakingChange] in
      guard pair.new != nil else { return [] }
      return (hosts.removed[pair.code] ?? []).map {
        BreakingChange(id, .country(pair.code), part: $0, message($0))
      }
    }
    return ofCountries
      + hosts.removedByRows.grouped { $0.row }.map { group in
        let (row, hosts) = (group[0].row, group.map(\.host))
        return BreakingChange(
          id,
          row,
          part: comparison.part(of: row, hosts),
          hosts.count == 1 ? message(hosts[0]) : message(hosts, row)
        )
      }
  }

  private static func message(_ host: String) -> Message {
    "\(code: host) is neither called nor accepted in production anymore"
  }

  private static func message(_ hosts: [String], _ row: Change.Subject) -> Message {
    let cause: Message =
      switch row {
      case .service(let name): "service \(code: name) has other hosts"
      case .environment(let name): "\(code: name) has other hosts"
      default: "the default country is another one"
      }
    return "\(list: hosts) are neither called nor accepted in production anymore: \(cause)"
  }
}
