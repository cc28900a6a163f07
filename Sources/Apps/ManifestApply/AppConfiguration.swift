package import CountryManifest
package import ManifestFindings
internal import YAMLTree

/// The keys of `app.yaml`, which names the files of an app that contain values of the manifest, `countries.yaml`.
///
/// Files that are not named are not changed.
package enum AppConfigurationKey: String, MappingKey {
  case entitlements
  case projects
  case infoPlists = "info_plists"
  case smartling

  package static let owner = "app.yaml"
  package static let lookup = KeyNames<Self>()
  package static let former = [
    "strings":
      "the output `strings` has our texts; add its folder to a target, as the page on Xcode shows",
    "xcstrings":
      "the output `xcstrings` has our texts; add its folder to a target, as the page on Xcode shows",
    "labels": "the outputs `strings` and `xcstrings` have the labels in a file of their own",
    "android":
      "the output `android` has resources and a manifest for Gradle, as the page on Android shows",
    "other_folders": "delete it; language folders are no longer searched",
  ]

  package var spec: KeySpec {
    switch self {
    case .entitlements:
      .optional(
        .table(of: .either(.text, .list(of: .text)), by: "app variant"),
        "the entitlements of each app variant, or a list if a build configuration has its own, for associated domains"
      )
    case .projects:
      .optional(
        .list(of: .text),
        "the Xcode projects, as `X.xcodeproj` or its `project.pbxproj`, for known regions"
      )
    case .infoPlists:
      .optional(
        .table(of: .either(.text, .list(of: .text)), by: "app variant"),
        "the Info.plist of each app variant, or a list of them, for `CFBundleLocalizations`"
      )
    case .smartling:
      .optional(
        .mapping(MappingShape(SmartlingFilesKey.self)),
        "the Smartling configurations, for locales"
      )
    }
  }
}

package enum SmartlingFilesKey: String, MappingKey {
  case ios, android

  package static let owner = "`smartling`"
  package static let lookup = KeyNames<Self>()
  package static let former = [
    "ios_form": "delete it; locales are written like the others in the file",
    "android_form": "delete it; locales are written like the others in the file",
  ]

  package var spec: KeySpec {
    switch self {
    case .ios: .optional(.text, "the configuration for iOS, which lists `.lproj` names")
    case .android:
      .optional(.text, "the configuration for Android, which lists resource qualifiers")
    }
  }
}

extension AppConfiguration {
  package static let schema = MappingShape(AppConfigurationKey.self)
}

/// The contents of `app.yaml`: the paths of the app's files that contain values from the manifest.
///
/// Paths are relative to the folder of `app.yaml`.
package struct AppConfiguration: Sendable {
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

  package init() {}

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
  /// Reads `app.yaml`.
  ///
  /// - Returns: as much of `app.yaml` as could be read; nil if it is not YAML.
  package static func read(
    _ file: SourceFile
  ) -> (configuration: AppConfiguration?, findings: [Finding]) {
    let (tree, findings) = YAMLTree.parse(file)
    guard let tree else { return (nil, findings.inReadingOrder()) }
    guard let root = tree.root else { return (AppConfiguration(), findings.inReadingOrder()) }
    var reader = ConfigurationReader()
    var configuration = reader.configuration(root)
    let all = findings + reader.decoder.findings + configuration.normalize()
    return (configuration, all.inReadingOrder())
  }
}

private struct ConfigurationReader {
  var decoder = ManifestDecoder()

  mutating func configuration(_ root: Node) -> AppConfiguration {
    var configuration = AppConfiguration()
    guard let fields = decoder.fields(root, AppConfigurationKey.self) else { return configuration }
    configuration.entitlements = variantFiles(fields[.entitlements])
    configuration.projects = texts(fields[.projects], "projects")
    configuration.infoPlists = infoPlists(fields[.infoPlists])
    if let node = fields[.smartling], let fields = decoder.fields(node, SmartlingFilesKey.self) {
      configuration.smartlingIOS = decoder.text(fields[.ios])
      configuration.smartlingAndroid = decoder.text(fields[.android])
    }
    return configuration
  }

  private mutating func variantFiles(_ node: Node?) -> [AppConfiguration.VariantFile] {
    guard let node else { return [] }
    return decoder.table(node, "app variant").flatMap { entry in
      let paths =
        entry.value.kind == .sequence
        ? Array(decoder.elements(entry.value, "paths")) : [entry.value]
      return paths.compactMap { decoder.text($0) }
        .map { AppConfiguration.VariantFile(entry.name, $0) }
    }
  }

  /// In earlier versions, this was a list of paths.
  private mutating func infoPlists(_ node: Node?) -> [AppConfiguration.VariantFile] {
    guard let node, node.kind == .sequence else { return variantFiles(node) }
    let path = node.elements.first { $0.kind == .scalar }?.text ?? "Info.plist"
    decoder.findings.add(
      Finding(
        "wrong-type",
        "expected a mapping with one key per app variant, found a sequence",
        at: node.range,
        help: "write the app variant of each file, such as `info_plists: { VARIANT: \(path) }`"
      )
    )
    return []
  }

  private mutating func texts(_ node: Node?, _ kind: String) -> [Located<String>] {
    guard let node else { return [] }
    return decoder.elements(node, kind).compactMap { decoder.text($0) }
  }
}
