package import CountryManifest
package import ManifestFindings
internal import ManifestMerging
internal import YAMLTree

/// The keys of `app.yaml`, which names the files of an app that contain values of the manifest, `countries.yaml`.
///
/// Files that are not named are not changed.
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
        .table(of: .either(.text, .list(of: .text)), by: "app variant"),
        "the entitlements file of each app variant, or its files if a build configuration has its own, for associated domains"
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
          + " a file that translators get"
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
        "language folders to accept although no language of the manifest matches, such as `fr.lproj` or `values-fr`"
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
  case res, strings, prefix, labels, locales, manifests

  package static let owner = "`android`"
  package static let lookup = KeyNames<Self>()

  package var spec: KeySpec {
    switch self {
    case .res: .optional(.text, "the resource folder, such as `android/app/src/main/res`")
    case .strings:
      .optional(.text, "the name of the file for our texts in `values` and `values-…`")
    case .prefix:
      .derived("none", .text, "the prefix of our resource names, such as `acme_`")
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
  case path, activity, filter

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
    case .filter:
      .optional(
        .text,
        "a host of the intent filter to add our hosts to, if it also has hosts that are not ours"
      )
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
    /// In an AndroidManifest.xml, the activity that opens links.
    package var activity: Located<String>?
    /// In an AndroidManifest.xml, a host of the intent filter to which the manifest's hosts are added.
    package var filter: Located<String>?

    package init(
      _ variant: Located<String>,
      _ path: Located<String>,
      activity: Located<String>? = nil,
      filter: Located<String>? = nil
    ) {
      self.variant = variant
      self.path = path
      self.activity = activity
      self.filter = filter
    }
  }

  package var entitlements: [VariantFile] = []
  package var projects: [Located<String>] = []
  package var infoPlists: [Located<String>] = []
  /// The path of the `.strings` files, with `{lproj}` where the language goes.
  package var strings: Located<String>?
  package var stringCatalog: Located<String>?
  /// The path of the file for form labels, if the labels are not in the file of the other texts.
  package var labels: Located<String>?
  package var smartlingIOS: Located<String>?
  package var smartlingAndroid: Located<String>?
  /// How the Smartling configuration spells `pt-BR`; it spells other locales the same way.
  package var smartlingIOSForm: Located<String>?
  package var smartlingAndroidForm: Located<String>?
  package var resources: Located<String>?
  /// The name of the file for the manifest's texts in the `values` folders.
  package var androidStrings: Located<String>?
  /// The prefix of the resource names that `apply` writes.
  package var resourcePrefix: Located<String>?
  package var androidLabels: Located<String>?
  package var locales: Located<String>?
  package var androidManifests: [VariantFile] = []
  /// The language folders to accept although their language is not in the manifest, by path or name.
  package var otherFolders: [Located<String>] = []

  package static let languagePlaceholder = "{lproj}"

  package init() {}

  /// Whether the configuration names no files.
  package var isEmpty: Bool {
    let files: [[Located<String>?]] = [
      entitlements.map(\.path), projects, infoPlists, androidManifests.map(\.path),
      [strings, stringCatalog, labels, smartlingIOS, smartlingAndroid, resources],
    ]
    return files.joined().allSatisfy { $0 == nil }
  }

  /// Normalizes all paths and drops invalid ones.
  ///
  /// - Returns: the findings about dropped paths, and about other problems of paths.
  mutating func normalize() -> [Finding] {
    var findings: [Finding] = []
    let files = { (files: [VariantFile]) in
      files.compactMap { file in
        Self.normalized(file.path, &findings).map {
          VariantFile(file.variant, $0, activity: file.activity, filter: file.filter)
        }
      }
    }
    let path = { (path: Located<String>?) in path.flatMap { Self.normalized($0, &findings) } }
    entitlements = files(entitlements)
    projects = projects.compactMap { project in
      path(project).map { project in
        guard project.value.hasSuffix(".xcodeproj") else { return project }
        return Located("\(project.value)/project.pbxproj", at: project.range)
      }
    }
    infoPlists = infoPlists.compactMap(path)
    strings = path(strings)
    stringCatalog = path(stringCatalog)
    labels = path(labels)
    smartlingIOS = path(smartlingIOS)
    smartlingAndroid = path(smartlingAndroid)
    smartlingIOSForm = Self.localeForm(smartlingIOSForm, &findings)
    smartlingAndroidForm = Self.localeForm(smartlingAndroidForm, &findings)
    resources = path(resources)
    androidStrings = path(androidStrings)
    resourcePrefix = Self.resourcePrefix(path(resourcePrefix), &findings)
    androidLabels = path(androidLabels)
    locales = path(locales)
    androidManifests = files(androidManifests)
    otherFolders = otherFolders.compactMap(path)
    if let strings { findings += Self.placeholderFindings(strings) }
    androidStrings = resourceFile(androidStrings, &findings)
    androidLabels = resourceFile(androidLabels, &findings)
    locales = resourceFile(locales, &findings)
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

  private static func placeholderFindings(_ strings: Located<String>) -> [Finding] {
    let folders = strings.value.split(separator: "/").dropLast()
    let isOnce = strings.value.ranges(of: languagePlaceholder).count == 1
    guard !isOnce || !folders.contains(where: { $0.contains(languagePlaceholder) }) else {
      return []
    }
    return [
      Finding(
        "apply-missing-language-placeholder",
        "path `\(strings.value)` does not contain `\(languagePlaceholder)` exactly once",
        at: strings.range,
        help: strings.value.hasSuffix(".xcstrings")
          ? "write a string catalog as `xcstrings: \(strings.value)`"
          : "write `\(languagePlaceholder)` once, in the name of a folder:"
            + " `App/\(languagePlaceholder).lproj/App.strings`"
      )
    ]
  }

  private static func localeForm(
    _ form: Located<String>?,
    _ findings: inout [Finding]
  ) -> Located<String>? {
    guard let form, LocaleSpelling(example: form.value) == nil else { return form }
    findings.add(
      Finding(
        "wrong-type",
        "expected `pt-BR` as the configuration writes it, found `\(form.value)`",
        at: form.range,
        help: "write `pt-BR`, `pt_BR`, `pt-rBR`, `b+pt+BR` or `values-pt-rBR`"
      )
    )
    return nil
  }

  /// The prefix of resource names; reports a prefix with which no resource name can begin, because it is not a
  /// lowercase Java identifier.
  private static func resourcePrefix(
    _ prefix: Located<String>?,
    _ findings: inout [Finding]
  ) -> Located<String>? {
    guard let prefix else { return nil }
    let isName = prefix.value.utf8.allSatisfy {
      $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_")
    }
    if isName, prefix.value.utf8.first?.isLowercaseLetter == true { return prefix }
    findings.add(
      Finding(
        "wrong-type",
        "expected lowercase letters, digits and `_`, found `\(prefix.value)`",
        at: prefix.range,
        help: "write the prefix of the app's resource names, such as `acme_`"
      )
    )
    return nil
  }

  /// The name of a file in the resource folder; reports an error if `res`, the path of that folder, is missing.
  private func resourceFile(
    _ name: Located<String>?,
    _ findings: inout [Finding]
  ) -> Located<String>? {
    guard let name else { return nil }
    guard !name.value.contains("/") else {
      let message = "expected a file name, found `\(name.value)`"
      findings.add(Finding("wrong-type", message, at: name.range))
      return nil
    }
    guard resources == nil else { return name }
    findings.add(
      Finding(
        "missing-key",
        "missing the resource folder of `\(name.value)`",
        at: name.range,
        help: "add `res` under `android`"
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
    configuration.infoPlists = texts(fields[.infoPlists], "paths")
    configuration.strings = decoder.text(fields[.strings])
    configuration.stringCatalog = decoder.text(fields[.xcstrings])
    configuration.labels = decoder.text(fields[.labels])
    configuration.otherFolders = texts(fields[.otherFolders], "folders")
    if let node = fields[.smartling], let fields = decoder.fields(node, SmartlingFilesKey.self) {
      configuration.smartlingIOS = decoder.text(fields[.ios])
      configuration.smartlingAndroid = decoder.text(fields[.android])
      configuration.smartlingIOSForm = decoder.text(fields[.iosForm])
      configuration.smartlingAndroidForm = decoder.text(fields[.androidForm])
    }
    if let node = fields[.android], let fields = decoder.fields(node, AndroidModuleKey.self) {
      configuration.resources = decoder.text(fields[.res])
      configuration.androidStrings = decoder.text(fields[.strings])
      configuration.resourcePrefix = decoder.text(fields[.prefix])
      configuration.androidLabels = decoder.text(fields[.labels])
      configuration.locales = decoder.text(fields[.locales])
      configuration.androidManifests = manifests(fields[.manifests])
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

  /// The AndroidManifest.xml of each variant: a path, or a mapping that also names the activity or a host of the
  /// filter.
  private mutating func manifests(_ node: Node?) -> [AppConfiguration.VariantFile] {
    guard let node else { return [] }
    return decoder.table(node, "app variant").compactMap { entry in
      guard entry.value.kind == .mapping else {
        return decoder.text(entry.value).map { AppConfiguration.VariantFile(entry.name, $0) }
      }
      guard let fields = decoder.fields(entry.value, AndroidManifestKey.self),
        let path = decoder.text(fields[.path])
      else { return nil }
      return AppConfiguration.VariantFile(
        entry.name,
        path,
        activity: decoder.text(fields[.activity]),
        filter: decoder.text(fields[.filter])
      )
    }
  }

  private mutating func texts(_ node: Node?, _ kind: String) -> [Located<String>] {
    guard let node else { return [] }
    return decoder.elements(node, kind).compactMap { decoder.text($0) }
  }
}
