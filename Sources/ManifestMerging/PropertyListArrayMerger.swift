package import AppFileFormats
package import ManifestDiagnostics

/// Keeps our strings in one array of an XML property list: associated domains in an app's
/// entitlements, languages in its Info.plist.
package struct PropertyListArrayMerger: FileMerger {
  /// The record's name for what is before `</dict>`.
  private static let dictionaryEnd = "dict end"

  let key: String

  package static let entitlements = Self(key: "com.apple.developer.associated-domains")
  package static let infoPlist = Self(key: "CFBundleLocalizations")

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let tree = try XMLTree(file)
    let list = try PropertyList(tree)
    let lines = XMLLines(tree, defaultUnit: "\t")
    guard let pair = try list.value(of: key) else {
      guard !wanted.isEmpty else {
        return MergedFile(bytes: file.bytes, changes: [], applied: AppliedEntries())
      }
      var edit = XMLListEdit(lines, container: list.dictionary)
      edit.insert(newArray(wanted), at: try location(list))
      let finished = edit.finished()
      var applied = AppliedEntries(added: wanted)
      applied.originals[key] = finished.emptyContainer ?? ""
      applied.originals[Self.dictionaryEnd] = finished.gap
      return MergedFile(
        bytes: finished.edits.applied(to: file.bytes),
        changes: wanted.map { .added($0) },
        applied: applied
      )
    }
    return try merge(list, pair, lines, wanted, applied)
  }

  private func merge(
    _ list: PropertyList,
    _ pair: PropertyList.Pair,
    _ lines: XMLLines,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let tree = lines.tree
    guard tree[pair.value].name == "array" else {
      throw .noLocation(
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
    let plan = EntryPlan(
      found: positions.mapValues { _ in "" },
      wanted: wanted,
      applied: applied.entries
    )
    var edit = XMLListEdit(lines, container: pair.value)
    for entry in plan.removed { for copy in copies[entry.key] ?? [] { edit.remove(copy) } }
    edit.insert(plan, among: positions) { Self.element($0) }
    guard let original = applied.originals[key], wanted.isEmpty, edit.leavesNothing else {
      return edit.mergedFile(plan, applied, list: key)
    }
    var bytes = list.closing(pair, original, lines).applied(to: tree.file.bytes)
    if let gap = applied.originals[Self.dictionaryEnd] {
      bytes = XMLListEdit(lines, container: list.dictionary).closing(bytes, with: gap)
    }
    return MergedFile(
      bytes: bytes,
      changes: plan.changes,
      applied: AppliedEntries()
    )
  }

  /// Where our key goes: where it belongs if the others are sorted, else at the end.
  private func location(_ list: PropertyList) throws(FileRefusal) -> InsertionPoint {
    let pairs = try list.pairs()
    guard pairs.count > 1, let order = SortOrder(of: pairs.map(\.name)) else { return .end }
    let next = pairs.firstIndex { order.areInOrder(key, $0.name) } ?? pairs.count
    return next > 0 ? .after(pairs[next - 1].pair.value) : .before(pairs[0].pair.key)
  }

  private static func element(_ entry: MergeEntry) -> XMLListEdit.NewElement {
    XMLListEdit.NewElement("<string>\(XMLText.escaped(entry.key, in: .content))</string>")
  }

  private func newArray(_ entries: [MergeEntry]) -> XMLListEdit.NewElement {
    XMLListEdit.NewElement(
      [(0, "<key>\(key)</key>"), (0, "<array>")]
        + entries.map { (1, "<string>\(XMLText.escaped($0.key, in: .content))</string>") } + [
          (0, "</array>")
        ]
    )
  }
}
