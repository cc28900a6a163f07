internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// `Environment` and `Service`: which hosts mean which, and where each answers.
struct KotlinHosts {
  let manifest: ResolvedManifest

  // MARK: Environment

  var environment: SourceText {
    """
    import kotlin.jvm.JvmStatic

    /** Where the app's requests go, and for which country. */
    public sealed class Environment {
        /** The country the environment is for. */
        public abstract val country: Country

        /** Which of the environments it is. */
        public val kind: Kind
            get() = when (this) {
                \(manifest.environments.lines { """
                  is \(KotlinText.type($0.name)) -> Kind.\(KotlinText.constant($0.name))
                  """ })
            }

        /** An environment without its country: a row under `environments`. */
        public enum class Kind(
            /** The key in the manifest. */
            public val key: String
        ) {
            \(manifest.environments.lines { """
              /** The `\($0.name)` hosts. */
              \(KotlinText.constant($0.name))(\(KotlinText.quoted($0.name))),
              """ })
        }

        \(manifest.environments.sections { """
          /** The `\($0.name)` hosts, under `\($0.siteOrDomain)`. */
          public data class \(KotlinText.type($0.name))(\(properties($0))) : Environment()
          """ })

        public companion object {
            /**
             * The environment that a host names: the inverse of [Service.url].
             *
             * Reads `host[.][:port]`; ASCII letters fold, and the port, 1 to 5 digits, is not compared. A
             * host that serves all countries names none, and neither does one on which a country has a
             * path: read the whole URL there, with [ofUrl].
             *
             * It is for logs, settings and tests. A host that an app gets from outside is of any environment,
             * service and country of the product: [Link] reads what the app may open.
             */
            @JvmStatic
            public fun of(host: String): Environment? = addresses.ofHost(host)

            /**
             * The environment of a page: the inverse of [Service.url].
             *
             * Reads a URL with the scheme `http` or `https` and without user information, and its host
             * and port as [of] does. On a host on which countries have paths the first segment of the
             * path decides: `/it` and `/it/pizza` are Italy's, and `/italian` is a page of the country
             * that has the rest of the host, or of none. Escapes of letters, digits and `-._~` are
             * undone. A path that could be read in two ways names no environment: `/IT`, `//it`, one
             * with a segment `.` or `..`, a backslash, a space or a control character. [Link] reads the URLs
             * that an app gets from outside.
             */
            @JvmStatic
            public fun ofUrl(url: String): Environment? = addresses.ofUrl(url)
        }
    }

    private val addresses: Addresses by lazy {
        listedAddresses { key, country ->
            when (key) {
                \(manifest.tableEnvironments.lines { """
                  \(KotlinText.quoted($0.name)) -> Environment.\(KotlinText.type($0.name))(country)
                  """ })
                else -> error("the manifest compiler writes no other environments")
            }
        }
    }

    internal fun namedEnvironment(host: String): Environment? {
        \(manifest.namedEnvironments.lines { """
          preview(host, \(KotlinText.quoted(".\($0.domain)")))?.let { (country, name) ->
              return Environment.\(KotlinText.type($0.name))(country, name)
          }
          """ })
        return null
    }
    """
  }

  private func properties(_ environment: ResolvedEnvironment) -> String {
    switch environment.kind {
    case .table: "override val country: Country"
    case .named: "override val country: Country, val name: PreviewName"
    }
  }

  // MARK: Service

  var service: SourceText {
    """
    /** A service of the product. */
    public enum class Service(
        /** The key in the manifest. */
        public val key: String
    ) {
        \(manifest.services.lines { """
          /** At \($0.hostDescription). */
          \(KotlinText.constant($0.name))(\(KotlinText.quoted($0.name))),
          """ })
        ;

        /** Where the service answers. */
        public fun url(environment: Environment): String = when (environment) {
            \(manifest.environments.lines { """
              is Environment.\(KotlinText.type($0.name)) -> \(url(in: $0))
              """ })
        }

        /**
         * The URL of a path of the service, which is below the path of a country that has one.
         *
         * [path] is what follows in the URL, with or without a slash before it: `users/42?sort=name`.
         * What a URL cannot hold is percent-encoded, an escape such as `%20` stays, and a segment `..`
         * leads to the base at most. `URI.resolve` would drop the country's path.
         */
        public fun url(environment: Environment, path: String): String =
            url(environment) + belowUrl(path)

        private fun listedUrl(environment: String, country: Country): String =
            countryRows[country].text("url.$environment.$key").orEmpty()
    }
    """
  }

  private func url(in environment: ResolvedEnvironment) -> SourceText {
    switch environment.kind {
    case .table(let environment): tableURL(environment)
    case .named(let environment): namedURL(environment)
    }
  }

  private func tableURL(_ environment: TableEnvironment) -> SourceText {
    let listed = "listedUrl(\(KotlinText.quoted(environment.name)), environment.country)"
    if manifest.globalServices.isEmpty { return "\(listed)" }
    return """
      when (this) {
          \(manifest.globalServices.lines { """
            \(KotlinText.constant($0.name)) -> \(KotlinText.quoted(environment.url(of: $0)))
            """ })
          else -> \(listed)
      }
      """
  }

  /// In a named environment all services share a host; scheme and port may differ.
  private func namedURL(_ environment: NamedEnvironment) -> SourceText {
    let host = "${environment.name.label(environment.country)}.\(environment.domain)"
    let groups = environment.servicesByAddress
    if groups.count == 1 { return "\"\(groups[0].address.url(host))\"" }
    return """
      when (this) {
          \(groups.lines { address, services in """
            \(services.map { KotlinText.constant($0.name) }.joined(separator: ", ")) -> \
            "\(address.url(host))"
            """ })
      }
      """
  }
}
