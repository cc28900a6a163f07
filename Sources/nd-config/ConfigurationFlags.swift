import ArgumentParser
import ManifestApply
import ManifestDiagnostics

/// The keys of `app.yaml` as options, for an app without that file.
struct ConfigurationFlags: ParsableArguments {
  @Option(help: ArgumentHelp("The entitlements file of an app variant.", valueName: "variant=file"))
  var entitlements: [String] = []

  @Option(help: ArgumentHelp("An Xcode project.", valueName: "file"))
  var project: [String] = []

  @Option(help: ArgumentHelp("An Info.plist.", valueName: "file"))
  var infoPlist: [String] = []

  @Option(
    help: ArgumentHelp(
      "The .strings path, with {lproj} where the language goes.",
      valueName: "file"
    )
  )
  var strings: String?

  @Option(help: ArgumentHelp("The string catalog.", valueName: "file"))
  var xcstrings: String?

  @Option(help: ArgumentHelp("The file for the labels of forms.", valueName: "file"))
  var labels: String?

  @Option(help: ArgumentHelp("The Smartling configuration for iOS.", valueName: "file"))
  var smartlingIos: String?

  @Option(help: ArgumentHelp("The Smartling configuration for Android.", valueName: "file"))
  var smartlingAndroid: String?

  @Option(
    help: ArgumentHelp("How the configuration for iOS writes pt-BR.", valueName: "form")
  )
  var smartlingIosForm: String?

  @Option(
    help: ArgumentHelp("How the configuration for Android writes pt-BR.", valueName: "form")
  )
  var smartlingAndroidForm: String?

  @Option(help: ArgumentHelp("The Android resource folder.", valueName: "folder"))
  var androidRes: String?

  @Option(
    help: ArgumentHelp("The name of the strings file in values and values-….", valueName: "name")
  )
  var androidStrings: String?

  @Option(help: ArgumentHelp("The name of the file for labels in values.", valueName: "name"))
  var androidLabels: String?

  @Option(help: ArgumentHelp("The name of the locales file in xml.", valueName: "name"))
  var androidLocales: String?

  @Option(
    help: ArgumentHelp("The AndroidManifest.xml of an app variant.", valueName: "variant=file")
  )
  var androidManifest: [String] = []

  @Option(
    help: ArgumentHelp("The activity of a variant that opens links.", valueName: "variant=name")
  )
  var androidActivity: [String] = []

  @Option(
    help: ArgumentHelp("A language folder that the manifest need not have.", valueName: "folder")
  )
  var otherFolder: [String] = []

  func validate() throws {
    for (flag, pairs) in [
      ("entitlements", entitlements), ("android-manifest", androidManifest),
      ("android-activity", androidActivity),
    ] {
      var variants: Set<Substring> = []
      for pair in pairs {
        guard let separator = pair.firstIndex(of: "=") else {
          let value = flag == "android-activity" ? "NAME" : "FILE"
          throw ValidationError("Expected VARIANT=\(value), found '\(pair)'.")
        }
        let variant = pair[..<separator]
        guard variants.insert(variant).inserted else {
          throw ValidationError("--\(flag) names the variant '\(variant)' twice.")
        }
      }
    }
    let manifests = Set(androidManifest.map(Self.variant(of:)))
    if let other = androidActivity.map(Self.variant(of:)).first(where: { !manifests.contains($0) })
    {
      throw ValidationError(
        "--android-activity names the variant '\(other)', which has no --android-manifest."
      )
    }
  }

  private static func variant(of pair: String) -> Substring { pair.prefix { $0 != "=" } }

  /// What the flags say, and their text, which findings quote; nil if there is no flag.
  var configuration: (AppConfiguration, SourceFile)? {
    var flags = FlagText()
    var configuration = AppConfiguration()
    configuration.entitlements = entitlements.map { flags.variantFile("entitlements", $0) }
    configuration.projects = project.map { flags.value("project", $0) }
    configuration.infoPlists = infoPlist.map { flags.value("info-plist", $0) }
    configuration.strings = strings.map { flags.value("strings", $0) }
    configuration.stringCatalog = xcstrings.map { flags.value("xcstrings", $0) }
    configuration.labels = labels.map { flags.value("labels", $0) }
    configuration.otherFolders = otherFolder.map { flags.value("other-folder", $0) }
    configuration.smartlingIOS = smartlingIos.map { flags.value("smartling-ios", $0) }
    configuration.smartlingAndroid = smartlingAndroid.map { flags.value("smartling-android", $0) }
    configuration.smartlingIOSForm = smartlingIosForm.map { flags.value("smartling-ios-form", $0) }
    configuration.smartlingAndroidForm = smartlingAndroidForm.map {
      flags.value("smartling-android-form", $0)
    }
    configuration.resources = androidRes.map { flags.value("android-res", $0) }
    configuration.androidStrings = androidStrings.map { flags.value("android-strings", $0) }
    configuration.androidLabels = androidLabels.map { flags.value("android-labels", $0) }
    configuration.locales = androidLocales.map { flags.value("android-locales", $0) }
    configuration.androidManifests = androidManifest.map {
      flags.variantFile("android-manifest", $0)
    }
    let activities = androidActivity.map { flags.variantFile("android-activity", $0) }
    for index in configuration.androidManifests.indices {
      let variant = configuration.androidManifests[index].variant.value
      configuration.androidManifests[index].activity =
        activities.first { $0.variant.value == variant }?.path
    }
    return flags.text.isEmpty
      ? nil : (configuration, SourceFile(path: "command line", text: flags.text))
  }
}

/// The flags as the source of findings: one flag per line.
private struct FlagText {
  private(set) var text = ""

  mutating func value(_ flag: String, _ value: String) -> Located<String> {
    text += "--\(flag) "
    defer { text += "\n" }
    return append(value)
  }

  /// A value of the form `variant=file`.
  mutating func variantFile(_ flag: String, _ pair: String) -> AppConfiguration.VariantFile {
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    text += "--\(flag) "
    let variant = append(String(parts[0]))
    text += "="
    let path = append(String(parts[1]))
    text += "\n"
    return AppConfiguration.VariantFile(variant, path)
  }

  private mutating func append(_ value: String) -> Located<String> {
    let start = text.utf8.count
    text += value
    return Located(value, at: SourceRange(start, text.utf8.count))
  }
}
