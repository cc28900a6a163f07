package import CountryManifest
package import ManifestFindings
internal import YAMLTree

/// The contents of `app.yaml`: the paths of the app's files that contain values from the manifest.
///
/// Paths are relative to the folder of `app.yaml`. Files that are not named are not changed.
package struct AppConfiguration: FieldRow {
  /// A file that belongs to one app variant of the manifest.
  package struct VariantFile: Sendable {
    package var variant: Located<String>
    package var path: Located<String>

    package init(_ variant: Located<String>, _ path: Located<String>) {
      self.variant = variant
      self.path = path
    }
  }

  package var entitlements: [VariantFile] = []
  package var projects: [Located<String>] = []
  package var infoPlists: [VariantFile] = []
  package var smartlingIOS: Located<String>?
  package var smartlingAndroid: Located<String>?
  package var unread: Set<String> = []

  package init() {}

  package static let table = FieldTable<Self>(
    "app.yaml",
    former: [
      "strings":
        "the output `strings` has these texts; add its folder to a target, as the page on iOS shows",
      "xcstrings":
        "the output `xcstrings` has these texts; add its folder to a target, as the page on iOS shows",
      "labels": "the outputs `strings` and `xcstrings` write the labels to a separate file",
      "android":
        "the output `android` has resources and a manifest for Gradle, as the page on Android shows",
      "other_folders": "delete it; nd-config no longer searches for language folders",
    ],
    [
      files("entitlements", \.entitlements)
        .means(
          "the entitlements of each app variant, or a list if a build configuration has its own, for associated domains"
        ),
      .texts("projects", \.projects, "projects")
        .means(
          "the Xcode projects, as `X.xcodeproj` or its `project.pbxproj`, for known regions"
        ),
      files("info_plists", \.infoPlists)
        .means(
          "the Info.plist of each app variant, or a list of them, for `CFBundleLocalizations`"
        ),
      .mapping("smartling", \.self, smartling)
        .means("the Smartling configurations, for locales"),
    ]
  )

  private static let smartling = FieldTable<Self>(
    "`smartling`",
    former: [
      "ios_form": "delete it; locales are written like the others in the file",
      "android_form": "delete it; locales are written like the others in the file",
    ],
    [
      .text("ios", \.smartlingIOS)
        .means("the configuration for iOS, which lists `.lproj` names"),
      .text("android", \.smartlingAndroid)
        .means("the configuration for Android, which lists resource qualifiers"),
    ]
  )

  /// The files of each app variant, as one path or a list.
  private static func files(_ name: String, _ path: Field<Self>.Path<[VariantFile]>) -> Field<Self>
  {
    .value(name, .table(of: .either(.text, .list(of: .text)), by: "app variant")) {
      decoder,
      node,
      configuration in
      guard
        decoder.isMapping(
          node,
          "a mapping with one key per app variant",
          help: "write the variant before its file, such as `{ Acme: Info.plist }`"
        )
      else { return false }
      configuration[keyPath: path] = decoder.table(node, "app variant").flatMap { entry in
        let paths =
          entry.value.kind == .sequence
          ? decoder.elements(entry.value, "paths") : [entry.value]
        return paths.compactMap { decoder.text($0) }.map { VariantFile(entry.name, $0) }
      }
      return true
    }
  }

  /// Whether the configuration names no files.
  package var isEmpty: Bool {
    entitlements.isEmpty && projects.isEmpty && infoPlists.isEmpty && smartlingIOS == nil
      && smartlingAndroid == nil
  }

  /// Normalizes all paths and drops invalid ones.
  ///
  /// - Returns: the findings about dropped paths.
  mutating func normalize() -> [Finding] {
    var findings: [Finding] = []
    let path = { (path: Located<String>?) in path.flatMap { Self.normalized($0, &findings) } }
    let paths = { (files: [VariantFile]) in
      files.compactMap { file in path(file.path).map { VariantFile(file.variant, $0) } }
    }
    entitlements = paths(entitlements)
    infoPlists = paths(infoPlists)
    projects = projects.compactMap { project in
      path(project).map { project in
        guard project.value.hasSuffix(".xcodeproj") else { return project }
        return Located("\(project.value)/project.pbxproj", at: project.range)
      }
    }
    smartlingIOS = path(smartlingIOS)
    smartlingAndroid = path(smartlingAndroid)
    return findings
  }

  private static func normalized(
    _ path: Located<String>,
    _ findings: inout [Finding]
  ) -> Located<String>? {
    if let normalized = AppPath.normalized(path.value) {
      return Located(normalized, at: path.range)
    }
    findings.add(
      Finding(
        "apply-path-outside-app",
        "path `\(path.value)` is outside the app's folder",
        at: path.range,
        help: "write a path relative to the app's folder, without `..`"
      )
    )
    return nil
  }
}

extension AppConfiguration {
  /// Reads as much of `app.yaml` as is readable.
  package static func read(
    _ file: SourceFile
  ) -> (configuration: AppConfiguration, findings: [Finding]) {
    let (tree, findings) = YAMLTree.parse(file)
    var configuration = AppConfiguration()
    guard let root = tree?.root else { return (configuration, findings.inReadingOrder()) }
    var decoder = ManifestDecoder()
    decoder.read(root, table, into: &configuration)
    let all = findings + decoder.findings + configuration.normalize()
    return (configuration, all.inReadingOrder())
  }
}
