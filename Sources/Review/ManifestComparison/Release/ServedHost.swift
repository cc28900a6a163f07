internal import CountryManifest
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// A host that must be reachable before apps call it, accept it or open its links.
struct ServedHost: Sendable {
  let name: String
  let environment: String
  /// The files that tell iOS and Android that links to the host open the apps.
  let files: [String]
  /// The name in the old certificate that already covers the host, such as `*.nextdoor.com`; nil if no name covers it.
  let certificate: String?

  /// The hosts of environments and links that only the new manifest has, by domain.
  ///
  /// Hosts under a domain such as `localhost` are left out, because they are on developers' machines. Hosts of previews
  /// are left out, because a DNS wildcard covers them.
  static func new(_ comparison: Comparison) -> [(domain: String, hosts: [ServedHost])] {
    let (old, new) = (comparison.old, comparison.new)
    let newLinks = new.links.subtracting(old.links)
    let isSame = comparison.countries.allSatisfy(\.hasSameURLs)
    if isSame, newLinks.isEmpty { return [] }
    let groups = old.domainHosts.flatMap(\.environments)
    let known = Set(groups.flatMap(\.hosts).map(\.name))
    let certificates = Set(groups.flatMap(\.certificateNames))
    let files = new.filesOfHosts
    return new.domainHosts.compactMap { domain, environments in
      guard domain.prefix(while: { $0 != "." }) != "localhost" else { return nil }
      let hosts = environments.flatMap { group in
        Set(group.hosts.map(\.name)).filter { name in
          newLinks.contains(name) || !known.contains(name) && !known.contains(wildcard(of: name))
        }.sorted().map { name in
          ServedHost(
            name: name,
            environment: group.environment,
            files: newLinks.contains(name) ? files(name, domain) : [],
            certificate: [name, wildcard(of: name)].first(where: certificates.contains)
          )
        }
      }
      return hosts.isEmpty ? nil : (domain, hosts)
    }
  }

  /// The wildcard that covers a host and its siblings, such as `*.nextdoor.com`.
  private static func wildcard(of host: String) -> String {
    "*\(host.drop { $0 != "." })"
  }
}

extension ResolvedManifest {
  /// The hosts whose links open a variant of the app.
  fileprivate var links: Set<String> {
    Set(
      deepLinks.filter { link in apps.contains { $0.lists(link.status) } }.map(\.address.host)
    )
  }

  /// A function that returns the names of the files which a host under a domain serves.
  fileprivate var filesOfHosts: (_ host: String, _ domain: String) -> [String] {
    var files: [String: [String]] = [:]
    for file in websiteFiles {
      let parts = file.path.split(separator: "/").map(String.init)
      files[parts[parts.count - 2], default: []].append(parts[parts.count - 1])
    }
    let folders = associationFolders
    return { [files] host, domain in
      var own = files[domain] ?? []
      // A host on which countries have paths can serve a different file than the domain.
      if let folder = folders[host], folder != domain,
        let file = own.firstIndex(of: "apple-app-site-association")
      {
        own[file] = "\(folder)/\(own[file])"
      }
      return own
    }
  }
}
