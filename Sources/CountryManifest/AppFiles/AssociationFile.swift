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
    var hosts: [String: [DeepLinkHost]] = [:]
    for host in deepLinkHosts where apps.contains(where: { $0.lists(host.status) }) {
      hosts[host.domain, default: []].append(host)
    }
    return hosts.keys.sorted().map { domain in
      let hosts = hosts[domain, default: []]
      var file = AssociationFile(domain: domain, hosts: hosts.map(\.name))
      let statuses = Set(hosts.map(\.status))
      for app in apps where statuses.contains(where: app.lists) {
        let appID = "\(app.team.value).\(app.bundle.value)"
        if !file.appIDs.contains(appID) { file.appIDs.append(appID) }
      }
      return file
    }
  }
}
