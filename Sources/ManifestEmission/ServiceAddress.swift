internal import CountryManifest
internal import ManifestDiagnostics

/// What stands around the host in a service's URL.
struct ServiceAddress: Equatable {
  var scheme: String
  /// `:8000`, or nothing.
  var port: String
}

extension ResolvedManifest {
  /// The services by their addresses in an environment: in a named one that is all they differ in.
  func addresses(
    in environment: ResolvedEnvironment
  ) -> [(address: ServiceAddress, services: [ResolvedService])] {
    var groups: [(address: ServiceAddress, services: [ResolvedService])] = []
    for service in services {
      let address = ServiceAddress(
        scheme: service.row.scheme(in: environment.row).rawValue,
        port: service.row.port(in: environment.row).map { ":\($0)" } ?? ""
      )
      if let known = groups.firstIndex(where: { $0.address == address }) {
        groups[known].services.append(service)
      } else {
        groups.append((address, [service]))
      }
    }
    return groups
  }
}
