package import ManifestDiagnostics

/// A manifest with nothing left open: what emitters, `show`, `export`, `explain` and `apply` read.
///
/// It exists only for a manifest without errors, so nothing in it is missing or wrong.
package struct ResolvedManifest: Sendable {
  package let product: ResolvedProduct
  /// In the order of the manifest, as all lists here.
  package let environments: [ResolvedEnvironment]
  package let tableEnvironments: [TableEnvironment]
  package let namedEnvironments: [NamedEnvironment]
  package let services: [ResolvedService]
  package let countryServices: [CountryService]
  package let globalServices: [GlobalService]
  package let apps: [ResolvedApp]
  /// The language that the manifest's own texts are in.
  package let developmentLanguage: Sourced<String>
  package let xcodeProjects: [Located<String>]
  /// Empty where no country has an account form.
  package let formFields: [ResolvedFormField]
  package let appLanguages: AppLanguages
  package let countries: [ResolvedCountry]
  /// The country whose hosts have no prefix.
  package let defaultCountry: ResolvedCountry
  /// The hosts of all countries whose links open the app, sorted.
  package let deepLinkHosts: [DeepLinkHost]
  package let hosts: HostTable
  package let hostResolver: HostResolver
  package let subdomainBudgets: [SubdomainBudget]

  /// Whether any country has the URL of a help center.
  package var hasHelpDeskURL: Bool { product.helpDeskURL != nil }
  /// Whether any country has a locale of a help center; an SDK of one takes it without a URL.
  package let hasHelpDeskLocale: Bool
  /// Whether countries can have an account form.
  package var hasForms: Bool { !formFields.isEmpty }

  /// Nil where the manifest misses something that has been reported.
  package init?(_ manifest: Manifest, _ derivation: Derivation) {
    guard let product = ResolvedProduct(manifest.product) else { return nil }
    self.product = product
    services = manifest.services.enumerated().compactMap { ResolvedService($1, position: $0) }
    countryServices = services.compactMap {
      if case .country(let service) = $0.kind { service } else { nil }
    }
    globalServices = services.compactMap {
      if case .global(let service) = $0.kind { service } else { nil }
    }
    environments = manifest.environments.compactMap { [services] environment in
      ResolvedEnvironment(
        environment,
        services: zip(manifest.services, services),
        manifest
      )
    }
    tableEnvironments = environments.compactMap {
      if case .table(let environment) = $0.kind { environment } else { nil }
    }
    namedEnvironments = environments.compactMap {
      if case .named(let environment) = $0.kind { environment } else { nil }
    }
    apps = manifest.apps.compactMap(ResolvedApp.init)
    developmentLanguage = Sourced(
      manifest.developmentLanguage,
      default: Manifest.defaultDevelopmentLanguage
    )
    xcodeProjects = manifest.xcodeProjects
    formFields = manifest.formFields.compactMap(ResolvedFormField.init)
    appLanguages = derivation.appLanguages
    countries = derivation.countries.resolve(manifest.countries, formFields)
    deepLinkHosts = DeepLinkHost.all(countries)
    hasHelpDeskLocale = countries.contains { country in
      country.helpDeskLocale != nil || country.languages.contains { $0.helpDeskLocale != nil }
    }
    hosts = derivation.hosts
    hostResolver = derivation.hostResolver
    subdomainBudgets = derivation.subdomainBudgets
    guard environments.count == manifest.environments.count,
      services.count == manifest.services.count, apps.count == manifest.apps.count,
      formFields.count == manifest.formFields.count, countries.count == manifest.countries.count,
      let main = derivation.positions[product.defaultCountry.value]
    else { return nil }
    defaultCountry = countries[main]
  }
}
