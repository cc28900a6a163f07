internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The functions for URLs and environments, with the URLs of global services and named environments.
struct TypeScriptHosts {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    const listedEnvironments: readonly ListedEnvironment[] = [
      \(manifest.tableEnvironments.lines { "\(TypeScriptText.quoted($0.name))," })
    ];

    /** The prefixes of hosts on a shared domain, for countries whose prefix is not their code. */
    const hostPrefixes: { readonly [country in Country]?: string } = {
      \(manifest.countries.filter { $0.prefix.value != $0.code }.lines { """
        \(TypeScriptText.key($0.code)): \(TypeScriptText.quoted($0.prefix.value)),
        """ })
    };

    \([globalURLs, serviceURL, environmentOfKind, namedEnvironment].sections { $0 })
    """
  }

  private var globalURLs: SourceText {
    if manifest.globalServices.isEmpty { return "" }
    return """
      /** The URLs of services that have one host for all countries. */
      const globalURLs: Readonly<
        Record<ListedEnvironment, Readonly<Record<Exclude<Service, CountryService>, string>>>
      > = {
        \(manifest.tableEnvironments.lines { environment in """
          \(TypeScriptText.key(environment.name)): {
            \(manifest.globalServices.lines { """
              \(TypeScriptText.key($0.name)): \(TypeScriptText.quoted(environment.url(of: $0))),
              """ })
          },
          """ })
      };
      """
  }

  private var serviceURL: SourceText {
    """
    /** The URL of a service. */
    export function serviceURL(service: Service, environment: Environment): string {
      \(if: !manifest.namedEnvironments.isEmpty, """
        switch (environment.kind) {
          \(manifest.namedEnvironments.lines { """
            case \(TypeScriptText.quoted($0.name)):
              \(namedURL($0))
            """ })
          default:
            break;
        }
        """)
      \(if: !manifest.globalServices.isEmpty, """
        switch (service) {
          \(manifest.globalServices.lines { "case \(TypeScriptText.quoted($0.name)):" })
            return globalURLs[environment.kind][service];
          default:
            break;
        }
        """)
      return countryURLs[environment.country][environment.kind][service];
    }
    """
  }

  private var environmentOfKind: SourceText {
    """
    /**
     * The environment of this kind for a country.
     *
     * A preview needs a name, and other kinds must not have one; otherwise the result is undefined.
     */
    export function environmentOfKind(
      kind: EnvironmentKind,
      country: Country,
      name?: PreviewName,
    ): Environment | undefined {
      switch (kind) {
        \(manifest.tableEnvironments.lines { "case \(TypeScriptText.quoted($0.name)):" })
          return name === undefined ? { kind, country } : undefined;
        \(if: !manifest.namedEnvironments.isEmpty, """
          \(manifest.namedEnvironments.lines { "case \(TypeScriptText.quoted($0.name)):" })
            return name === undefined ? undefined : { kind, country, name };
          """)
      }
    }
    """
  }

  /// The URL of a service in a named environment, where all services share a host; scheme and port may differ.
  private func namedURL(_ environment: ResolvedEnvironment) -> SourceText {
    let host = "${previewLabel(environment)}.\(environment.mainDomain)"
    let groups = manifest.servicesByAddress(in: environment)
    if groups.count == 1 { return "return `\(groups[0].address.url(host))`;" }
    return """
      switch (service) {
        \(groups.lines { address, services in """
          \(services.lines { "case \(TypeScriptText.quoted($0.name)):" })
            return `\(address.url(host))`;
          """ })
      }
      """
  }

  /// The function that finds the named environment of a host.
  private var namedEnvironment: SourceText {
    if manifest.namedEnvironments.isEmpty {
      return """
        function namedEnvironment(_host: string): Environment | undefined {
          return undefined;
        }
        """
    }
    return """
      \(SupportCode.text("typescript/previews.ts"))
      function namedEnvironment(host: string): Environment | undefined {
        let found: Preview | undefined;
        \(manifest.namedEnvironments.lines { """
          found = preview(host, \(TypeScriptText.quoted(".\($0.mainDomain)")));
          if (found) return { kind: \(TypeScriptText.quoted($0.name)), ...found };
          """ })
        return undefined;
      }
      """
  }
}
