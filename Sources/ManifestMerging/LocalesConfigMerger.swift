package import AppFileFormats
package import ManifestDiagnostics

/// Keeps our languages in `res/xml/locales_config.xml`, which it makes where there is none.
package struct LocalesConfigMerger: FileMerger {
  package init() {}

  private static let empty = """
    <?xml version="1.0" encoding="utf-8"?>
    <locale-config xmlns:android="\(androidNamespace)">
    </locale-config>

    """

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let file = file.bytes.isEmpty ? SourceFile(path: file.path, text: Self.empty) : file
    let tree = try XMLTree(file)
    try tree.requireRoot("locale-config")
    let prefix = try tree.androidPrefix()
    var positions: [String: Int] = [:]
    for element in tree.elements(of: tree.root, named: "locale") {
      guard let name = tree.value(of: "\(prefix)name", in: element) else { continue }
      if positions[name] == nil { positions[name] = element }
    }
    let plan = EntryPlan(
      found: positions.mapValues { _ in "" },
      wanted: wanted,
      applied: applied.entries
    )
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: tree.root)
    for entry in plan.removed {
      if let element = positions[entry.key] { edit.remove(element) }
    }
    edit.insert(plan, among: positions) { entry in
      let name = XMLText.escaped(entry.key, in: .attribute)
      return .init("<locale \(prefix)name=\"\(name)\"\(tree.emptyTagEnd)")
    }
    return edit.mergedFile(plan, applied, list: "locale-config")
  }
}

let androidNamespace = "http://schemas.android.com/apk/res/android"

extension XMLTree {
  func requireRoot(_ name: String) throws(FileRefusal) {
    guard self[root].name != name else { return }
    throw .unreadable("expected `<\(name)>`, found `<\(self[root].name)>`", at: self[root].startTag)
  }

  /// What is before `name` in `android:name`.
  func androidPrefix() throws(FileRefusal) -> String {
    if let prefix = prefix(of: androidNamespace) { return prefix }
    throw .noLocation(
      "`<\(self[root].name)>` does not declare the Android namespace",
      at: self[root].startTag,
      help: "add `xmlns:android=\"\(androidNamespace)\"`"
    )
  }

  /// How the file ends an empty element: ` />` where its last one does.
  var emptyTagEnd: String {
    let last = nodes.last { $0.kind == .element && $0.range == $0.startTag }
    guard let last, file.bytes[last.range].count > 3 else { return "/>" }
    return file.bytes[last.range.upperBound - 3].isWhitespace ? " />" : "/>"
  }
}
