internal import CountryManifest

/// The URLs of a country's services, by environment; services that all countries share have their own
/// rows.
enum CalledURLs: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if pair.hasSameURLs { return [] }
    let names = pair.names { $0.manifest.environments.map(\.name) }
    let ordered =
      names.filter { $0 == Environment.production }
      + names.filter { $0 != Environment.production }
    return ordered.flatMap { name in
      let schemes = Set(
        [pair.old, pair.new].compactMap { $0.flatMap { environment(name, $0)?.scheme.value } }
      )
      return pair.change("called in \(name)", isDetail: name != Environment.production) { side in
        urls(of: side, in: name, isShort: schemes.count == 1)
      }
      // The order is that of the services, whose rows say so.
      .filter { !$0.isReordering }
    }
  }

  private static func environment(_ name: String, _ side: CountryPair.Side) -> ResolvedEnvironment?
  {
    side.manifest.environments.first { $0.name == name }
  }

  private static func urls(of side: CountryPair.Side, in name: String, isShort: Bool) -> [String] {
    guard let environment = environment(name, side) else { return [] }
    let text = { isShort ? shortURL($0) : $0 }
    switch environment.kind {
    case .table(let table):
      return side.manifest.countryServices.map {
        "\($0.name): \(text(table.url(of: $0, for: side.country)))"
      }
    case .named(let named):
      let urls = side.manifest.services.map { service in
        (service.name, text(named.url(of: service, for: side.country, name: "{name}")))
      }
      // All services share the host; scheme and port may differ.
      if Set(urls.map(\.1)).count == 1 { return ["every service: \(urls[0].1)"] }
      return urls.map { "\($0): \($1)" }
    }
  }
}

extension CountryPair {
  /// Whether the country's hosts, called and accepted, are the same without looking at each.
  var hasSameURLs: Bool { shared.areAddressesSame && isSame { $0.hasSameHosts(as: $1) } }
}

/// A URL without the scheme that is usual.
package func shortURL(_ url: String) -> String {
  let usual = "https://"
  return url.hasPrefix(usual) ? String(url.dropFirst(usual.count)) : url
}
