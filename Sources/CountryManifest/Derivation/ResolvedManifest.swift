package import ManifestDiagnostics

/// A manifest with nothing left open: what emitters, `show`, `export` and `explain` read.
///
/// It exists only for a manifest without errors, so nothing in it is missing or wrong.
package struct ResolvedManifest: Sendable {
  package var written: Manifest
  package var productName: String
  package var defaultCountry: Int
  package var environments: [ResolvedEnvironment]
  package var services: [ResolvedService]
  package var appLanguages: AppLanguages
  package var countries: [ResolvedCountry]
  package var hosts: HostTable

  package var developmentLanguage: String { written.developmentLanguageTag }

  /// Nil where the manifest misses something that has been reported.
  package init?(_ manifest: Manifest, hosts: HostTable, _ standards: Standards) {
    guard let productName = manifest.product.name?.value,
      let defaultCountry = manifest.countries.firstIndex(where: {
        $0.code.value == manifest.product.defaultCountry?.value
      })
    else { return nil }
    written = manifest
    self.productName = productName
    self.defaultCountry = defaultCountry
    self.hosts = hosts
    environments = manifest.environments.compactMap(ResolvedEnvironment.init)
    services = manifest.services.compactMap(ResolvedService.init)
    appLanguages = AppLanguages(manifest, standards)
    let resolver = CountryResolver(manifest, appLanguages, standards)
    countries = manifest.countries.indices.compactMap(resolver.country)
    let isWhole =
      environments.count == manifest.environments.count && services.count == manifest.services.count
      && countries.count == manifest.countries.count
    guard isWhole else { return nil }
  }

  /// A country's name in the development language.
  package func displayName(_ position: Int) -> String {
    let language = appLanguages.position(of: developmentLanguage)
    return language.map { countries[position].names[$0].value } ?? countries[position].code
  }

  /// The URL of a service for a country; in a named environment for a preview of that name.
  package func url(
    _ service: ResolvedService,
    _ environment: ResolvedEnvironment,
    _ country: Int,
    name: String = ""
  ) -> String {
    let port = service.row.port(in: environment.row).map { ":\($0)" } ?? ""
    let scheme = service.row.scheme(in: environment.row).rawValue
    return "\(scheme)://\(host(service, environment, country, name: name))\(port)"
  }

  package func host(
    _ service: ResolvedService,
    _ environment: ResolvedEnvironment,
    _ country: Int,
    name: String = ""
  ) -> String {
    let forms = hostForms(environment)
    let row = written.countries[country]
    if environment.hosts == .named { return forms.host(name, row, .subdomain) }
    if service.row.isGlobal { return forms.globalHost(service.label) }
    return forms.host(
      service.label,
      row,
      forms.canonicalForm(of: row, environment.hosts) ?? .subdomain
    )
  }

  package func hostForms(_ environment: ResolvedEnvironment) -> HostForms {
    HostForms(
      site: environment.site,
      mainTLD: countries[defaultCountry].tld,
      defaultCode: countries[defaultCountry].code
    )
  }

  /// The hosts that open the app for a country: its production web host, canonical and accepted,
  /// and those that its row adds.
  package func deepLinkHosts(_ country: Int) -> [String] {
    guard let production = environments.first(where: { $0.name == Environment.production }),
      let web = services.first(where: { $0.name == Service.web })
    else { return [] }
    let row = written.countries[country]
    let forms = hostForms(production)
    let accepted = row.accepts.map { forms.host(web.label, row, $0.value) }
    return [host(web, production, country)] + accepted + row.entitlementDomains.map(\.value)
  }
}

package struct ResolvedEnvironment: Sendable {
  package var row: Environment
  package var name: String
  package var site: String
  package var hosts: HostScheme

  init?(_ row: Environment) {
    guard let site = row.site?.value, let hosts = row.hosts?.value else { return nil }
    self.row = row
    name = row.name.value
    self.site = site
    self.hosts = hosts
  }
}

package struct ResolvedService: Sendable {
  package var row: Service
  package var name: String
  package var label: String

  init?(_ row: Service) {
    guard let label = row.label?.value else { return nil }
    self.row = row
    name = row.name.value
    self.label = label
  }
}

package struct ResolvedCountry: Sendable {
  package var code: String
  package var status: Country.Status
  package var tld: String
  package var hosts: Country.Hosts
  /// By position of the app language.
  package var names: [Derived<String>]
  package var languages: [ResolvedLanguage]
  package var helpDeskLocale: String
  package var helpDeskURL: String?
  package var form: [ResolvedField]
  /// Nil where the country has none of its own.
  package var callingCode: String?

  package var isoCode: String { code.uppercased() }
}

package struct ResolvedLanguage: Sendable {
  package var locale: Located<String>
  package var url: Derived<String>
  package var helpDeskLocale: Derived<String>
  package var helpDeskURL: String?
  package var appLanguage: Derived<String>
  /// Nil where the app language is another entry's, which alone is translated.
  package var smartling: Derived<String>?
  package var android: Derived<String>?
}

/// A field of a country's account form.
package struct ResolvedField: Sendable {
  package var name: String
  package var label: Derived<String>
  package var content: FieldContent
  package var keyboard: Derived<Keyboard>
  package var pattern: Derived<String>?
  package var example: Derived<String>?
  package var maxLength: Derived<Int>?
  package var isRequired: Bool
}
