internal import ManifestDiagnostics

/// What the hosts of one registrable domain serve as `apple-app-site-association`.
package struct AssociationFile: Sendable, Equatable {
  /// `nextdoor.com`, of `nextdoor.com` and `it.nextdoor.com`.
  package var domain: String
  /// The hosts that serve the file, sorted; each has to, subdomains too.
  package var hosts: [String] = []
  /// Team and bundle of each variant that opens a link of one of the hosts, in the manifest's order.
  package var appIDs: [String] = []
}

extension ResolvedManifest {
  /// The files that websites serve, by domain.
  package var associationFiles: [AssociationFile] {
    var files: [String: AssociationFile] = [:]
    var seen: Set<String> = []
    for app in apps {
      let appID = "\(app.team.value).\(app.bundle.value)"
      var domains: Set<String> = []
      for host in deepLinkHosts(of: app) {
        let domain = Standards.embedded.registrableDomain(of: host)
        domains.insert(domain)
        if seen.insert(host).inserted {
          files[domain, default: AssociationFile(domain: domain)].hosts.append(host)
        }
      }
      for domain in domains where files[domain]?.appIDs.contains(appID) == false {
        files[domain]?.appIDs.append(appID)
      }
    }
    return files.values.sorted { $0.domain < $1.domain }.map { file in
      var file = file
      file.hosts.sort()
      return file
    }
  }
}
