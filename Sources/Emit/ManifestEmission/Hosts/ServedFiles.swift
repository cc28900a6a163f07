package import CountryManifest
internal import SwiftEmission

extension ResolvedManifest {
  /// The generated files that each deep-link host serves below `/.well-known/`, by host.
  package var servedFiles: [(host: String, paths: [String])] {
    var paths: [String: [String]] = [:]
    let outputs = Set(Emitters.chosen(by: self).map { $0.id })
    if outputs.contains(AssociationFileEmitter.id) {
      for file in associationFiles {
        for host in file.hosts {
          paths[host, default: []].append(AssociationFileEmitter.path(file))
        }
      }
    }
    if outputs.contains(AssetLinksEmitter.id) {
      let opening = deepLinks.filter { link in
        apps.contains { $0.android != nil && $0.lists(link.status) }
      }
      for (host, links) in Dictionary(grouping: opening, by: \.address.servingHost) {
        paths[host, default: []].append(AssetLinksEmitter.path(links[0].domain))
      }
    }
    return paths.sorted { $0.key < $1.key }.map { (host: $0.key, paths: $0.value) }
  }
}
