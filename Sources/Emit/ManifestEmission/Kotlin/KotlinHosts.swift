internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// `Environment` and `Service`: which hosts mean which, and where each answers.
struct KotlinHosts {
  let manifest: ResolvedManifest

  // MARK: Environment

  var environment: SourceText {
    """
    import kotlin.jvm.JvmOverloads
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

        /** How stores and messages spell it, in every language: `production/it`, or with its name `preview/it/form`. */
        public val key: String
            get() = when (this) {
                \(manifest.environments.lines(key))
            }

        /** The same environment for another country. */
        public fun with(country: Country): Environment = when (this) {
            \(manifest.environments.lines(moved))
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
             * The environment of a kind for a country.
             *
             * A preview needs a name, and no other kind may have one; else it is null.
             */
            @JvmStatic
            @JvmOverloads
            public fun of(kind: Kind, country: Country, name: PreviewName? = null): Environment? =
                when (kind) {
                    \(manifest.environments.lines(made))
                }

            /** The environment of a [key]; null for one that this version does not know. */
            @JvmStatic
            public fun ofKey(key: String): Environment? {
                val parts = key.split('/')
                if (parts.size !in 2..3) return null
                val kind = Kind.values().firstOrNull { it.key == parts[0] } ?: return null
                val country = Country.of(parts[1]) ?: return null
                if (parts.size == 2) return of(kind, country)
                return PreviewName.of(parts[2])?.let { of(kind, country, it) }
            }

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

  private func key(_ environment: ResolvedEnvironment) -> SourceText {
    let start = "is \(KotlinText.type(environment.name)) -> \"\(environment.name)/${country.code}"
    return switch environment.kind {
    case .table: "\(start)\""
    case .named: "\(start)/$name\""
    }
  }

  private func moved(_ environment: ResolvedEnvironment) -> SourceText {
    let type = KotlinText.type(environment.name)
    return switch environment.kind {
    case .table: "is \(type) -> \(type)(country)"
    case .named: "is \(type) -> \(type)(country, name)"
    }
  }

  private func made(_ environment: ResolvedEnvironment) -> SourceText {
    let type = KotlinText.type(environment.name)
    let kind = "Kind.\(KotlinText.constant(environment.name))"
    return switch environment.kind {
    case .table: "\(kind) -> if (name == null) \(type)(country) else null"
    case .named: "\(kind) -> name?.let { \(type)(country, it) }"
    }
  }

  // MARK: Service

  var service: SourceText {
    """
    import kotlin.jvm.JvmStatic

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

        public companion object {
            /** The service with that key; null for one that this version does not know. */
            @JvmStatic
            public fun of(key: String): Service? = values().firstOrNull { it.key == key }
        }
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
