internal import AppFileFormats
internal import ManifestFindings
internal import ManifestMerging

/// An Android module that is an app: its manifest has an activity that the launcher starts.
struct AndroidModule {
  var path: String
  /// The resource folder; nil if there is none.
  var resources: String?
  /// The activity that opens web links, otherwise the launcher activity.
  var activity: String

  /// Reads an AndroidManifest.xml; nil for a library, and for a file that is not a manifest.
  init?(_ file: SourceFile, at path: String) {
    guard let tree = try? XMLTree(file) else { return nil }
    let prefix = tree.prefix(of: androidNamespace) ?? "android:"
    let activities = tree.elements(named: "activity") + tree.elements(named: "activity-alias")
    func first(where matches: (Int) -> Bool) -> String? {
      activities.first { activity in
        tree.elements(of: activity, named: "intent-filter").contains(where: matches)
      }.flatMap { tree.value(of: "\(prefix)name", in: $0) }
    }
    let launcher = first { filter in
      tree.elements(of: filter, named: "category").contains {
        tree.value(of: "\(prefix)name", in: $0) == "android.intent.category.LAUNCHER"
      }
    }
    let links = first { filter in
      tree.elements(of: filter, named: "data").contains {
        ["http", "https"].contains(tree.value(of: "\(prefix)scheme", in: $0))
      }
    }
    guard let launcher else { return nil }
    self.path = path
    activity = links ?? launcher
  }

  var module: String { SourceSet(path).module }
}

extension AppScan {
  /// The Android apps; the app with the most languages is first.
  ///
  /// Each module is read from the AndroidManifest.xml of `main`, otherwise from that of a flavor.
  func androidApps(in folder: some AppFolder) -> [AndroidModule] {
    var apps: [String: AndroidModule] = [:]
    let isMain = { (path: String) in SourceSet(path).isMain }
    let paths = androidManifests.filter(isMain) + androidManifests.filter { !isMain($0) }
    for path in paths where apps[SourceSet(path).module] == nil {
      guard let bytes = folder.peek(at: path),
        var app = AndroidModule(SourceFile(path: path, bytes: bytes), at: path)
      else { continue }
      let own = resources.filter { SourceSet($0).module == app.module }
      let usual = AppPath.inside(AppPath.folder(of: path), "res")
      app.resources =
        own.first { SourceSet($0).isMain } ?? own.first ?? (folder.hasFolder(usual) ? usual : nil)
      apps[app.module] = app
    }
    let languages = apps.mapValues { app in
      app.resources.map {
        folder.folders(in: $0).count { StrayFolders.languageQualifier(of: $0) != nil }
      }
        ?? -1
    }
    return apps.values.sorted { one, other in
      let counts = (languages[one.module] ?? 0, languages[other.module] ?? 0)
      return counts.0 == counts.1 ? one.path < other.path : counts.0 > counts.1
    }
  }

  /// Whether an Android module is an application and not a library.
  func isApplication(_ module: String, in folder: some AppFolder) -> Bool {
    androidManifests.contains { path in
      guard SourceSet(path).module == module, let bytes = folder.peek(at: path) else {
        return false
      }
      return AndroidModule(SourceFile(path: path, bytes: bytes), at: path) != nil
    }
  }
}

/// The module and the source set of a path: `app` and `main` for `app/src/main/res`.
struct SourceSet: Equatable {
  var module: String
  /// The name of the source set; `main` if the path does not name one.
  var name = "main"
  var isMain: Bool { name == "main" }

  init(_ resources: String) {
    module = AppPath.folder(of: resources)
    let parts = resources.split(separator: "/")
    if let position = parts.lastIndex(of: "src"), position + 1 < parts.count {
      module = parts[..<position].joined(separator: "/")
      name = String(parts[position + 1])
    }
  }
}
