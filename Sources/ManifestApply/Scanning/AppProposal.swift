internal import AppFileFormats
package import CountryManifest
package import ManifestDiagnostics

/// An `app.yaml` for an app that has none, from what is in its folder.
///
/// What could not be known is a comment, and what is only likely is marked as a guess.
package struct AppProposal {
  package private(set) var text = header

  private static let header =
    "# Proposed by `nd-config apply --init`. Check the lines that are marked as a guess.\n"

  /// Whether a file holds nothing of a person's: it is empty, or an earlier proposal that names no file.
  package static func isReplaceable(_ file: SourceFile) -> Bool {
    if file.bytes.allSatisfy(\.isWhitespace) { return true }
    let (configuration, findings) = AppConfiguration.read(file)
    return file.bytes.starts(with: header.utf8) && findings.isEmpty
      && configuration?.isEmpty == true
  }

  let manifest: ResolvedManifest
  let scan: AppScan
  let read: (String) -> SourceFile?
  let exists: (String) -> Bool

  package init(_ folder: some AppFolder, _ manifest: ResolvedManifest) {
    self.manifest = manifest
    scan = AppScan(folder)
    read = { path in
      (try? folder.contents(of: path)).flatMap { $0 }.map { SourceFile(path: path, bytes: $0) }
    }
    exists = { folder.identity(of: $0) != nil }
    addProjects()
    addTexts()
    addSmartling()
    addAndroid()
  }

  // MARK: Texts

  /// A table of our own next to the one with most languages: of those that a project lists, if any.
  private mutating func addTexts() {
    var listed: [String: [String]] = [:]
    for path in scan.projects.map({ "\($0)/project.pbxproj" }) {
      guard let file = read(path), let files = try? ProjectFiles(file, at: path) else { continue }
      for (table, languages) in files.tables
      where languages.contains(where: {
        exists(table.replacing(AppConfiguration.languagePlaceholder, with: $0))
      }) {
        listed[table] = languages
      }
    }
    let tables = listed.isEmpty ? scan.tables : listed
    if let main = tables.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.key {
      let own = AppPath.inside(AppPath.folder(of: main), "Countries.strings")
      text += "\n# A table of our own; add its files to the project in Xcode.\n"
      text += "strings: \(scalarText(own))\n"
    } else if let catalog = scan.catalogs.first {
      text += "\nxcstrings: \(scalarText(catalog))  # guess\n"
    }
  }

  // MARK: Smartling and Android

  private mutating func addSmartling() {
    var lines: [String] = []
    var taken: Set<String> = []
    // Without a project or texts of iOS, it can only be Android's.
    let hasOnlyAndroid =
      !scan.androidManifests.isEmpty && scan.projects.isEmpty && scan.tables.isEmpty
      && scan.catalogs.isEmpty
    for path in scan.smartling {
      let content = read(path)?.wholeText ?? ""
      let isAndroid =
        hasOnlyAndroid || content.contains("values-") || path.lowercased().contains("android")
      let key = isAndroid ? "android" : "ios"
      let isFirst = taken.insert(key).inserted
      lines.append(
        "\(isFirst ? "" : "# ")\(key): \(scalarText(path))\(isFirst ? "  # guess" : "")"
      )
    }
    section("smartling", lines)
  }

  private mutating func addAndroid() {
    let modules = scan.androidManifests.compactMap { path in
      read(path).flatMap { AndroidModule($0, at: path) }
    }
    guard let module = modules.first else { return }
    let app = manifest.apps.first { $0.android != nil } ?? manifest.apps.first
    var lines = ["res: \(scalarText(module.resources))", "strings: countries.xml"]
    if exists("\(module.resources)/xml/locales_config.xml") {
      lines.append("locales: locales_config.xml")
    } else {
      lines.append("# locales: locales_config.xml  # where android:localeConfig names it")
    }
    if let app {
      lines.append("manifests:")
      lines.append("  \(scalarText(app.name)):  # guess")
      lines.append("    path: \(scalarText(module.path))")
      lines.append("    activity: \(scalarText(module.activity))  # guess")
    } else {
      lines.append("# manifests: for each of `apps` in the manifest, which has none")
    }
    for other in modules.dropFirst() { lines.append("  # \(printable(other.path)): another app") }
    section("android", lines)
  }

  // MARK: YAML

  mutating func section(_ name: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    // A key that has nothing but comments would be null.
    let isEmpty = lines.allSatisfy { $0.hasPrefix("#") }
    text += "\n\(isEmpty ? "# " : "")\(name):\n"
    for line in lines { text += "  \(line)\n" }
  }
}
