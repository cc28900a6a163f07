internal import CountryManifest
internal import ManifestDiagnostics

/// `Service`, and where each answers.
struct SwiftService {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    public import Foundation

    /// A service of the product.
    public enum Service: String, CaseIterable, Codable, Hashable, Sendable {
      \(manifest.services.lines { """
        /// At \($0.hostDescription).
        case \(SwiftText.rawCase($0.name))
        """ })

      /// Where the service answers.
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
    case .table: "case .\(name)(let country): url(in: .\(name), for: country)"
    case .named:
      "case .\(name)(let country, let name): \(functionName(environment.name))(name.label(for: country))"
    }
  }

  private var tableURL: SourceText {
    let (global, own) = (manifest.globalServices, manifest.countryServices)
    return """
      private func url(in environment: TableEnvironment, for country: Country) -> URL {
        switch self {
        \(own.enumerated().lines { position, service in """
          case .\(SwiftText.member(service.name)): \
          environment.allURLs[country.ordinal * \(own.count) + \(global.count + position)]
          """ })
        \(global.enumerated().lines { position, service in """
          case .\(SwiftText.member(service.name)): environment.allURLs[\(position)]
          """ })
        }
      }
      """
  }

  /// In a named environment all services share a host; scheme and port may differ.
  private func namedURL(_ environment: NamedEnvironment) -> SourceText {
    """
    private func \(functionName(environment.name))(_ label: String) -> URL {
      switch self {
      \(manifest.services.lines { """
        case .\(SwiftText.member($0.name)): \
        URL(proven: "\(environment.address(of: $0).url("\\(label).\(environment.domain)"))")
        """ })
      }
    }
    """
  }

  private func functionName(_ environment: String) -> String {
    Identifier.camelCase(environment) + "URL"
  }

  // MARK: Lists of URLs

  private var urlLists: SourceText {
    """
    extension TableEnvironment {
      fileprivate var allURLs: [URL] {
        switch self {
        \(manifest.tableEnvironments.lines { """
          case .\(SwiftText.member($0.name)): \(listName($0))
          """ })
        }
      }

      /// The URLs of services with one host for all countries, then each country's own in the order of
      /// the table.
      fileprivate func makeURLs() -> [URL] {
        globalURLs.map { URL(proven: $0) }
          + Country.allCases.flatMap { country in
            (0..<Self.linesPerCountry).map {
              URL(proven: urlTable.line(firstURLLine + $0, of: country))
            }
          }
      }

      private var globalURLs: [String] {
        switch self {
        \(manifest.tableEnvironments.lines { """
          case .\(SwiftText.member($0.name)): [\(globalURLs($0))]
          """ })
        }
      }
    }

    // One list per environment, made when its first URL is asked for: an app runs in one.
    \(manifest.tableEnvironments.lines { """
      private let \(listName($0)) = TableEnvironment.\(SwiftText.member($0.name)).makeURLs()
      """ })
    """
  }

  private func listName(_ environment: TableEnvironment) -> String {
    Identifier.camelCase(environment.name) + "URLs"
  }

  private func globalURLs(_ environment: TableEnvironment) -> String {
    manifest.globalServices.map { SwiftText.quoted(environment.url(of: $0)) }
      .joined(separator: ", ")
  }
}
