internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics

enum ProductionHostRemoved: BreakingRule {
  static let id = BreakingChangeID.productionHostRemoved
  static let summary = "a production host is neither called nor accepted anymore"
  static let explanation = """
    Apps in use call the host until they are updated, and links to it are shared and printed. Keep
    the old hosts in `accepts`, as `nd-config migrate` does. A comment names the country or the host;
    for a host that all countries share, the service or the host.
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
      + hosts.removedOfServices.map {
        BreakingChange(id, .service($0.service), part: $0.host, message($0.host))
      }
  }

  private static func message(_ host: String) -> Message {
    "\(code: host) is neither called nor accepted in production anymore"
  }
}
