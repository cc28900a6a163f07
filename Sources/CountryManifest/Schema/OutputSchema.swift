/// What `generate` writes: the keys of `product.outputs`.
package enum OutputKey: String, MappingKey {
  case swift, kotlin, typescript, entitlements, aasa, strings, xcstrings
  case infoPlist = "info-plist"
  case xcode, smartling, android, assetlinks, table

  package static let owner = "`outputs`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    .derived("not written", .mapping(settings), summary)
  }

  /// The settings of the output; most have none.
  private var settings: MappingShape {
    self == .kotlin ? MappingShape(KotlinOutputKey.self) : .empty("`\(rawValue)`")
  }

  private var summary: String {
    switch self {
    case .swift: "Swift: countries, services, environments and forms"
    case .kotlin: "the same in Kotlin"
    case .typescript: "the same in TypeScript, and everything as JSON"
    case .entitlements: "the associated domains of each app variant"
    case .aasa: "`apple-app-site-association` for each domain"
    case .strings: "the names of countries as `.strings` files"
    case .xcstrings: "the names of countries as a string catalog"
    case .infoPlist: "the app languages for `Info.plist`"
    case .xcode: "the known regions of Xcode projects"
    case .smartling: "the locales of Smartling configurations"
    case .android: "names, languages and App Links as Android resources and manifests"
    case .assetlinks: "`assetlinks.json` for each domain"
    case .table: "`COUNTRIES.md`"
    }
  }
}

package enum KotlinOutputKey: String, MappingKey {
  case package

  package static let owner = "`kotlin`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    .derived("`ndcountries`", .text, "the package of the generated code: `com.acme.countries`")
  }
}
