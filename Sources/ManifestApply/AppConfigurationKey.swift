package import CountryManifest

/// The keys of `app.yaml`: which of an app's files hold something of the manifest.
///
/// What is left out is not touched.
package enum AppConfigurationKey: String, MappingKey {
  case entitlements
  case projects
  case infoPlists = "info_plists"
  case strings, xcstrings, labels, smartling, android
  case otherFolders = "other_folders"

  package static let owner = "app.yaml"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .entitlements:
      .optional(
        .table(of: .text, by: "app variant"),
        "the entitlements file of each app variant, for associated domains"
      )
    case .projects:
      .optional(
        .list(of: .text),
        "the Xcode projects, as `X.xcodeproj` or its `project.pbxproj`, for known regions"
      )
    case .infoPlists: .optional(.list(of: .text), "the Info.plists, for `CFBundleLocalizations`")
    case .strings:
      .optional(
        .text,
        "the `.strings` files for our texts; a path with `{lproj}` where the language goes"
      )
    case .xcstrings: .optional(.text, "the string catalog for our texts")
    case .labels:
      .derived(
        "with the other texts",
        .text,
        "the file of the development language for the labels of forms, `.strings` or `.xcstrings`:"
          + " one that translators get"
      )
    case .smartling:
      .optional(
        .mapping(MappingShape(SmartlingFilesKey.self)),
        "the Smartling configurations, for locales"
      )
    case .android: .optional(.mapping(MappingShape(AndroidModuleKey.self)), "the Android module")
    case .otherFolders:
      .optional(
        .list(of: .text),
        "language folders that the manifest need not have, such as `fr.lproj` or `values-fr`"
      )
    }
  }
}

package enum SmartlingFilesKey: String, MappingKey {
  case ios, android
  case iosForm = "ios_form"
  case androidForm = "android_form"

  package static let owner = "`smartling`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .ios: .optional(.text, "the configuration for iOS, which lists `.lproj` names")
    case .android:
      .optional(.text, "the configuration for Android, which lists resource qualifiers")
    case .iosForm:
      .derived(
        "as the other locales in the file",
        .text,
        "how the configuration for iOS writes `pt-BR`, such as `pt_BR`"
      )
    case .androidForm:
      .derived(
        "as the other locales in the file",
        .text,
        "how the configuration for Android writes `pt-BR`, such as `values-pt-rBR`"
      )
    }
  }
}

package enum AndroidModuleKey: String, MappingKey {
  case res, strings, labels, locales, manifests

  package static let owner = "`android`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .res: .optional(.text, "the resource folder, such as `android/app/src/main/res`")
    case .strings:
      .optional(.text, "the name of the file for our texts in `values` and `values-…`")
    case .labels:
      .derived(
        "with the other texts",
        .text,
        "the name of the file in `values` for the labels of forms: one that translators get"
      )
    case .locales: .optional(.text, "the name of the file for the app languages in `xml`")
    case .manifests:
      .optional(
        .table(
          of: .either(.text, .mapping(MappingShape(AndroidManifestKey.self))),
          by: "app variant"
        ),
        "the AndroidManifest.xml of each app variant, for App Links"
      )
    }
  }
}

package enum AndroidManifestKey: String, MappingKey {
  case path, activity

  package static let owner = "an AndroidManifest.xml"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .path: .required(.text, "the file")
    case .activity:
      .optional(
        .text,
        "the activity that opens links, for a file without an intent filter that can hold our hosts"
      )
    }
  }
}

extension AppConfiguration {
  package static let schema = MappingShape(AppConfigurationKey.self)
}
