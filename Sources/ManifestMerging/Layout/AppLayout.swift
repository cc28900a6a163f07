internal import CountryManifest
package import ManifestDiagnostics
internal import YAMLTree

/// What `app.yaml` says: where in an app's folder the files are that hold something of the manifest.
///
/// Paths are relative to the folder and do not leave it.
package struct AppLayout: Sendable {
  package typealias ByVariant = [(variant: Located<String>, path: Located<String>)]

  package var entitlements: ByVariant = []
  package var projects: [Located<String>] = []
  package var infoPlists: [Located<String>] = []
  /// With `{lproj}` in it.
  package var strings: Located<String>?
  package var xcstrings: Located<String>?
  package var smartlingIOS: Located<String>?
  package var smartlingAndroid: Located<String>?
  package var resources: Located<String>?
  /// The names of files in the resource folder.
  package var androidStrings: Located<String>?
  package var locales: Located<String>?
  package var androidManifests: ByVariant = []

  package static let languagePlaceholder = "{lproj}"

  /// - Returns: as much as could be read; nil where the text is no YAML.
  package static func read(_ file: SourceFile) -> (layout: AppLayout?, diagnostics: [Diagnostic]) {
    let (tree, findings) = YAMLTree.parse(file)
    guard let tree else { return (nil, findings.inReadingOrder()) }
    guard let root = tree.root else { return (AppLayout(), findings.inReadingOrder()) }
    var decoder = AppLayoutDecoder()
    let layout = decoder.layout(root)
    return (layout, (findings + decoder.diagnostics).inReadingOrder())
  }
}

private struct AppLayoutDecoder {
  private var decoder = ManifestDecoder()
  private var findings: [Diagnostic] = []

  var diagnostics: [Diagnostic] { decoder.diagnostics + findings }

  mutating func layout(_ root: Node) -> AppLayout {
    var layout = AppLayout()
    guard let fields = decoder.fields(root, AppLayoutKey.self) else { return layout }
    layout.entitlements = fields[.entitlements].map { byVariant($0) } ?? []
    layout.projects = paths(fields[.projects], "projects").map { project in
      guard project.value.hasSuffix(".xcodeproj") else { return project }
      return Located("\(project.value)/project.pbxproj", at: project.range)
    }
    layout.infoPlists = paths(fields[.infoPlists], "paths")
    layout.strings = path(fields[.strings])
    if let strings = layout.strings { checkPlaceholder(strings) }
    layout.xcstrings = path(fields[.xcstrings])
    if let node = fields[.smartling], let fields = decoder.fields(node, SmartlingFilesKey.self) {
      layout.smartlingIOS = path(fields[.ios])
      layout.smartlingAndroid = path(fields[.android])
    }
    if let node = fields[.android], let fields = decoder.fields(node, AndroidModuleKey.self) {
      layout.resources = path(fields[.res])
      layout.androidStrings = fileName(fields[.strings], in: layout.resources)
      layout.locales = fileName(fields[.locales], in: layout.resources)
      layout.androidManifests = fields[.manifests].map { byVariant($0) } ?? []
    }
    return layout
  }

  private mutating func byVariant(_ node: Node) -> AppLayout.ByVariant {
    decoder.table(node, "app variant").compactMap { entry in
      path(entry.value).map { (entry.name, $0) }
    }
  }

  private mutating func paths(_ node: Node?, _ kind: String) -> [Located<String>] {
    guard let node else { return [] }
    return decoder.elements(node, kind).compactMap { path($0) }
  }

  /// A path without `.` and doubled slashes in it.
  private mutating func path(_ node: Node?) -> Located<String>? {
    guard let text = decoder.text(node) else { return nil }
    guard let path = AppPath.normalized(text.value) else {
      findings.add(
        Diagnostic(
          "apply-path-outside-app",
          "path `\(text.value)` is outside the app's folder",
          at: text.range,
          help: "write a path relative to the folder of app.yaml, without `..`"
        )
      )
      return nil
    }
    return Located(path, at: text.range)
  }

  private mutating func fileName(
    _ node: Node?,
    in folder: Located<String>?
  ) -> Located<String>? {
    guard let node, let name = path(node) else { return nil }
    guard !name.value.contains("/") else {
      decoder.reportWrongType(node, expected: "a file name")
      return nil
    }
    guard folder != nil else {
      findings.add(
        Diagnostic(
          "missing-key",
          "missing key `res` in `android`, the folder of this file",
          at: name.range
        )
      )
      return nil
    }
    return name
  }

  private mutating func checkPlaceholder(_ strings: Located<String>) {
    let placeholder = AppLayout.languagePlaceholder
    let folders = strings.value.split(separator: "/").dropLast()
    let isOnce = strings.value.ranges(of: placeholder).count == 1
    guard !isOnce || !folders.contains(where: { $0.contains(placeholder) }) else { return }
    findings.add(
      Diagnostic(
        "apply-missing-language-placeholder",
        "path `\(strings.value)` does not contain `\(placeholder)` exactly once",
        at: strings.range,
        help: "write `\(placeholder)` once, in the name of a folder:"
          + " `App/\(placeholder).lproj/App.strings`"
      )
    )
  }
}

/// Paths within an app's folder.
package enum AppPath {
  /// Nil for a path that is absolute, empty or leads out of the folder.
  package static func normalized(_ path: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let leavesFolder = path.hasPrefix("/") || path.hasPrefix("~") || parts.contains("..")
    guard !leavesFolder, !parts.isEmpty, !path.unicodeScalars.contains("\0") else { return nil }
    return parts.joined(separator: "/")
  }

  /// The part before the last slash; empty for a file of the folder itself.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
