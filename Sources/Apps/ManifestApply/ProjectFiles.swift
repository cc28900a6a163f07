package import AppFileFormats
package import ManifestFindings

/// The paths of the files that an Xcode project lists, relative to the app's folder.
///
/// Xcode does not build a file of a new language until the `PBXVariantGroup` with the other languages lists the file,
/// even if the language is in the known regions.
package struct ProjectFiles {
  private let project: XcodeProject

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - file: the `project.pbxproj`.
  ///   - path: the path of that file, relative to the app's folder.
  /// - Throws: if the file is not a property list.
  package init(_ file: SourceFile, at path: String) throws(FileRefusal) {
    project = try XcodeProject(file, at: path)
  }

  /// The languages whose file is missing from a group that lists the file in other languages.
  ///
  /// `files` maps each language to the path of its file. A file in a synchronized folder is not missing, because Xcode
  /// builds all files in such a folder.
  package func languagesLeftOut(of files: [String: String]) -> Set<String> {
    let languages = Dictionary(files.map { ($1, $0) }) { first, _ in first }
    var leftOut: Set<String> = []
    for object in project.objects.values where XcodeProject.kind(object) == "PBXVariantGroup" {
      let listed = Set(XcodeProject.children(object).compactMap { project.path(of: $0) })
      guard listed.contains(where: { languages[$0] != nil }) else { continue }
      for (path, language) in languages where !listed.contains(path) { leftOut.insert(language) }
    }
    let folders = project.objects.filter {
      XcodeProject.kind($1) == "PBXFileSystemSynchronizedRootGroup"
    }
    .compactMap { project.path(of: $0.key) }
    return leftOut.filter { language in
      !folders.contains { files[language]?.hasPrefix($0.isEmpty ? "" : "\($0)/") ?? false }
    }
  }

  /// The names of the project's apps.
  package var apps: [String] {
    project.objects.values.filter(XcodeProject.isApp).compactMap { $0["name"]?.text }.sorted()
  }

  /// Whether a target builds one of these files: directly, in a group of languages, or in a synchronized folder.
  package func builds(_ files: [String]) -> Bool {
    let built = project.objects.values.filter { XcodeProject.kind($0) == "PBXBuildFile" }
      .compactMap { $0["fileRef"]?.text }
      .flatMap { id in
        // The path of a group is the folder of its files, but only the listed files are built.
        let children = project.objects[id].map(XcodeProject.children) ?? []
        return children.isEmpty ? [id] : children
      }
    let synchronized = project.objects.filter {
      XcodeProject.kind($1) == "PBXFileSystemSynchronizedRootGroup"
    }
    let paths = Set((built + synchronized.keys).compactMap { project.path(of: $0) })
    return files.contains { file in
      var folder = file
      repeat {
        if paths.contains(folder) { return true }
        folder = AppPath.folder(of: folder)
      } while !folder.isEmpty
      return paths.contains("")
    }
  }

  /// Whether the project lists a file in a folder or below it.
  package func lists(_ folder: String) -> Bool {
    project.objects.contains { id, object in
      XcodeProject.kind(object) == "PBXFileReference"
        && project.path(of: id)?.hasPrefix(folder.isEmpty ? "" : "\(folder)/") == true
    }
  }

  /// Whether the project has synchronized folders, in which Xcode builds all files without a list.
  var hasSynchronizedFolders: Bool {
    project.objects.values.contains {
      XcodeProject.kind($0) == "PBXFileSystemSynchronizedRootGroup"
    }
  }

  /// The languages of each table of strings that groups list, by the table's path with `{lproj}`.
  var tables: [String: [String]] {
    var tables: [String: [String]] = [:]
    for object in project.objects.values where XcodeProject.kind(object) == "PBXVariantGroup" {
      for path in XcodeProject.children(object).compactMap({ project.path(of: $0) }) {
        guard let (table, language) = AppConfiguration.table(of: path) else { continue }
        tables[table, default: []].append(language)
      }
    }
    return tables
  }
}
