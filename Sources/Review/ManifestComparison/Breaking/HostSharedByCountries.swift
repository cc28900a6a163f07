internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum HostSharedByCountries: BreakingRule {
  static let id = BreakingChangeID.hostSharedByCountries
  static let summary = "a host alone does not say which country it is anymore"
  static let explanation = """
    A country has a path on the host now, so `Environment(host:)` is nil for it: code that knows only the host would
    take a link to one country for a link to another. Read URLs with `Environment(url:)` before this is released. A
    comment names the environment.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old, comparison.new)
    guard new.hosts.hasPaths else { return [] }
    let shared = old.hosts.entries.filter { entry in
      guard entry.country != nil, !old.hosts.isPath(entry) else { return false }
      let host = old.hosts.address(entry)
      return !old.hosts.hasPaths(on: host) && new.hosts.hasPaths(on: host)
    }
    return shared.grouped { $0.environment }.map { entries in
      let environment = old.environments[entries[0].environment].name
      let hosts = entries.map(old.hosts.address)
      return BreakingChange(
        id,
        .environment(environment),
        hosts.count == 1
          ? "\(code: hosts[0]) alone does not name a country anymore"
          : "\(list: hosts) alone do not name a country anymore"
      )
    }
  }
}
