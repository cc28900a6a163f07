internal import CountryManifest
internal import ManifestFindings

/// The generated `Environment`, with the code that finds the environment of a host.
struct SwiftEnvironment {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /// An environment and a country, which determine where the app's requests go.
    ///
    /// SwiftUI has a type with the same name. To give this type another name, write
    /// `outputs: { swift: { prefix: ND } }` in the manifest.
    nonisolated public enum Environment: Hashable, Sendable {
      \(manifest.environments.lines { """
        /// The `\($0.name)` hosts, under `\($0.siteOrDomain)`.
        case \(SwiftText.declared($0.name))(\
        country: Country\(if: $0.kind == .named, ", name: PreviewName"))
        """ })

      /// The environment's country.
      public var country: Country {
        switch self {
        \(manifest.environments.lines { """
          case .\(SwiftText.member($0.name))(\
          let country\(if: $0.kind == .named, ", name: _")): country
          """ })
        }
      }

      /// An environment without its country: a row under `environments`.
      ///
      /// It has no members: a case's name comes from the manifest and could equal a member's name.
      public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        \(manifest.environments.lines { "case \(SwiftText.rawCase($0.name))" })
      }

      /// The environment without its country.
      public var kind: Kind {
        switch self {
        \(manifest.environments.map { SwiftText.member($0.name) }.lines { "case .\($0): .\($0)" })
        }
      }

      /// The environment of this kind for a country.
      ///
      /// A preview needs a name, and other kinds must not have one; otherwise the result is nil.
      public init?(_ kind: Kind, country: Country, name: PreviewName? = nil) {
        switch (kind, name) {
        \(manifest.environments.lines(made))
        default: return nil
        }
      }
    }

    \(previews)
    """
  }

  private func made(_ environment: ResolvedEnvironment) -> SourceText {
    let name = SwiftText.member(environment.name)
    return switch environment.kind {
    case .table: "case (.\(name), nil): self = .\(name)(country: country)"
    case .named: "case (.\(name), let name?): self = .\(name)(country: country, name: name)"
    }
  }

  /// The functions that find the named environment of a host, and the name of an environment.
  private var previews: SourceText {
    """
    nonisolated extension PreviewName {
      /// The named environment of a host, which is one label under the environment's site.
      static func environment(host: String) -> Environment? {
        \(manifest.namedEnvironments.lines { """
          if let preview = preview(host: host, under: \(SwiftText.quoted(".\($0.mainDomain)"))) {
            return .\(SwiftText.member($0.name))(country: preview.country, name: preview.name)
          }
          """ })
        return nil
      }

      /// The name of a named environment; nil for another environment.
      static func name(of environment: Environment) -> PreviewName? {
        switch environment {
        \(manifest.environments.lines { """
          case .\(SwiftText.member($0.name))\($0.kind == .named ? "(_, let name): name" : ": nil")
          """ })
        }
      }
    }
    """
  }
}
