import ArgumentParser
import ManifestDiagnostics

/// The keys of `app.yaml` as options, for an app without that file.
struct LayoutFlags: ParsableArguments {
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

  @Option(help: ArgumentHelp("The Smartling configuration for iOS.", valueName: "file"))
  var smartlingIos: String?

  @Option(help: ArgumentHelp("The Smartling configuration for Android.", valueName: "file"))
  var smartlingAndroid: String?

  @Option(help: ArgumentHelp("The Android resource folder.", valueName: "folder"))
  var androidRes: String?

  @Option(
    help: ArgumentHelp("The name of the strings file in values and values-….", valueName: "name")
  )
  var androidStrings: String?

  @Option(help: ArgumentHelp("The name of the locales file in xml.", valueName: "name"))
  var androidLocales: String?

  @Option(
    help: ArgumentHelp("The AndroidManifest.xml of an app variant.", valueName: "variant=file")
  )
  var androidManifest: [String] = []

  func validate() throws {
    for pair in entitlements + androidManifest where !pair.contains("=") {
      throw ValidationError("Expected VARIANT=FILE, found '\(pair)'.")
    }
  }

  /// What `app.yaml` would say; nil where there is no flag.
  ///
  /// JSON is YAML too, so one reader reads both.
  var file: SourceFile? {
    let named = [strings, xcstrings, smartlingIos, smartlingAndroid]
    let android = [androidRes, androidStrings, androidLocales]
    let isEmpty =
      (named + android).allSatisfy { $0 == nil }
      && [entitlements, project, infoPlist, androidManifest].allSatisfy(\.isEmpty)
    guard !isEmpty else { return nil }
    var json = JSONWriter()
    json.object { json in
      json.table("entitlements", entitlements)
      json.array("projects", project) { $0.value($1) }
      json.array("info_plists", infoPlist) { $0.value($1) }
      json.field("strings", ifPresent: strings)
      json.field("xcstrings", ifPresent: xcstrings)
      json.object("smartling") { json in
        json.field("ios", ifPresent: smartlingIos)
        json.field("android", ifPresent: smartlingAndroid)
      }
      json.object("android") { json in
        json.field("res", ifPresent: androidRes)
        json.field("strings", ifPresent: androidStrings)
        json.field("locales", ifPresent: androidLocales)
        json.table("manifests", androidManifest)
      }
    }
    return SourceFile(path: "<flags>", text: json.text)
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ name: String, ifPresent value: String?) {
    if let value { field(name, value) }
  }

  /// Pairs of the form `variant=file`.
  fileprivate mutating func table(_ name: String, _ pairs: [String]) {
    object(name) { json in
      for pair in pairs {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        json.field(String(parts[0]), String(parts[1]))
      }
    }
  }
}
