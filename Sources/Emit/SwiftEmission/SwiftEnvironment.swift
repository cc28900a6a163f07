internal import CountryManifest
internal import ManifestFindings

/// `Environment`, and which hosts mean which.
struct SwiftEnvironment {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /// Where the app's requests go, and for which country.
    ///
    /// In a file that also imports SwiftUI write the module's name before it, as in
    /// `NDCountries.Environment`, or `typealias AppEnvironment = NDCountries.Environment` once.
    nonisolated public enum Environment: Codable, Hashable, Sendable {
      \(manifest.environments.lines { """
        /// The `\($0.name)` hosts, under `\($0.siteOrDomain)`.
        \(declaration($0))
        """ })

      /// The country the environment is for.
      public var country: Country {
        switch self {
        \(manifest.environments.lines(countryCase))
        }
      }

      /// An environment without its country: a row under `environments`.
      ///
      /// It has no members: its cases have names from the manifest, which could be a member's.
      public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        \(manifest.environments.lines { "case \(SwiftText.rawCase($0.name))" })
      }

      /// Which of the environments it is.
      public var kind: Kind {
        switch self {
        \(manifest.environments.map { SwiftText.member($0.name) }.lines { "case .\($0): .\($0)" })
        }
      }
    }

    \(tableEnvironment)

    \(previews)
    """
  }

  private func declaration(_ environment: ResolvedEnvironment) -> SourceText {
    let name = SwiftText.declared(environment.name)
    return switch environment.kind {
    case .table: "case \(name)(country: Country)"
    case .named: "case \(name)(country: Country, name: PreviewName)"
    }
  }

  private func countryCase(_ environment: ResolvedEnvironment) -> SourceText {
    let name = SwiftText.member(environment.name)
    return switch environment.kind {
    case .table: "case .\(name)(let country): country"
    case .named: "case .\(name)(let country, name: _): country"
    }
  }

  /// The environments of the table: those whose hosts can be listed.
  private var tableEnvironment: SourceText {
    """
    /// An environment whose hosts are in the table.
    ///
    /// It has no members: its cases have names from the manifest, which could be a member's.
    nonisolated enum TableEnvironment: String, CaseIterable {
      \(manifest.tableEnvironments.lines { "case \(SwiftText.rawCase($0.name))" })
    }

    nonisolated extension Environment {
      init(_ environment: TableEnvironment, for country: Country) {
        switch environment {
        \(manifest.tableEnvironments.map { SwiftText.member($0.name) }.lines { """
          case .\($0): self = .\($0)(country: country)
          """ })
        }
      }
    }
    """
  }

  /// The inverse of the hosts that are named at run time.
  private var previews: SourceText {
    """
    nonisolated extension PreviewName {
      /// The environment that a host names by the site it is under.
      static func environment(host: Slice<UnsafeBufferPointer<UInt8>>) -> Environment? {
        \(manifest.namedEnvironments.lines { """
          if let preview = preview(host: host, under: \(SwiftText.quoted(".\($0.domain)"))) {
            return .\(SwiftText.member($0.name))(country: preview.country, name: preview.name)
          }
          """ })
        return nil
      }
    }
    """
  }
}
