internal import CountryManifest
internal import ManifestDiagnostics

/// The URLs that are not a country's own: those of global services and of named environments.
struct TypeScriptHosts {
  let manifest: ResolvedManifest

  private var tables: [TableEnvironment] { manifest.tableEnvironments }
  private var named: [NamedEnvironment] { manifest.namedEnvironments }

  var text: String {
    var text = "const listedEnvironments: readonly ListedEnvironment[] = [\n"
    for environment in tables { text += "  \(TypeScriptText.quoted(environment.name)),\n" }
    return text + "];\n\n\(globalURLs)\(serviceURL)\(namedEnvironment)"
  }

  private var globalURLs: String {
    let services = manifest.globalServices
    guard !services.isEmpty else { return "" }
    var text = """
      /** Where services answer that have one host for all countries. */
      const globalURLs: Readonly<
        Record<ListedEnvironment, Readonly<Record<Exclude<Service, CountryService>, string>>>
      > = {

      """
    for environment in tables {
      text += "  \(TypeScriptText.key(environment.name)): {\n"
      for service in services {
        let url = environment.url(of: service)
        text += "    \(TypeScriptText.key(service.name)): \(TypeScriptText.quoted(url)),\n"
      }
      text += "  },\n"
    }
    return text + "};\n\n"
  }

  private var serviceURL: String {
    var text = """
      /** Where a service answers. */
      export function serviceURL(service: Service, environment: Environment): string {

      """
    if !named.isEmpty {
      text += "  switch (environment.kind) {\n"
      for environment in named {
        text += "    case \(TypeScriptText.quoted(environment.name)):\n\(namedURL(environment))"
      }
      text += "    default:\n      break;\n  }\n"
    }
    let global = manifest.globalServices
    if !global.isEmpty {
      text += "  switch (service) {\n"
      for service in global { text += "    case \(TypeScriptText.quoted(service.name)):\n" }
      text += "      return globalURLs[environment.kind][service];\n"
      text += "    default:\n      break;\n  }\n"
    }
    return text
      + "  return countryFacts[environment.country].urls[environment.kind][service];\n}\n\n"
  }

  private func namedURL(_ environment: NamedEnvironment) -> String {
    let host = "${previewLabel(environment)}.\(environment.domain)"
    func url(_ address: ServiceAddress) -> String { "return `\(address.url(host))`;\n" }
    let groups = environment.servicesByAddress
    if groups.count == 1 { return "      \(url(groups[0].address))" }
    var text = "      switch (service) {\n"
    for group in groups {
      for service in group.services {
        text += "        case \(TypeScriptText.quoted(service.name)):\n"
      }
      text += "          \(url(group.address))"
    }
    return text + "      }\n"
  }

  /// The inverse of the hosts that are named at run time.
  private var namedEnvironment: String {
    guard !named.isEmpty else {
      return """
        function namedEnvironment(_host: string): Environment | undefined {
          return undefined;
        }

        """
    }
    let main = TypeScriptText.quoted(manifest.defaultCountry.code)
    var text = """
      /** The country whose hosts carry no prefix. */
      const withoutPrefix: Country = \(main);

      \(SupportCode.typeScriptPreviews)
      function namedEnvironment(host: string): Environment | undefined {
        let found: Preview | undefined;

      """
    for environment in named {
      let site = TypeScriptText.quoted(".\(environment.domain)")
      text += "  found = preview(host, \(site));\n"
      text +=
        "  if (found) return { kind: \(TypeScriptText.quoted(environment.name)), ...found };\n"
    }
    return text + "  return undefined;\n}\n"
  }
}
