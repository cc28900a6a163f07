/// The outputs of `generate`: the keys of `product.outputs`.
package enum OutputKey: String, MappingKey {
  case swift, kotlin, typescript, json, entitlements, aasa, strings, xcstrings
  case smartling, android, assetlinks, hosts, table, schema

  package static let owner = "`outputs`"
  package static let lookup = KeyNames<Self>()
  package static let former = [
    "info-plist":
      "delete it, list the files as `info_plists` in app.yaml, and run `nd-config apply`",
    "objc": "delete it, and copy Examples/ObjectiveC/ObjCCountries.swift into the target",
    "xcode": "delete it, list the files as `projects` in app.yaml, and run `nd-config apply`",
  ]

  package var spec: KeySpec {
    .derived("not written", .mapping(settings), summary)
  }

  /// The settings of the output; most outputs have none.
  private var settings: MappingShape {
    switch self {
    case .swift: MappingShape(SwiftOutputKey.self)
    case .kotlin: MappingShape(KotlinOutputKey.self)
    case .aasa: MappingShape(AssociationOutputKey.self)
    default: .empty("`\(rawValue)`")
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

package enum SwiftOutputKey: String, MappingKey {
  case prefix

  package static let owner = "`swift`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    .derived(
      "none",
      .text,
      "the prefix of all types: with `ND`, `Environment` becomes `NDEnvironment`"
    )
    .written(as: .swiftPrefix)
  }
}

package enum KotlinOutputKey: String, MappingKey {
  case package

  package static let owner = "`kotlin`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    .derived("`ndcountries`", .text, "the package of the generated code: `com.acme.countries`")
      .written(as: .kotlinPackage)
  }
}

package enum AssociationOutputKey: String, MappingKey {
  case webcredentials, exclude

  package static let owner = "`aasa`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .webcredentials:
      .derived(
        "`false`",
        .boolean,
        "whether the apps may use passwords that were saved for the website"
      )
    case .exclude:
      .derived(
        "none; every link opens the app",
        .list(of: .text),
        "paths whose links stay in the browser, where `*` is any text and `?` one character: `/admin/*`"
      )
      .written(as: .excludedPath)
    }
  }
}
