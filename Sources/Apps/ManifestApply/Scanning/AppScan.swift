internal import AppFileFormats
internal import ManifestFindings

/// The files of an app that may contain values of a manifest, found by name.
struct AppScan {
  /// Folders of build products, dependencies and tests.
  private static let skipped: Set = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "fastlane",
    "androidTest", "test",
  ]
  private static let depth = 12
  /// The maximum number of files that one file can include; each included file is read.
  static let includeLimit = 100

  private(set) var projects: [String] = []
  /// The languages of each table of strings, by the table's path with `{lproj}`.
  private(set) var tables: [String: [String]] = [:]
  private(set) var entitlements: [String] = []
  private(set) var infoPlists: [String] = []
  /// The `.xcconfig` files, which contain build settings.
  private(set) var settings: [String] = []
  private(set) var catalogs: [String] = []
  private(set) var smartling: [String] = []
  private(set) var androidManifests: [String] = []
  /// The folders that contain `values` or `values-…`.
  private(set) var resources: [String] = []
  /// Possible project files of XcodeGen and Tuist.
  private(set) var generators: [String] = []

  init(_ folder: some AppFolder) { scan("", folder, depth: 0) }

  private mutating func scan(_ path: String, _ folder: some AppFolder, depth: Int) {
    guard depth < Self.depth else { return }
    for name in folder.files(in: path).sorted() { add(AppPath.inside(path, name), name) }
    let folders = folder.folders(in: path).sorted()
    let hasValues = folders.contains { $0 == "values" || $0.hasPrefix("values-") }
    if hasValues { resources.append(path) }
    for name in folders {
      let child = AppPath.inside(path, name)
      if name.hasSuffix(".xcodeproj") {
        if folder.identity(of: "\(child)/project.pbxproj") != nil { projects.append(child) }
        continue
      }
      let isBundle = [".xcassets", ".bundle", ".framework", ".xcframework"].contains {
        name.hasSuffix($0)
      }
      guard !name.hasPrefix("."), !isBundle, !Self.skipped.contains(name) else { continue }
      scan(child, folder, depth: depth + 1)
    }
  }

  private mutating func add(_ path: String, _ name: String) {
    if let (table, language) = AppConfiguration.table(of: path) {
      tables[table, default: []].append(language)
    }
    if name.hasSuffix(".entitlements") { entitlements.append(path) }
    if name.hasSuffix("Info.plist") { infoPlists.append(path) }
    if name.hasSuffix(".xcconfig") { settings.append(path) }
    if name.hasSuffix(".xcstrings") { catalogs.append(path) }
    switch name {
    case "smartling-config.json": smartling.append(path)
    case "AndroidManifest.xml": androidManifests.append(path)
    case "Project.swift": generators.append(path)
    default:
      // XcodeGen's `project.yml`, or `mail-project.yml` if a folder has several.
      let isYAML = name.hasSuffix(".yml") || name.hasSuffix(".yaml")
      if isYAML, name.hasPrefix("project") || name.contains("project.") { generators.append(path) }
    }
  }
}

extension AppConfiguration {
  /// The table and the language of a file: `App/{lproj}.lproj/ND.strings` and `it` for `App/it.lproj/ND.strings`; nil
  /// for files that are not in such a folder.
  static func table(of path: String) -> (table: String, language: String)? {
    let folder = AppPath.folder(of: path)
    guard path.hasSuffix(".strings"), folder.hasSuffix(".lproj") else { return nil }
    let base = AppPath.folder(of: folder)
    let language = folder.dropFirst(base.isEmpty ? 0 : base.utf8.count + 1).dropLast(6)
    let name = path.dropFirst(folder.utf8.count + 1)
    return (AppPath.inside(base, "\(languagePlaceholder).lproj/\(name)"), String(language))
  }
}

extension AppPath {
  /// Joins a folder and a name in it; the empty path is the app's folder.
  static func inside(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}

/// The words in a project's file that are possibly paths.
struct NamedPaths {
  /// The path of the file.
  let path: String
  var folder: String { AppPath.folder(of: path) }
  private let paths: Set<String>

  /// Finds the words of a text.
  ///
  /// - Parameters:
  ///   - text: the text of the file.
  ///   - path: the path of the file, relative to the app's folder.
  init(_ text: String, at path: String) {
    self.path = path
    var paths: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      for part in line.split(whereSeparator: { "\"'=:;,()[]{}".contains($0) }) {
        // Drop the slash after the variable in `$(SRCROOT)/App/Info.plist`, and a comment after a space.
        let words = part.drop { " \t-./".contains($0) }.split(separator: " ")
        let name = words.prefix { $0 != "#" && $0 != "//" }.joined(separator: " ")
        if name.contains(".") { paths.insert(name) }
      }
    }
    self.paths = paths
  }

  /// Whether the text names a file by its path relative to `folder`, or relative to the folder that contains the text.
  func names(_ file: String, from folder: String) -> Bool {
    [folder, self.folder].contains { folder in
      guard folder.isEmpty || file.hasPrefix("\(folder)/") else { return false }
      return paths.contains(String(file.dropFirst(folder.isEmpty ? 0 : folder.count + 1)))
    }
  }

  /// The YAML files that the text names, sorted.
  var specifications: [String] {
    paths.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
  }
}
