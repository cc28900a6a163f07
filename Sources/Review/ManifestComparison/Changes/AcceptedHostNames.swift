internal import CountryManifest

/// The hosts that no request goes to and that still mean the country, by environment.
enum AcceptedHostNames: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if pair.hasSameURLs { return [] }
    let names = pair.names { $0.manifest.tableEnvironments.map(\.name) }
    return names.flatMap { name in
      pair.change("accepted in \(name)", isDetail: name != Environment.production) { side in
        side.manifest.acceptedHosts(for: side.country, in: name)
      }
      // The order is that of the services, whose rows say so.
      .filter { !$0.isReordering }
    }
  }
}
