package import AppFileFormats
package import ManifestFindings

/// The paths of the files that an Xcode project lists, relative to the app's folder.
///
/// Xcode does not build a file of a new language until the `PBXVariantGroup` with the other languages lists it,
/// even if the language is in the known regions.
package struct ProjectFiles {
  private typealias Object = [String: OpenStepNode]

  private var objects: [String: Object] = [:]
  private var parents: [String: String] = [:]
  /// The folder to which `SOURCE_ROOT` refers.
  private var root: String

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - file: the `project.pbxproj`.
  ///   - path: its path, relative to the app's folder.
  /// - Throws: if the file is not a property list.
  package init(_ file: SourceFile, at path: String) throws(FileRefusal) {
    root = AppPath.folder(of: AppPath.folder(of: path))
    var parser = OpenStepParser(file, try OpenStepScanner.tokens(of: file))
    let entries = try parser.propertyList().entry("objects")?.value?.entries ?? []
    for entry in entries {
      let members = (entry.value?.entries ?? []).compactMap { member in
        member.value.map { (member.key, $0) }
      }
      let object = Dictionary(members) { first, _ in first }
      objects[entry.key] = object
      for child in Self.children(object) where parents[child] == nil { parents[child] = entry.key }
      if Self.kind(object) == "PBXProject", let folder = object["projectDirPath"]?.text {
        root = Self.joined(root, folder) ?? root
      }
    }
  }

  /// The languages whose file is missing from a group that lists other languages of the table.
  ///
  /// A synchronized folder needs no list: Xcode builds all files in it.
  package func languagesLeftOut(of files: [String: String]) -> Set<String> {
    let languages = Dictionary(files.map { ($1, $0) }) { first, _ in first }
    var leftOut: Set<String> = []
    for object in objects.values where Self.kind(object) == "PBXVariantGroup" {
      let listed = Set(Self.children(object).compactMap { path(of: $0) })
      guard listed.contains(where: { languages[$0] != nil }) else { continue }
      for (path, language) in languages where !listed.contains(path) { leftOut.insert(language) }
    }
    let folders = objects.filter { Self.kind($1) == "PBXFileSystemSynchronizedRootGroup" }
      .compactMap { path(of: $0.key) }
    return leftOut.filter { language in
      !folders.contains { files[language]?.hasPrefix($0.isEmpty ? "" : "\($0)/") ?? false }
    }
  }

  /// The names of the project's apps.
  package var apps: [String] {
    objects.values.filter {
      Self.kind($0) == "PBXNativeTarget"
        && $0["productType"]?.text == "com.apple.product-type.application"
    }.compactMap { $0["name"]?.text }.sorted()
  }

  /// Whether a target builds one of these files: directly, in a group of languages, or in a synchronized folder.
  package func builds(_ files: [String]) -> Bool {
    let built = objects.values.filter { Self.kind($0) == "PBXBuildFile" }
      .compactMap { $0["fileRef"]?.text }
      .flatMap { id in
        // The path of a group is the folder of its files, but only the listed files are built.
        let children = objects[id].map(Self.children) ?? []
        return children.isEmpty ? [id] : children
      }
    let synchronized = objects.filter { Self.kind($1) == "PBXFileSystemSynchronizedRootGroup" }
    let paths = Set((built + synchronized.keys).compactMap { path(of: $0) })
    return files.contains { file in
      var folder = file
      repeat {
        if paths.contains(folder) { return true }
        folder = AppPath.folder(of: folder)
      } while !folder.isEmpty
      return paths.contains("")
    }
  }

  /// Whether the project lists a file in a folder.
  package func lists(_ folder: String) -> Bool {
    objects.contains { id, object in
      Self.kind(object) == "PBXFileReference"
        && path(of: id)?.hasPrefix(folder.isEmpty ? "" : "\(folder)/") == true
    }
  }

  /// Whether the project has folders in which Xcode builds all files, without a list.
  var hasSynchronizedFolders: Bool {
    objects.values.contains { Self.kind($0) == "PBXFileSystemSynchronizedRootGroup" }
  }

  /// The languages of each table of strings that groups list, by the table's path with `{lproj}`.
  var tables: [String: [String]] {
    var tables: [String: [String]] = [:]
    for object in objects.values where Self.kind(object) == "PBXVariantGroup" {
      for path in Self.children(object).compactMap({ path(of: $0) }) {
        guard let (table, language) = AppConfiguration.table(of: path) else { continue }
        tables[table, default: []].append(language)
      }
    }
    return tables
  }

  private static func kind(_ object: Object) -> String? { object["isa"]?.text }

  private static func children(_ object: Object) -> [String] {
    guard case .array(let children) = object["children"]?.content else { return [] }
    return children.compactMap(\.text)
  }

  /// The path of an object; nil if it is outside the app's folder, or if groups contain each other.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    while let id = next, let object = objects[id] {
      guard parts.count < 64 else { return nil }
      parts.append(object["path"]?.text ?? "")
      switch object["sourceTree"]?.text {
      case "<group>": next = parents[id]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return Self.joined(root, parts.reversed().joined(separator: "/"))
  }

  /// A path in a folder; nil if it leads out of the app's folder.
  private static func joined(_ folder: String, _ path: String) -> String? {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/")
  }
}
