internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated `Environment` and `Service`, with the lookup of hosts and the URLs of services.
struct KotlinHosts {
  let manifest: ResolvedManifest

  // MARK: Environment

  var environment: SourceText {
    """
    /** An environment and a country, which determine where the app's requests go. */
    public sealed class Environment {
        /** The environment's country. */
        public abstract val country: Country

        /** The environment without its country. */
        public val kind: Kind
            get() = when (this) {
                \(manifest.environments.lines { """
                  is \(KotlinText.type($0.name)) -> Kind.\(KotlinText.constant($0.name))
                  """ })
            }

        /**
         * The key for storage and messages, such as `production/it` or `preview/it/form`. It is the
         * same in Swift, Kotlin and TypeScript.
         */
        public val key: String
            get() = listOfNotNull(kind.key, country.code, previewName?.value).joinToString("/")

        /** The name of a preview; null in another environment. */
        internal open val previewName: PreviewName? get() = null

        /** The same environment for another country. */
        public fun with(country: Country): Environment = of(kind, country, previewName)!!

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
          \(type($0))
          """ })

        public companion object {
            /**
             * The environment that a host names: the inverse of [Service.url].
             *
             * Reads `host[.][:port]`. The case of ASCII letters is ignored, and so is the port,
             * which has 1 to 5 digits. The result is null for a host that serves all countries. It
             * is also null for a host on which countries have paths; read the whole URL there, with
             * [ofUrl].
             *
             * Use it for logs, settings and tests. Do not use it to decide whether to open a URL
             * from outside the app: it accepts hosts of every environment, service and country. Use
             * [Link] for that.
             */
            @JvmStatic
            public fun of(host: String): Environment? = Addresses.ofHost(host)

            /**
             * The environment of this kind for a country.
             *
             * A preview needs a name, and other kinds must not have one; otherwise the result is
             * null.
             */
            @JvmStatic
            @JvmOverloads
            public fun of(kind: Kind, country: Country, name: PreviewName? = null): Environment? =
                when (kind) {
                    \(manifest.environments.lines(made))
                }

            /** The environment with this [key]; null if this version does not know it. */
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
             * The environment to which a page belongs: the inverse of [Service.url].
             *
             * Reads a URL with the scheme `http` or `https` and without user information. Its host
             * and port are read as in [of]. If countries have paths on the host, the first segment
             * of the path decides. For example, `/it` and `/it/pizza` belong to Italy. Any other
             * path, such as `/italian`, belongs to the country that has the host itself, if there
             * is one. Escapes of letters, digits and `-._~` are decoded.
             *
             * On such a host, the result is null for an ambiguous path: `/IT`, `//it`, or a path
             * with a segment `.` or `..`, a backslash, a space or a control character. Use [Link]
             * for URLs from outside the app.
             */
            @JvmStatic
            public fun ofUrl(url: String): Environment? =
                PageUrl.of(url)?.let { Addresses.ofPage(it) }
        }
    }

    internal fun namedEnvironment(host: String): Environment? {
        \(manifest.namedEnvironments.lines { """
          preview(host, \(KotlinText.quoted(".\($0.mainDomain)")))?.let { (country, name) ->
              return Environment.\(KotlinText.type($0.name))(country, name)
          }
          """ })
        return null
    }
    """
  }

  private func type(_ environment: ResolvedEnvironment) -> SourceText {
    let name = KotlinText.type(environment.name)
    return switch environment.kind {
    case .table: "public data class \(name)(override val country: Country) : Environment()"
    case .named:
      """
      public data class \(name)(override val country: Country, val name: PreviewName) :
          Environment() {
          override val previewName: PreviewName get() = name
      }
      """
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

        /** The URL of the service. */
        public fun url(environment: Environment): String = when (environment) {
            \(manifest.environments.lines { """
              is Environment.\(KotlinText.type($0.name)) -> \(url(in: $0))
              """ })
        }

        /**
         * The URL of a path of the service. If the country has a path, the result is below that
         * path.
         *
         * [path] can have a query and a fragment, and can begin with a slash: `users/42?sort=name`.
         * Characters that a URL cannot contain are percent-encoded; an escape such as `%20` is not
         * changed. A segment `..` cannot lead above the base. Do not use `URI.resolve`: it would
         * drop the country's path.
         */
        public fun url(environment: Environment, path: String): String =
            url(environment) + belowUrl(path)

        private fun listedUrl(environment: Environment): String =
            environment.country.facts.urls
                .first { it.kind == environment.kind && it.service == this }.url

        public companion object {
            /** The service with this key; null if this version does not know it. */
            @JvmStatic
            public fun of(key: String): Service? = values().firstOrNull { it.key == key }
        }
    }
    """
  }

  private func url(in environment: ResolvedEnvironment) -> SourceText {
    switch environment.kind {
    case .table: tableURL(environment)
    case .named: namedURL(environment)
    }
  }

  private func tableURL(_ environment: ResolvedEnvironment) -> SourceText {
    if manifest.globalServices.isEmpty { return "listedUrl(environment)" }
    return """
      when (this) {
          \(manifest.globalServices.lines { """
            \(KotlinText.constant($0.name)) -> \(KotlinText.quoted(environment.url(of: $0)))
            """ })
          else -> listedUrl(environment)
      }
      """
  }

  /// The URL of a service in a named environment, where all services share a host; scheme and port may differ.
  private func namedURL(_ environment: ResolvedEnvironment) -> SourceText {
    let host = "${environment.name.label(environment.country)}.\(environment.mainDomain)"
    let groups = manifest.servicesByAddress(in: environment)
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
