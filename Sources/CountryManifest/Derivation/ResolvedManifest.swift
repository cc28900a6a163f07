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
  package let formFields: [ResolvedFormField]
  package let appLanguages: AppLanguages
  package let countries: [ResolvedCountry]
  /// The country whose hosts have no prefix.
  package let defaultCountry: ResolvedCountry
  package let hosts: HostTable
  package let hostResolver: HostResolver
  package let subdomainBudget: SubdomainBudget?

  /// Nil where the manifest misses something that has been reported.
  package init?(_ manifest: Manifest, _ derivation: Derivation) {
    guard let product = ResolvedProduct(manifest.product),
      let mainTLD = manifest.defaultCountry?.tld?.value
    else { return nil }
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
        mainTLD: mainTLD,
        defaultCode: product.defaultCountry.value
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
    hosts = derivation.hosts
    hostResolver = derivation.hostResolver
    subdomainBudget = derivation.subdomainBudget
    guard environments.count == manifest.environments.count,
      services.count == manifest.services.count, apps.count == manifest.apps.count,
      formFields.count == manifest.formFields.count, countries.count == manifest.countries.count,
      let main = derivation.positions[product.defaultCountry.value]
    else { return nil }
    defaultCountry = countries[main]
  }
}

/// What the section `product` says.
package struct ResolvedProduct: Sendable {
  package let name: Located<String>
  package let defaultCountry: Located<String>
  package let subdomainsPerDomain: Located<Int>?
  package let helpDeskURL: Located<String>?
  package let languageURL: Located<String>?

  package var hasHelpDesk: Bool { helpDeskURL != nil }

  init?(_ row: Product) {
    guard let name = row.name, let defaultCountry = row.defaultCountry else { return nil }
    self.name = name
    self.defaultCountry = defaultCountry
    subdomainsPerDomain = row.subdomainsPerDomain
    helpDeskURL = row.helpDeskURL
    languageURL = row.languageURL
  }
}

/// A variant of the app.
package struct ResolvedApp: Sendable {
  package struct Android: Sendable {
    package let package: Located<String>
    package let fingerprints: [Located<String>]
  }

  package let name: String
  package let team: Located<String>
  package let bundle: Located<String>
  package let statuses: [Located<Country.Status>]
  package let android: Android?

  /// Whether links to a country's hosts open the variant.
  package func lists(_ country: ResolvedCountry) -> Bool {
    statuses.contains { $0.value == country.status.value }
  }

  init?(_ row: App) {
    guard let team = row.team, let bundle = row.bundle else { return nil }
    name = row.name.value
    self.team = team
    self.bundle = bundle
    statuses = row.statuses
    if let android = row.android {
      guard let package = android.package else { return nil }
      self.android = Android(package: package, fingerprints: android.fingerprints)
    } else {
      android = nil
    }
  }
}
