package import AppFileFormats
package import ManifestFindings

/// Merges texts into a `strings.xml`, and creates the file if necessary.
package struct AndroidStringsMerger: FileMerger {
  package init() {}

  private static let empty = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
    </resources>

    """

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let file = file.bytes.isEmpty ? SourceFile(path: file.path, text: Self.empty) : file
    let tree = try XMLTree(file)
    try tree.requireRoot("resources")
    let positions = try strings(tree, Set(wanted.map(\.key) + applied.entries.map(\.key)))
    let found = positions.mapValues { element in
      tree.text(of: element).map(AndroidStringText.decoded) ?? tree.raw(tree[element].content)
    }
    let plan = EntryPlan(found: found, wanted: wanted, applied: applied.entries)
    if let conflict = plan.conflicts.first, let element = positions[conflict.key] {
      throw .conflict(conflict, found: found[conflict.key] ?? "", at: tree[element].range)
    }
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: tree.root)
    for entry in plan.removed {
      if let element = positions[entry.key] { edit.remove(element) }
    }
    for (entry, _) in plan.changed {
      guard let element = positions[entry.key] else { continue }
      let node = tree[element]
      if node.range == node.startTag {
        edit.replace(node.range, with: Self.element(entry))
      } else {
        edit.replace(node.content, with: Self.text(entry))
        let name = tree.attribute("name", of: element)?.range
        if entry.value.utf8.contains(UInt8(ascii: "%")), let name,
          tree.attribute("formatted", of: element) == nil
        {
          edit.replace(name.upperBound..<name.upperBound, with: Self.unformatted)
        }
      }
    }
    edit.insert(plan, among: names(tree)) { .init(Self.element($0)) }
    return edit.mergedFile(plan, applied, list: "resources")
  }

  /// Finds the string elements with these names; throws if a name is duplicated.
  private func strings(
    _ tree: XMLTree,
    _ names: Set<String>
  ) throws(FileRefusal) -> [String: Int] {
    var positions: [String: Int] = [:]
    for element in tree.elements(of: tree.root) {
      guard let name = tree.value(of: "name", in: element), names.contains(name),
        tree.isString(element)
      else { continue }
      if let first = positions[name] {
        throw .duplicate(name, at: tree[element].startTag, first: tree[first].startTag)
      }
      positions[name] = element
    }
    return positions
  }

  /// The positions of all elements that have a name, from which the sort order is determined.
  private func names(_ tree: XMLTree) -> [String: Int] {
    let named = tree.elements(of: tree.root).compactMap { element in
      tree.value(of: "name", in: element).map { ($0, element) }
    }
    return Dictionary(named) { first, _ in first }
  }

  private static func element(_ entry: MergeEntry) -> String {
    let name = XMLText.escaped(entry.key, in: .attribute)
    let isFormat = entry.value.utf8.contains(UInt8(ascii: "%"))
    return "<string name=\"\(name)\"\(isFormat ? unformatted : "")>\(text(entry))</string>"
  }

  /// The attribute that marks a text as not a format string; without it, aapt2 refuses a text with two percent signs.
  private static let unformatted = " formatted=\"false\""

  private static func text(_ entry: MergeEntry) -> String {
    XMLText.escaped(AndroidStringText.escaped(entry.value), in: .content)
  }
}

/// Merges languages into `res/xml/locales_config.xml`, and creates the file if necessary.
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

package let androidNamespace = "http://schemas.android.com/apk/res/android"

extension XMLTree {
  /// Whether an element is a string: `<string>`, or its long form `<item type="string">`.
  package func isString(_ element: Int) -> Bool {
    let name = self[element].name
    return name == "string" || name == "item" && value(of: "type", in: element) == "string"
  }

  func requireRoot(_ name: String) throws(FileRefusal) {
    guard self[root].name != name else { return }
    throw .unreadable("expected `<\(name)>`, found `<\(self[root].name)>`", at: self[root].startTag)
  }

  /// The prefix of Android's namespace, with its colon: `android:` in `android:name`.
  func androidPrefix() throws(FileRefusal) -> String {
    if let prefix = prefix(of: androidNamespace) { return prefix }
    throw .noLocation(
      "`<\(self[root].name)>` does not declare the Android namespace",
      at: self[root].startTag,
      help: "add `xmlns:android=\"\(androidNamespace)\"`"
    )
  }

  /// The end of a new empty element: ` />` if the file's last empty element has a space there, otherwise `/>`.
  var emptyTagEnd: String {
    let last = nodes.last { $0.kind == .element && $0.range == $0.startTag }
    guard let last, file.bytes[last.range].count > 3 else { return "/>" }
    return file.bytes[last.range.upperBound - 3].isWhitespace ? " />" : "/>"
  }
}

extension XMLListEdit {
  /// Inserts an element for each entry that a plan adds.
  ///
  /// `positions` maps the key of each item in the list to the position of its element.
  mutating func insert(
    _ plan: EntryPlan,
    among positions: [String: Int],
    element: (MergeEntry) -> NewElement
  ) {
    // An element's position is its index in document order.
    let items = positions.map { (key: $0.key, position: $0.value) }
      .sorted { $0.position < $1.position }
    for (entry, point) in plan.insertions(among: items) { insert(element(entry), at: point) }
  }

  /// Applies the edits; `list` is the key in `originals` for the list's original text.
  func mergedFile(_ plan: EntryPlan, _ applied: AppliedEntries, list: String) -> MergedFile {
    if let original = applied.originals[list], leavesNothing, let edits = restoring(original) {
      return MergedFile(
        bytes: edits.applied(to: bytes),
        changes: plan.changes,
        applied: AppliedEntries(plan.recorded)
      )
    }
    let gap = "\(list) end"
    let finished = finished()
    var merged = MergedFile(
      bytes: finished.edits.applied(to: bytes),
      changes: plan.changes,
      applied: AppliedEntries(plan.recorded)
    )
    if !plan.leavesNothingOfOurs {
      merged.applied.originals = applied.originals
      if let raw = finished.emptyContainer { merged.applied.originals[list] = raw }
      if let raw = finished.gap { merged.applied.originals[gap] = raw }
    } else if let original = applied.originals[gap] {
      merged.bytes = closing(merged.bytes, with: original)
    }
    return merged
  }
}
