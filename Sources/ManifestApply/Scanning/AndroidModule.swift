internal import AppFileFormats
internal import ManifestDiagnostics

/// An Android module that is an app, by its manifest: it has an activity that the launcher starts.
struct AndroidModule {
  var path: String
  var resources: String
  /// The activity that opens links of the web, else the one that the launcher starts.
  var activity: String

  /// Nil for a library, and for what is not a manifest.
  init?(_ file: SourceFile, at path: String) {
    guard let tree = try? XMLTree(file), let prefix = try? Self.prefix(tree) else { return nil }
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
    let folder = AppPath.folder(of: path)
    resources = folder.isEmpty ? "res" : "\(folder)/res"
  }

  private static func prefix(_ tree: XMLTree) throws(FileRefusal) -> String {
    tree.prefix(of: "http://schemas.android.com/apk/res/android") ?? "android:"
  }
}
