internal import YAMLTree

/// Format 1 of the manifest: the type and meaning of every key.
package enum ManifestSchema {
  package static let formats = [1]

  package static let root = MappingShape(RootKey.self)

  package static let keyNames: Set<String> = Set(owners.keys)

  /// A mapping that has a certain key, with the key's path and specification.
  struct Owner {
    /// The name in messages, such as "a country".
    var name: String
    /// The path of the key, such as `countries.COUNTRY.tld`.
    var path: String
    var spec: KeySpec
  }

  /// The mapping that has a key, if only one kind of mapping has it.
  static func owner(of key: String) -> Owner? {
    owners[key].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// The key whose mapping has a key: `account_form` for `fields`; nil if several mappings have it, or rows.
  package static func parent(of key: String) -> String? {
    let path = owner(of: key)?.path.split(separator: ".").map(String.init) ?? []
    return path.dropLast().last.flatMap { keyNames.contains($0) ? $0 : nil }
  }

  /// Whether a key holds a scalar in every mapping that has it.
  package static func hasScalar(_ key: String) -> Bool {
    owners[key]?.allSatisfy { !$0.spec.value.canBe(.mapping) && !$0.spec.value.canBe(.sequence) }
      ?? false
  }

  private static let owners: [String: [Owner]] = {
    var owners: [String: [Owner]] = [:]
    func visit(_ kind: ValueKind, _ path: String) {
      switch kind {
      case .mapping(let shape):
        let start = path.isEmpty ? "" : path + "."
        for entry in shape.keys {
          let owner = Owner(name: shape.owner, path: start + entry.name, spec: entry.spec)
          if owners[entry.name]?.contains(where: { $0.name == owner.name }) != true {
            owners[entry.name, default: []].append(owner)
          }
          visit(entry.spec.value, owner.path)
        }
        if let others = shape.others { visit(others.value, start + placeholder(others.name)) }
      case .table(let row, let kind): visit(row, path + "." + placeholder(kind))
      case .list(let element): visit(element, path)
      case .either(let short, let long):
        visit(short, path)
        visit(long, path)
      case .text, .integer, .boolean, .choice: break
      }
    }
    visit(.mapping(root), "")
    return owners
  }()

  /// The component of a path for a name that the manifest's author chooses: `COUNTRY`.
  private static func placeholder(_ kind: String) -> String {
    kind.uppercased().split(separator: " ").joined(separator: "_")
  }
}

package enum RootKey: String, MappingKey {
  case format, product, environments, services, apps, localization
  case formFields = "form_fields"
  case countries

  package static let owner = "the manifest"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .format: .required(.integer(1...1), "the version of the manifest format")
    case .product:
      .required(.mapping(MappingShape(ProductKey.self)), "settings for all countries")
    case .environments:
      .required(
        .table(of: .mapping(MappingShape(EnvironmentKey.self)), by: "environment"),
        "the environments and the form of their hosts; `production` is required"
      )
    case .services:
      .required(
        .table(of: .mapping(MappingShape(ServiceKey.self)), by: "service"),
        "the services that the app calls; `web`, the website, is required"
      )
    case .apps:
      .derived(
        "none",
        .table(of: .mapping(MappingShape(AppKey.self)), by: "variant"),
        "the app variants that deep links open"
      )
    case .localization:
      .derived(
        "development language `en`",
        .mapping(MappingShape(LocalizationKey.self)),
        "settings for translations"
      )
    case .formFields:
      .derived(
        "no account forms",
        .table(of: .mapping(MappingShape(FormFieldKey.self)), by: "field"),
        "the fields that account forms can use"
      )
    case .countries:
      .required(
        .table(of: .mapping(MappingShape(CountryKey.self)), by: "country"),
        "one row per country, by lowercase ISO 3166-1 alpha-2 code, or `xk` for Kosovo"
      )
    }
  }
}

package enum ProductKey: String, MappingKey {
  case name
  case defaultCountry = "default_country"
  case subdomainsPerDomain = "subdomains_per_domain"
  case subdomainShape = "subdomain_shape"
  case helpDeskURL = "help_desk_url"
  case languageURL = "language_url"
  case outputs

  package static let owner = "`product`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .name: .required(.text, "the name of the product").such(as: "Acme")
    case .defaultCountry:
      .required(
        .text,
        "the country whose hosts have no prefix; it must have `hosts: tld` or `path`"
      )
      .such(as: "us", matching: "^[a-z]{2}$")
    case .subdomainsPerDomain:
      .derived(
        "no limit",
        .integer(1...100_000),
        "the maximum number of countries that share one domain"
      )
    case .subdomainShape:
      .derived(
        "`country-service`",
        .choice(SubdomainShape.allCases.map(\.rawValue)),
        "how subdomains are formed: `country-service`, one label (`it-api.acme.com`), or"
          + " `service.country`, two (`api.it.acme.com`)"
      )
    case .helpDeskURL:
      .derived(
        "no help center",
        .text,
        "the https URL of the help center, on any host, with `{help_desk_locale}`"
      )
      .written(as: .helpDeskURL)
    case .languageURL:
      .derived(
        "none; every language needs a `url`",
        .text,
        "the https URL of a language, with `{web_host}`, `{web_url}`, `{locale}`, `{language}` or `{country}`"
      )
      .written(as: .languageURL)
    case .outputs:
      .derived(
        "every output that the manifest has data for",
        .mapping(MappingShape(OutputKey.self)),
        "what `generate` writes, each with its settings: `{ swift: {}, kotlin: { package: com.acme } }`"
      )
    }
  }
}

