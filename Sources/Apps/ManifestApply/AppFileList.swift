internal import CountryManifest
internal import ManifestFindings

/// The first `app.yaml` of an app: the files in its folder that ``ApplyPlan`` can edit, found by name.
///
/// Each file is a comment, because only the app's owner knows which of them belong to the app.
package struct AppFileList {
  /// Folders of build products, dependencies and release tools.
  private static let skipped: Set = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "fastlane",
  ]
  private static let depth = 12

  /// The paths by the key of `app.yaml`.
  private var files: [String: [String]] = [:]

  package init(_ folder: some AppFolder) { find("", folder, depth: 0) }

  package var isEmpty: Bool { files.isEmpty }

  private mutating func find(_ path: String, _ folder: some AppFolder, depth: Int) {
    guard depth < Self.depth else { return }
    for name in folder.files(in: path).sorted() {
      if let key = Self.key(of: name) { files[key, default: []].append(AppPath.joined(path, name)) }
    }
    for name in folder.folders(in: path).sorted() {
      let child = AppPath.joined(path, name)
      if name.hasSuffix(".xcodeproj") {
        files["projects", default: []].append(child)
      } else if !name.hasPrefix("."), !Self.skipped.contains(name) {
        find(child, folder, depth: depth + 1)
      }
    }
  }

  private static func key(of name: String) -> String? {
    if name.hasSuffix(".entitlements") { return "entitlements" }
    if name.hasSuffix("Info.plist") { return "info_plists" }
    let isSmartling = ["smartling-config.json", "smartling_config.json"].contains(name)
    return isSmartling ? "smartling" : nil
  }

  /// The text of `app.yaml`; `variants` are the names of `apps` in the manifest.
  package func text(variants: [String]) -> String {
    let names = variants.isEmpty ? "in the manifest" : "in the manifest: " + listing(variants)
    var text = """
      # Files of this app, found by name. Delete the `#` of those that `nd-config apply` is to edit.
      # For VARIANT, write the name of an app \(names). For PLATFORM, write ios or android.

      """
    for key in AppConfiguration.table.fields.map(\.name) {
      guard let paths = files[key] else { continue }
      text += "\n# \(key):\n"
      for path in paths { text += "#   \(Self.start(key))\(scalarText(path))\n" }
    }
    return text
  }

  private static func start(_ key: String) -> String {
    switch key {
    case "projects": "- "
    case "smartling": "PLATFORM: "
    default: "VARIANT: "
    }
  }
}
