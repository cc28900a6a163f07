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

      \(([tableURL] + manifest.namedEnvironments.map(namedURL)).sections { $0 })
    }

    \(urlLists)
    """
  }

  private func urlCase(_ environment: ResolvedEnvironment) -> SourceText {
    let name = SwiftText.member(environment.name)
    return switch environment.kind {
    case .table: "case .\(name)(let country): url(in: URLLists.\(name), for: country)"
    case .named:
      "case .\(name)(let country, let name): url(\(argumentLabel(environment.name)): name.label(for: country))"
    }
  }

  private var tableURL: SourceText {
    let (global, own) = (manifest.globalServices, manifest.countryServices)
    return """
      private func url(in urls: [URL], for country: Country) -> URL {
        switch self {
        \(own.enumerated().lines { position, service in """
          case .\(SwiftText.member(service.name)): \
          urls[country.ordinal * \(own.count) + \(global.count + position)]
          """ })
        \(global.enumerated().lines { position, service in """
          case .\(SwiftText.member(service.name)): urls[\(position)]
          """ })
        }
      }
      """
  }

  /// The URL of a service in a named environment, where all services share a host; scheme and port may differ.
  private func namedURL(_ environment: NamedEnvironment) -> SourceText {
    let host = "\\(label).\(environment.domain)"
    let groups = environment.servicesByAddress
    let body: SourceText =
      groups.count == 1
      ? "URL(proven: \"\(groups[0].address.url(host))\")"
      : """
      switch self {
      \(groups.lines { address, services in """
        case \(services.map { ".\(SwiftText.member($0.name))" }.joined(separator: ", ")):
          URL(proven: "\(address.url(host))")
        """ })
      }
      """
    return """
      private func url(\(argumentLabel(environment.name)) label: String) -> URL {
        \(body)
      }
      """
  }

  /// The label of the argument, such as `previewLabel`; the suffix `Label` prevents keywords and collisions with other
  /// labels.
  private func argumentLabel(_ environment: String) -> String {
    Identifier.camelCase(environment) + "Label"
  }

  /// The lists of URLs, in a separate type, because in another type the name of an environment could already mean
  /// something else.
  private var urlLists: SourceText {
    """
    /// One list per environment, created when its first URL is used, because an app runs in only
    /// one.
    nonisolated private enum URLLists {
      \(manifest.tableEnvironments.enumerated().lines { position, environment in """
        static let \(SwiftText.declared(environment.name)) = [URL](
          global: [\(globalURLs(environment))],
          lines: \(lines(position))
        )
        """ })
    }
    """
  }

  private func globalURLs(_ environment: TableEnvironment) -> String {
    manifest.globalServices.map { SwiftText.quoted(environment.url(of: $0)) }
      .joined(separator: ", ")
  }

  /// The range of an environment's lines in a country's section of the table of URLs.
  private func lines(_ position: Int) -> String {
    let count = manifest.countryServices.count
    return "\(position * count)..<\((position + 1) * count)"
  }
}

extension ResolvedService {
  /// The hosts of the service, for a comment, such as "the label `api`".
  package var hostDescription: String {
    let host = label.value.isEmpty ? "the bare host" : "the label `\(label.value)`"
    return switch kind {
    case .country: host
    case .global: "\(host), one host for all countries"
    }
  }
}