package enum EnvironmentKey: String, MappingKey {
  case site, domain, hosts, scheme

  package static let owner = "an environment"
  package static let lookup = KeyNames<Self>()
  package static let expected: [Self] = [.site, .hosts]

  package var spec: KeySpec {
    switch self {
    case .site:
      .derived(
        "required, unless there is a `domain`",
        .text,
        "the DNS label before the TLD, or several: `acme`, `staging.acme`"
      )
      .written(as: .site)
    case .domain:
      .derived(
        "`site` and the default country's `tld`",
        .text,
        "the whole domain, instead of `site`: `acme.dev`; not allowed with `hosts: country`"
      )
      .written(as: .domain)
    case .hosts:
      .derived(
        "required, unless all services have `scope: global`",
        .choice(HostPolicy.allCases.map(\.rawValue)),
        "how hosts are formed: `country`, as each country's `hosts` says; `subdomain` or `path`, every country on"
          + " a subdomain or below a path; `named`, one host for all services, with a name chosen at run time"
      )
    case .scheme:
      .derived("`https`", .choice(Scheme.allCases.map(\.rawValue)), "the scheme of URLs")
    }
  }
}

/// The fixed keys of a service; its other keys are the names of environments.
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
    case .label:
      .required(
        .text,
        "the DNS label of the hosts, or empty; that of `web` is left out on subdomains"
      )
      .written(as: .label)
    case .scope:
      .derived(
        "`country`",
        .choice(Service.Scope.allCases.map(\.rawValue)),
        "whether each country has its own host, or one `global` host serves all countries"
      )
    }
  }
}

package enum ServiceAddressKey: String, MappingKey {
  case scheme, domain, port

  package static let owner = "a service's environment"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .scheme:
      .derived(
        "the environment's scheme",
        .choice(Scheme.allCases.map(\.rawValue)),
        "the scheme in this environment"
      )
    case .domain:
      .derived(
        "the environment's main domain",
        .text,
        "another domain for a `global` service in this environment; the host is the label and this domain"
      )
      .such(as: "acme-id.net", matching: "^[a-z0-9.-]+$")
    case .port: .derived("none", .integer(1...65_535), "the port in this environment")
    }
  }
}

package enum AppKey: String, MappingKey {
  case team, bundle, statuses, android

  package static let owner = "an app variant"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .team:
      .required(.text, "the Apple team ID, ten uppercase letters and digits")
        .written(as: .team)
    case .bundle:
      .required(.text, "the bundle identifier").written(as: .bundle)
    case .statuses:
      .required(
        .list(of: .choice(Country.Status.allCases.map(\.rawValue))),
        "the statuses of the countries that the variant includes"
      )
    case .android:
      .derived(
        "no App Links",
        .mapping(MappingShape(AndroidAppKey.self)),
        "the Android version of the variant"
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
    case .package:
      .required(.text, "the application ID").written(as: .package)
    case .sha256:
      .required(.list(of: .text), "SHA-256 fingerprints of the signing certificates, `AA:BB:…`")
        .written(as: .fingerprint)
    }
  }
}

package enum LocalizationKey: String, MappingKey {
  case developmentLanguage = "development_language"
  case languages

  package static let owner = "`localization`"
  package static let lookup = KeyNames<Self>()
  package static let former = [
    "xcode_projects":
      "delete it, list the files as `projects` in app.yaml, and run `nd-config apply`"
  ]

  package var spec: KeySpec {
    switch self {
    case .developmentLanguage:
      .derived(
        "`en`",
        .text,
        "the language that texts are written in; it is an app language even if no country has it"
      )
      .such(as: "en", matching: Self.language)
    case .languages:
      .derived(
        "none",
        .list(of: .text),
        "further app languages, which no country's row has, as in `lproj`, or an Android folder such as `values-no`"
      )
      .such(as: "eo")
    }
  }

  /// A regular expression for the form of a BCP 47 tag, with or without a region.
  static let language = "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"
}
