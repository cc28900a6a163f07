internal import CountryManifest
internal import ManifestDiagnostics

/// Services and environments.
struct KotlinHosts {
  let manifest: ResolvedManifest

  // MARK: Environment

  var environment: String {
    var text = """
      /** Where the app's requests go, and for which country. */
      sealed class Environment {
          /** The country the environment is for. */
          abstract val country: Country


      """
    for environment in manifest.environments {
      let name =
        switch environment.kind {
        case .table: ""
        case .named: ", val name: PreviewName"
        }
      text += """
            /** The `\(environment.name)` hosts, under `\(environment.site.value)`. */
            data class \(KotlinText.type(environment.name))(override val country: Country\(name)) : Environment()


        """
    }
    return text + """
          companion object {
              /**
               * The environment that a host names: the inverse of [Service.url].
               *
               * Reads `host[.][:port]`; ASCII letters fold, and the port, 1 to 5 digits, is not compared. A
               * host that serves all countries names none.
               */
              fun of(host: String): Environment? {
                  val name = hostName(host) ?: return null
                  return hosts[name] ?: namedEnvironment(name)
              }
          }
      }

      \(listedEnvironments)
      \(namedEnvironments)
      """
  }

  private var listedEnvironments: String {
    var text = """
      private val hosts: Map<String, Environment> by lazy {
          listedHosts { key, country ->
              when (key) {

      """
    for environment in manifest.tableEnvironments {
      text += "            \(KotlinText.quoted(environment.name)) -> "
      text += "Environment.\(KotlinText.type(environment.name))(country)\n"
    }
    return text + """
                  else -> error("the manifest compiler writes no other environments")
              }
          }
      }

      """
  }

  private var namedEnvironments: String {
    var text = "private fun namedEnvironment(host: String): Environment? {\n"
    for environment in manifest.namedEnvironments {
      let site = KotlinText.quoted(".\(environment.domain)")
      text += "    preview(host, \(site))?.let { (country, name) ->\n"
      text +=
        "        return Environment.\(KotlinText.type(environment.name))(country, name)\n    }\n"
    }
    return text + "    return null\n}\n"
  }

  // MARK: Service

  var service: String {
    var text = """
      /** A service of the product. */
      enum class Service(
          /** The key in the manifest. */
          val key: String
      ) {

      """
    for service in manifest.services {
      let label = service.label.value
      let place = label.isEmpty ? "the bare host" : "the label `\(label)`"
      let scope =
        switch service.kind {
        case .country: ""
        case .global: ", one host for all countries"
        }
      text += "    /** At \(place)\(scope). */\n"
      text += "    \(KotlinText.constant(service.name))(\(KotlinText.quoted(service.name))),\n"
    }
    text += """
          ;

          /** Where the service answers. */
          fun url(environment: Environment): String = when (environment) {

      """
    for environment in manifest.environments {
      text += "        is Environment.\(KotlinText.type(environment.name)) -> "
      switch environment.kind {
      case .table(let environment): text += tableURL(environment)
      case .named(let environment): text += namedURL(environment)
      }
    }
    return text + """
          }

          private fun listedUrl(environment: String, country: Country): String =
              countryRows[country].text("url.$environment.$key").orEmpty()
      }

      """
  }

  private func tableURL(_ environment: TableEnvironment) -> String {
    let listed = "listedUrl(\(KotlinText.quoted(environment.name)), environment.country)"
    guard !manifest.globalServices.isEmpty else { return "\(listed)\n" }
    var text = "when (this) {\n"
    for service in manifest.globalServices {
      let url = environment.url(of: service)
      text += "            \(KotlinText.constant(service.name)) -> \(KotlinText.quoted(url))\n"
    }
    return text + "            else -> \(listed)\n        }\n"
  }

  /// In a named environment all services share a host; scheme and port may differ.
  private func namedURL(_ environment: NamedEnvironment) -> String {
    let host = "${environment.name.label(environment.country)}.\(environment.domain)"
    let groups = environment.servicesByAddress.map { address, services in
      (
        services: services.map { KotlinText.constant($0.name) }.joined(separator: ", "),
        url: "\"\(address.url(host))\"\n"
      )
    }
    if groups.count == 1 { return groups[0].url }
    var text = "when (this) {\n"
    for group in groups { text += "            \(group.services) -> \(group.url)" }
    return text + "        }\n"
  }
}
