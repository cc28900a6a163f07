package import AppFileFormats
package import ManifestFindings

/// Merges strings into one array of an XML property list: associated domains in an app's entitlements,
/// languages in its Info.plist.
package struct PropertyListArrayMerger: FileMerger {
  /// The key in `originals` for the white space between the last element and `</dict>`.
  private static let dictionaryEnd = "dict end"

  let key: String
  let spelling: EntrySpelling

  package static let entitlements = Self(
    key: "com.apple.developer.associated-domains",
    spelling: .domain
  )
  package static let infoPlist = Self(key: "CFBundleLocalizations", spelling: .language)

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
      applied: applied.entries,
      spelling: spelling
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
    var merged = MergedFile(bytes: bytes, plan)
    merged.applied = AppliedEntries()
    return merged
  }

  /// Finds where to insert the pair for `key`: in order if the other keys are sorted, otherwise at the end.
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

extension XMLListEdit {
  /// Inserts an element for each entry that a plan adds.
  ///
  /// `positions` maps the key of each item in the list to the position of its element.
  fileprivate mutating func insert(
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
  fileprivate func mergedFile(
    _ plan: EntryPlan,
    _ applied: AppliedEntries,
    list: String
  ) -> MergedFile {
    let gap = "\(list) end"
    let finished = finished()
    var merged = MergedFile(bytes: finished.edits.applied(to: bytes), plan)
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
