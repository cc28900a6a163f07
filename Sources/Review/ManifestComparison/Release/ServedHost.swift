internal import CountryManifest
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// A host that has to be reachable before apps call it, or before links to it open them.
struct ServedHost: Sendable {
  let name: String
  /// The files by which iOS and Android know that links to it open the apps.
  let files: [String]

  /// The production hosts that only the new manifest calls or accepts as links, by domain.
  static func new(_ comparison: Comparison) -> [(domain: String, hosts: [ServedHost])] {
    let (old, new) = (comparison.old, comparison.new)
    let newLinks = new.links.subtracting(old.links)
    let changed = comparison.countries.compactMap { $0.hasSameURLs ? nil : $0.new?.country }
    if changed.isEmpty, newLinks.isEmpty { return [] }
    let known = old.calledHosts(of: old.countries).union(old.links)
    let added = new.calledHosts(of: changed).union(newLinks).subtracting(known)
    var files: [String: [String]] = [:]
    for file in new.websiteFiles {
      let parts = file.path.split(separator: "/").map(String.init)
      files[parts[parts.count - 2], default: []].append(parts[parts.count - 1])
    }
    let folders = new.associationFolders
    var domains: [String: [ServedHost]] = [:]
    for name in added.union(newLinks).sorted() {
      let domain = new.standards.registrableDomain(of: name)
      var own = newLinks.contains(name) ? files[domain] ?? [] : []
      // A host on which countries have paths may have a file of its own.
      if let folder = folders[name], folder != domain,
        let file = own.firstIndex(of: "apple-app-site-association")
      {
        own[file] = "\(folder)/\(own[file])"
      }
      domains[domain, default: []].append(ServedHost(name: name, files: own))
    }
    return domains.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension ResolvedManifest {
  /// The hosts whose links open a variant of the app.
  fileprivate var links: Set<String> {
    Set(
      deepLinks.filter { link in apps.contains { $0.lists(link.status) } }.map(\.address.host)
    )
  }

  /// The hosts of services in production, for some countries and for all; a host that is named at run
  /// time is below a wildcard.
  fileprivate func calledHosts(of countries: [ResolvedCountry]) -> Set<String> {
    guard let production = environments.first(where: { $0.name == Environment.production }) else {
      return []
    }
    switch production.kind {
    case .named(let named): return ["*.\(named.domain)"]
    case .table(let table):
      var hosts = Set(globalServices.map { host(of: table.url(of: $0)) })
      for country in countries {
        for service in countryServices {
          hosts.insert(Address(table.address(of: service, for: country)).host)
        }
      }
      return hosts
    }
  }

  private func host(of url: String) -> String {
    let rest = url.split(separator: "/", omittingEmptySubsequences: true).last ?? ""
    return String(rest.prefix { $0 != ":" })
  }
}
