package import ManifestFindings

/// A manifest with all values derived: the input of emitters, `show`, `export`, `explain` and `apply`.
///
/// A resolved manifest exists only if the manifest has no errors, so no value is missing or invalid.
package struct ResolvedManifest: Sendable {
  let derivation: Derivation
  package let product: ResolvedProduct
  /// The environments in the order of the manifest; all lists in this type have that order unless stated otherwise.
  package let environments: [ResolvedEnvironment]
  package let services: [ResolvedService]
  package let apps: [ResolvedApp]
  /// The language of the manifest's texts.
  package let developmentLanguage: Sourced<String>
  /// Additional app languages that no country uses.
  package let languages: [Located<String>]
  /// The rows of `form_fields`; empty if the manifest has none.
  package let formFields: [ResolvedFormField]
  package let countries: [ResolvedCountry]
  /// The country whose hosts have no prefix.
  package let defaultCountry: ResolvedCountry
  /// The addresses whose links open the app, for all countries, sorted.
  package let deepLinks: [DeepLink]

  /// The tables that standard values come from.
  package var standards: Standards { derivation.standards }
  package var appLanguages: AppLanguages { derivation.appLanguages }
  package var hosts: HostIndex { derivation.hosts }
  package var hostLookup: HostLookup { derivation.hostLookup }

  package var tableEnvironments: [ResolvedEnvironment] { environments.filter { $0.kind == .table } }
  package var namedEnvironments: [ResolvedEnvironment] { environments.filter { $0.kind == .named } }
  /// The services with a host for each country.
  package var countryServices: [ResolvedService] { services.filter { !$0.isGlobal } }
  /// The services with one host for all countries.
  package var globalServices: [ResolvedService] { services.filter(\.isGlobal) }
  /// Whether the product has the URL of a help center.
  package var hasHelpDeskURL: Bool { product.helpDeskURL != nil }
  /// Whether countries can have account forms.
  package var hasForms: Bool { !formFields.isEmpty }

  /// Resolves a manifest; nil if it lacks a required value, which the decoder or a rule has reported.
  package init?(_ manifest: Manifest, _ derivation: Derivation) {
    guard let product = ResolvedProduct(manifest.product) else { return nil }
    (self.product, self.derivation) = (product, derivation)
    services = manifest.services.enumerated().compactMap { ResolvedService($1, position: $0) }
    environments = manifest.environments.enumerated().compactMap {
      ResolvedEnvironment($1, position: $0, manifest)
    }
    apps = manifest.apps.map { ResolvedApp($0, manifest.environments) }
    developmentLanguage = Sourced(
      manifest.developmentLanguage,
      default: Manifest.defaultDevelopmentLanguage
    )
    languages = manifest.languages.map(\.tag)
    formFields = manifest.formFields.compactMap(ResolvedFormField.init)
    countries = derivation.countries.resolve(manifest.countries, formFields)
    deepLinks = DeepLink.all(countries, derivation.standards)
    guard environments.count == manifest.environments.count,
      services.count == manifest.services.count,
      formFields.count == manifest.formFields.count, countries.count == manifest.countries.count,
      let main = derivation.positions[product.defaultCountry.value]
    else { return nil }
    defaultCountry = countries[main]
  }
}

/// The section `product`, with derived values; keys without a default are read as written.
@dynamicMemberLookup
package struct ResolvedProduct: Sendable {
  private let row: Product
  package let name: Located<String>
  package let defaultCountry: Located<String>

  package var kotlinPackage: String { row.kotlinPackage?.value ?? Product.defaultKotlinPackage }
  /// Whether the association files allow the apps to use saved passwords.
  package var webCredentials: Bool { row.webCredentials?.value ?? false }

  init?(_ row: Product) {
    guard let name = row.name, let defaultCountry = row.defaultCountry else { return nil }
    (self.row, self.name, self.defaultCountry) = (row, name, defaultCountry)
  }

  package subscript<Value>(dynamicMember key: KeyPath<Product, Value>) -> Value {
    row[keyPath: key]
  }
}

/// A variant of the app.
package struct ResolvedApp: Sendable {
  package struct Android: Sendable {
    package let package: Located<String>
    package let fingerprints: [Located<String>]
  }

  package let name: String
  /// The App ID; nil if the variant is not for iOS.
  package let apple: (team: Located<String>, bundle: Located<String>)?
  package let statuses: [Located<Country.Status>]
  package let android: Android?
  /// The names of the environments that the variant includes.
  package let environments: [String]

  /// Whether the variant opens links to countries with this status.
  package func lists(_ status: Country.Status) -> Bool {
    statuses.contains { $0.value == status }
  }

  init(_ row: App, _ environments: [Environment]) {
    apple = row.team.flatMap { team in row.bundle.map { (team, $0) } }
    self.environments = environments.map(\.name.value).filter(row.hasEnvironment)
    name = row.name.value
    statuses = row.statuses
    android = row.android.flatMap { android in
      android.package.map { Android(package: $0, fingerprints: android.fingerprints) }
    }
  }
}

/// A service of the product.
package struct ResolvedService: Sendable {
  package let name: String
  package let label: Located<String>
  package let scope: Sourced<Service.Scope>
  let hostLabel: HostLabel
  /// The index among the manifest's services.
  let position: Int

  /// Whether the service has one host for all countries.
  package var isGlobal: Bool { scope.value == .global }

  init?(_ row: Service, position: Int) {
    guard let label = row.label, let hostLabel = row.hostLabel else { return nil }
    (name, self.label, self.hostLabel, self.position) = (row.name.value, label, hostLabel, position)
    scope = Sourced(row.scope, default: .country)
  }
}
