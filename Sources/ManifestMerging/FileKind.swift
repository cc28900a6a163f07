/// What a file of an app is, and so how entries get into it; its name is in the record.
package enum FileKind: String, CaseIterable, Sendable {
  case entitlements
  case infoPlist = "info-plist"
  case project
  case strings
  case stringCatalog = "string-catalog"
  case smartling
  case androidStrings = "android-strings"
  case locales
  case androidManifest = "android-manifest"

  package var merger: any FileMerger {
    switch self {
    case .entitlements: PropertyListArrayMerger.entitlements
    case .infoPlist: PropertyListArrayMerger.infoPlist
    case .project: ProjectMerger()
    case .strings: StringsMerger()
    case .stringCatalog: StringCatalogMerger()
    case .smartling: SmartlingMerger()
    case .androidStrings: AndroidStringsMerger()
    case .locales: LocalesConfigMerger()
    case .androidManifest: AppLinksMerger()
    }
  }

  /// What a reader of the changes calls the list that the entries are in; empty where they say it.
  package var listName: String {
    switch self {
    case .entitlements, .strings, .stringCatalog, .androidStrings: ""
    case .infoPlist: "CFBundleLocalizations"
    case .project: "knownRegions"
    case .smartling: "locales"
    case .locales: "locale"
    case .androidManifest: "host"
    }
  }
}
