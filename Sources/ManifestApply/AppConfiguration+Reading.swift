internal import CountryManifest
package import ManifestDiagnostics
internal import YAMLTree

extension AppConfiguration {
  /// - Returns: as much of `app.yaml` as could be read; nil if it is not YAML.
  package static func read(
    _ file: SourceFile
  ) -> (configuration: AppConfiguration?, diagnostics: [Diagnostic]) {
    let (tree, findings) = YAMLTree.parse(file)
    guard let tree else { return (nil, findings.inReadingOrder()) }
    guard let root = tree.root else { return (AppConfiguration(), findings.inReadingOrder()) }
    var reader = ConfigurationReader()
    var configuration = reader.configuration(root)
    let all = findings + reader.decoder.diagnostics + configuration.normalize()
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
      configuration.androidLabels = decoder.text(fields[.labels])
      configuration.locales = decoder.text(fields[.locales])
      configuration.androidManifests = manifests(fields[.manifests])
    }
    return configuration
  }

  private mutating func variantFiles(_ node: Node?) -> [AppConfiguration.VariantFile] {
    guard let node else { return [] }
    return decoder.table(node, "app variant").compactMap { entry in
      decoder.text(entry.value).map { AppConfiguration.VariantFile(entry.name, $0) }
    }
  }

  /// The path alone, or a mapping that names the activity, too.
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
        activity: decoder.text(fields[.activity])
      )
    }
  }

  private mutating func texts(_ node: Node?, _ kind: String) -> [Located<String>] {
    guard let node else { return [] }
    return decoder.elements(node, kind).compactMap { decoder.text($0) }
  }
}
