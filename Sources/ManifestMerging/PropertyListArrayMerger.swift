package import ManifestDiagnostics
internal import ManifestEmission

/// Keeps our strings in one array of an XML property list: associated domains in an app's
/// entitlements, languages in its Info.plist.
package struct PropertyListArrayMerger: FileMerger {
  let key: String

  package static let entitlements = Self(key: "com.apple.developer.associated-domains")
  package static let infoPlist = Self(key: "CFBundleLocalizations")

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: [MergeEntry]
  ) throws(MergeRefusal) -> MergedFile {
    let tree = try XMLTree(file)
    let list = try PropertyList(tree)
    let lines = XMLLines(tree, defaultUnit: "\t")
    guard let pair = try list.value(of: key) else {
      guard !wanted.isEmpty else { return MergedFile(bytes: file.bytes, changes: [], applied: []) }
      var edit = XMLListEdit(lines, container: list.dictionary)
      edit.append(newArray(wanted))
      let (edits, empty) = edit.finished()
      return MergedFile(
        bytes: edits.applied(to: file.bytes),
        changes: wanted.map { .added($0) },
        applied: wanted + [.opened(empty ?? "")]
      )
    }
    return try merge(list, pair, lines, wanted, applied)
  }

  private func merge(
    _ list: PropertyList,
    _ pair: PropertyList.Pair,
    _ lines: XMLLines,
    _ wanted: [MergeEntry],
    _ applied: [MergeEntry]
  ) throws(MergeRefusal) -> MergedFile {
    let tree = lines.tree
    guard tree[pair.value].name == "array" else {
      throw .noPlace(
        "expected an `<array>` for `\(key)`, found `<\(tree[pair.value].name)>`",
        at: tree[pair.value].startTag
      )
    }
    var positions: [String: Int] = [:]
    var copies: [String: [Int]] = [:]
    for element in tree.elements(of: pair.value, named: "string") {
      guard let text = tree.text(of: element) else { continue }
      positions[text] = positions[text] ?? element
      copies[text, default: []].append(element)
    }
    let plan = EntryPlan(found: positions.mapValues { _ in "" }, wanted: wanted, applied: applied)
    var edit = XMLListEdit(lines, container: pair.value)
    for entry in plan.removed { for copy in copies[entry.key] ?? [] { edit.remove(copy) } }
    edit.insert(
      order: wanted.map(\.key),
      positions: positions,
      elements: Dictionary(plan.added.map { ($0.key, Self.element($0)) }) { first, _ in first }
    )
    let opened = applied.first(where: \.isOpened)
    if let opened, wanted.isEmpty, edit.leavesNothing {
      let edits = list.closing(pair, opened.value, lines)
      return MergedFile(
        bytes: edits.applied(to: tree.file.bytes),
        changes: plan.changes,
        applied: []
      )
    }
    let (edits, empty) = edit.finished()
    let container = empty.map { MergeEntry.opened($0) } ?? opened
    return MergedFile(
      bytes: edits.applied(to: tree.file.bytes),
      changes: plan.changes,
      applied: wanted + (container.map { [$0] } ?? [])
    )
  }

  private static func element(_ entry: MergeEntry) -> XMLListEdit.NewElement {
    XMLListEdit.NewElement("<string>\(XMLWriter.escaped(entry.key, in: .content))</string>")
  }

  private func newArray(_ entries: [MergeEntry]) -> XMLListEdit.NewElement {
    XMLListEdit.NewElement(
      [(0, "<key>\(key)</key>"), (0, "<array>")]
        + entries.map { (1, "<string>\(XMLWriter.escaped($0.key, in: .content))</string>") } + [
          (0, "</array>")
        ]
    )
  }
}

/// The dictionary that an XML property list holds.
private struct PropertyList {
  struct Pair {
    var key: Int
    var value: Int
  }

  let tree: XMLTree
  let dictionary: Int

  init(_ tree: XMLTree) throws(MergeRefusal) {
    let content = tree.elements(of: tree.root)
    guard tree[tree.root].name == "plist", content.count == 1, let first = content.first,
      tree[first].name == "dict"
    else {
      throw .notUnderstood(
        "expected a `<plist>` that contains one `<dict>`",
        at: tree[tree.root].startTag
      )
    }
    self.tree = tree
    dictionary = first
  }

  /// Where a key stands.
  ///
  /// Readers differ in which of two equal keys they take, so two are refused.
  func value(of name: String) throws(MergeRefusal) -> Pair? {
    var pair: Pair?
    let elements = tree.elements(of: dictionary)
    for index in stride(from: 0, to: elements.count, by: 2) {
      let key = elements[index]
      guard tree[key].name == "key", index + 1 < elements.count,
        tree[elements[index + 1]].name != "key"
      else {
        throw .notUnderstood(
          "keys and values do not alternate in `<dict>`",
          at: tree[key].startTag
        )
      }
      guard tree.text(of: key) == name else { continue }
      if let first = pair {
        throw .twice(name, at: tree[key].range, first: tree[first.key].range)
      }
      pair = Pair(key: key, value: elements[index + 1])
    }
    return pair
  }

  /// Makes of an array that holds nothing any more what was there before we opened it.
  func closing(_ pair: Pair, _ before: String, _ lines: XMLLines) -> TextEdits {
    var edits = TextEdits()
    if before.hasPrefix("<array") {
      edits.replace(tree[pair.value].range, with: before)
      return edits
    }
    let isAlone = !tree.children(of: dictionary).contains { child in
      child != pair.key && child != pair.value && !tree.isBlank(child)
    }
    if before.hasPrefix("<dict"), isAlone {
      edits.replace(tree[dictionary].range, with: before)
    } else {
      edits.remove(
        lines.removable(tree[pair.key].range.lowerBound..<tree[pair.value].range.upperBound)
      )
    }
    return edits
  }
}
