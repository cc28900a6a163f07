internal import CountryManifest
internal import ManifestFindings

/// The generated `Service`, with the URLs of each service.
struct SwiftService {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    public import Foundation

    /// A service of the product.
    nonisolated public enum Service: String, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.services.lines { """
        /// At \($0.hostDescription).
        case \(SwiftText.rawCase($0.name))
        """ })

      /// The URL of the service.
      public func url(for environment: Environment) -> URL {
        switch environment {
        \(manifest.environments.lines(urlCase))
        }
      }
    }
    """
  }

  private func urlCase(_ environment: ResolvedEnvironment) -> SourceText {
    let name = SwiftText.member(environment.name)
    return switch environment.kind {
    case .table:
      """
      case .\(name)\(manifest.countryServices.isEmpty ? "" : "(let country)"):
        switch self {
        \(manifest.services.lines { "case .\(SwiftText.member($0.name)): \(url(of: $0, environment))" })
        }
      """
    case .named:
      """
      case .\(name)(let country, let name):
        \(namedURL(environment))
      """
    }
  }

  private func url(of service: ResolvedService, _ environment: ResolvedEnvironment) -> String {
    if service.isGlobal {
      return "URL(proven: \(SwiftText.quoted(environment.url(of: service))))"
    }
    let path = "\(SwiftText.member(environment.name)).\(SwiftText.member(service.name))"
    return "URL(proven: country.facts.urls.\(path))"
  }

  /// The URL of a service in a named environment, where all services share a host; scheme and port may differ.
  private func namedURL(_ environment: ResolvedEnvironment) -> SourceText {
    let host = "\\(name.label(for: country)).\(environment.mainDomain)"
    let groups = manifest.servicesByAddress(in: environment)
    if groups.count == 1 { return "URL(proven: \"\(groups[0].address.url(host))\")" }
    return """
      switch self {
      \(groups.lines { address, services in """
        case \(services.map { ".\(SwiftText.member($0.name))" }.joined(separator: ", ")):
          URL(proven: "\(address.url(host))")
        """ })
      }
      """
  }
}

extension ResolvedService {
  /// The hosts of the service, for a comment, such as "the label `api`".
  package var hostDescription: String {
    let host = label.value.isEmpty ? "the bare host" : "the label `\(label.value)`"
    return isGlobal ? "\(host), one host for all countries" : host
  }
}
