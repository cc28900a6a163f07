/// The manifest, format 1: every key, its shape and its meaning, in one place.
package enum ManifestSchema {
  /// The formats that this compiler reads.
  package static let formats = [1]

  /// The whole manifest.
  package static let root = MappingShape(RootKey.self)
}

package enum RootKey: String, MappingKey {
  case format, product, environments, services, apps, localization
  case formFields = "form_fields"
  case countries

  package static let owner = "the manifest"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .format: .required(.integer(1...1), "the version of the manifest's own format")
    case .product:
      .required(.mapping(MappingShape(ProductKey.self)), "what holds for all countries")
    case .environments:
      .required(
        .table(of: .mapping(MappingShape(EnvironmentKey.self)), by: "environment"),
        "how hosts are formed, by environment; `production` is among them"
      )
    case .services:
      .required(
        .table(of: .mapping(MappingShape(ServiceKey.self)), by: "service"),
        "what is called; `web`, with the empty label, is among them"
      )
    case .apps:
      .derived(
        "none",
        .table(of: .mapping(MappingShape(AppKey.self)), by: "variant"),
        "the variants of the app that deep links reach"
      )
    case .localization:
      .derived(
        "development language `en`, no Xcode projects",
        .mapping(MappingShape(LocalizationKey.self)),
        "what translations need"
      )
    case .formFields:
      .required(
        .table(of: .mapping(MappingShape(FormFieldKey.self)), by: "field"),
        "the fields that account forms are made of"
      )
    case .countries:
      .required(
        .table(of: .mapping(MappingShape(CountryKey.self)), by: "country"),
        "one row a country, by its lower-case ISO 3166-1 alpha-2 code"
      )
    }
  }
}

package enum ProductKey: String, MappingKey {
  case name
  case defaultCountry = "default_country"
  case subdomainsPerDomain = "subdomains_per_domain"
  case helpDeskURL = "help_desk_url"
  case languageURL = "language_url"

  package static let owner = "`product`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .name: .required(.text, "what the product is called")
    case .defaultCountry:
      .required(.text, "the country whose hosts carry no prefix; it has `hosts: tld`")
    case .subdomainsPerDomain:
      .derived("no limit", .integer(1...100_000), "the most countries that may share one domain")
    case .helpDeskURL:
      .derived(
        "no help URLs",
        .text,
        "the help centre's https URL, with `{help_desk_locale}` in it"
      )
    case .languageURL:
      .derived(
        "`url` required of every language",
        .text,
        "a language's https URL, of `{web_host}`, `{locale}`, `{language}`, `{country}`"
      )
    }
  }
}

package enum EnvironmentKey: String, MappingKey {
  case site, hosts, scheme

  package static let owner = "an environment"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .site: .required(.text, "the one DNS label left of the TLD")
    case .hosts:
      .required(
        .choice(HostPolicy.allCases.map(\.rawValue)),
        "`country`: each as its own `hosts` says; `subdomain`: every country on a subdomain;"
          + " `named`: one host for all services, its name chosen at run time"
      )
    case .scheme:
      .derived("`https`", .choice(Scheme.allCases.map(\.rawValue)), "the scheme of its URLs")
    }
  }
}

/// A service's own keys; beside them stand the names of environments.
package enum ServiceKey: String, MappingKey {
  case label, scope

  package static let owner = "a service"
  package static let lookup = KeyNames<Self>()
  package static let others: OtherKeys? = OtherKeys(
    name: "environment",
    value: .mapping(MappingShape(ServiceAddressKey.self))
  )

  package var spec: KeySpec {
    switch self {
    case .label: .required(.text, "the DNS label of its hosts, or empty")
    case .scope:
      .derived(
        "`country`",
        .choice(Service.Scope.allCases.map(\.rawValue)),
        "`global` services live on one host for all countries"
      )
    }
  }
}

package enum ServiceAddressKey: String, MappingKey {
  case scheme, port

  package static let owner = "a service's environment"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .scheme:
      .derived(
        "the environment's",
        .choice(Scheme.allCases.map(\.rawValue)),
        "its scheme in this environment"
      )
    case .port: .derived("none", .integer(1...65_535), "its port in this environment")
    }
  }
}

package enum AppKey: String, MappingKey {
  case team, bundle, statuses, android

  package static let owner = "an app variant"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .team: .required(.text, "Apple's team id, ten capital letters and digits")
    case .bundle: .required(.text, "the bundle identifier")
    case .statuses:
      .required(
        .list(of: .choice(Country.Status.allCases.map(\.rawValue))),
        "the countries that it carries, by status"
      )
    case .android:
      .derived(
        "no Android links",
        .mapping(MappingShape(AndroidAppKey.self)),
        "its Android counterpart"
      )
    }
  }
}

package enum AndroidAppKey: String, MappingKey {
  case package, sha256

  package static let owner = "`android`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .package: .required(.text, "the application id")
    case .sha256:
      .required(.list(of: .text), "SHA-256 fingerprints of the signing certificates, `AA:BB:…`")
    }
  }
}

package enum LocalizationKey: String, MappingKey {
  case developmentLanguage = "development_language"
  case xcodeProjects = "xcode_projects"

  package static let owner = "`localization`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .developmentLanguage:
      .derived("`en`", .text, "the app language that texts are written in")
    case .xcodeProjects:
      .derived("none", .list(of: .text), "the Xcode projects whose known regions are kept equal")
    }
  }
}
