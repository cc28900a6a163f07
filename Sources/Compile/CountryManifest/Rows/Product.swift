package import ManifestFindings

/// The section `product`.
package struct Product: FieldRow {
  package var name: Located<String>?
  package var defaultCountry: Located<String>?
  package var subdomainsPerDomain: Located<Int>?
  package var subdomainShape: Located<SubdomainShape>?
  package var helpDeskURL: Located<String>?
  package var languageURL: Located<String>?
  package var countryNames: Located<CountryNameForm>?
  /// The listed outputs; nil if `outputs` is omitted.
  package var outputs: [OutputKey]?
  /// The prefix of all Swift type names.
  package var swiftPrefix: Located<String>?
  package var kotlinPackage: Located<String>?
  package var webCredentials: Located<Bool>?
  package var excludedPaths: [Located<String>] = []
  package var includedPaths: [Located<String>] = []
  /// The included paths of Android, if they differ from those of iOS.
  package var androidPaths: [Located<String>] = []
  package var unread: Set<String> = []

  static let defaultKotlinPackage = "ndcountries"

  package static let table = FieldTable<Self>(
    "`product`",
    [
      .text("name", \.name).such(as: "Acme").required("the name of the product"),
      .text("default_country", \.defaultCountry)
        .such(as: "us", matching: "^[a-z]{2}$")
        .required("the country whose hosts have no prefix; it must have `hosts: tld` or `path`"),
      .integer("subdomains_per_domain", \.subdomainsPerDomain, 1...100_000)
        .otherwise("no limit")
        .means("the maximum number of countries that share one domain"),
      .choice("subdomain_shape", \.subdomainShape)
        .otherwise(is: SubdomainShape.countryService.rawValue)
        .means(
          "how subdomains are formed: `country-service`, one label (`it-api.acme.com`), or"
            + " `service.country`, two (`api.it.acme.com`)"
        ),
      .text("help_desk_url", \.helpDeskURL, .helpDeskURL)
        .otherwise("no help center")
        .means(
          "the https URL of the help center, on any host, with `{help_desk_locale}`; also `{web_host}` or `{web_url}`"
        ),
      .text("language_url", \.languageURL, .languageURL)
        .otherwise("none; every language needs a `url`")
        .means(
          "the https URL of a language, with `{web_host}`, `{web_url}`, `{locale}`, `{locale_lowercase}`,"
            + " `{language}` or `{country}`"
        ),
      .choice("names", \.countryNames)
        .otherwise(is: CountryNameForm.full.rawValue)
        .means(
          "which of CLDR's names countries have: `full`, such as `Hong Kong SAR China`, or `short`, such as"
            + " `Hong Kong`, where there is one"
        ),
      .mapping("outputs", \.self, OutputKey.outputs)
        .otherwise("every output that the manifest has data for")
        .means(
          "what `generate` writes, each with its settings: `{ swift: {}, kotlin: { package: com.acme } }`"
        ),
    ]
  )
}

/// How a country's prefix and a service's label form a subdomain.
package enum SubdomainShape: String, CaseIterable, Sendable {
  /// One label, so that one wildcard certificate covers all countries: `it-api.nextdoor.com`.
  case countryService = "country-service"
  /// Two labels: `api.it.nextdoor.com`.
  case serviceCountry = "service.country"
}

/// Which of CLDR's names countries have.
package enum CountryNameForm: String, CaseIterable, Sendable {
  case full
  /// The short form, for the countries that have one: `Hong Kong`, `Myanmar`.
  case short
}

/// The outputs of `generate`: the keys of `product.outputs`.
package enum OutputKey: String, CaseIterable, Sendable {
  case swift, kotlin, typescript, json, entitlements, aasa, strings, xcstrings
  case smartling, android, assetlinks, hosts, table, schema

  static let outputs = FieldTable<Product>(
    "`outputs`",
    former: [
      "info-plist":
        "delete it, list the files as `info_plists` in app.yaml, and run `nd-config apply`",
      "objc": "delete it, and copy Examples/ObjectiveC/ObjCCountries.swift into the target",
      "xcode": "delete it, list the files as `projects` in app.yaml, and run `nd-config apply`",
    ],
    allCases.map(\.field)
  )

  private var field: Field<Product> {
    let settings = table
    return .value(rawValue, .mapping(settings.shape)) { decoder, node, product in
      product.outputs = (product.outputs ?? []) + [self]
      return decoder.read(node, settings, into: &product) != nil
    }
    .otherwise("not written")
    .means(summary)
  }

  var table: FieldTable<Product> {
    // A variant has a table `android`, too.
    FieldTable("`\(self == .android ? "outputs.android" : rawValue)`", settings)
  }

  /// The settings of the output; most outputs have none.
  private var settings: [Field<Product>] {
    switch self {
    case .swift:
      [
        .text("prefix", \.swiftPrefix, .swiftPrefix)
          .otherwise("none")
          .means("the prefix of all types: with `ND`, `Environment` becomes `NDEnvironment`")
      ]
    case .kotlin:
      [
        .text("package", \.kotlinPackage, .kotlinPackage)
          .otherwise(is: Product.defaultKotlinPackage)
          .means("the package of the generated code: `com.acme.countries`")
      ]
    case .aasa:
      [
        .boolean("webcredentials", \.webCredentials)
          .otherwise(is: "false")
          .means("whether the apps may use passwords that were saved for the website"),
        .texts("exclude", \.excludedPaths, "paths", .excludedPath)
          .otherwise("none; every link opens the app")
          .means(
            "paths whose links stay in the browser, where `*` is any text and `?` one character: `/admin/*`"
          ),
        .texts("include", \.includedPaths, "paths", .includedPath)
          .otherwise("every path")
          .means(
            "the only paths whose links open the app, also on Android: `/p/*` is every path that begins with `/p/`"
          ),
      ]
    case .android:
      [
        .texts("include", \.androidPaths, "paths", .includedPath)
          .otherwise("the paths in `include` of `aasa`")
          .means("the only paths whose links open the app on Android")
      ]
    default: []
    }
  }

  private var summary: String {
    switch self {
    case .swift: "Swift: countries, services, environments and forms"
    case .kotlin: "the same in Kotlin"
    case .typescript: "the same in TypeScript"
    case .json: "`countries.json`, the manifest with all derived values, for other languages"
    case .entitlements: "the associated domains of each app variant"
    case .aasa: "`apple-app-site-association` for each domain"
    case .strings: "the names of countries and the labels of forms as `.strings` files"
    case .xcstrings: "the same as string catalogs"
    case .smartling: "Smartling configurations, which send the labels of forms"
    case .android: "names, languages and App Links as Android resources and manifests"
    case .assetlinks: "`assetlinks.json` for each domain"
    case .hosts: "the hosts of each domain as JSON, for certificates, DNS and edge configuration"
    case .table: "`COUNTRIES.md`"
    case .schema: "`countries.schema.json`, with which editors complete and explain keys"
    }
  }
}
