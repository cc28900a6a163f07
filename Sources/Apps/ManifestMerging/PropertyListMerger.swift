package import AppFileFormats
package import ManifestFindings

/// Merges strings into one array of an XML property list: associated domains in an app's entitlements,
/// languages in its Info.plist.
package struct PropertyListArrayMerger: FileMerger {
  /// The key in `originals` for the white space between the last element and `</dict>`.
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

/// Merges texts into a `.strings` file that is an XML property list: a dictionary of strings.
struct PropertyListStringsMerger {
  private static let list = "dict"

  func merge(
    _ tree: XMLTree,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let list = try PropertyList(tree)
    let pairs = try list.pairs()
    let names = Set(wanted.map(\.key) + applied.entries.map(\.key))
    let positions = try positions(of: names, pairs, tree)
    let plan = EntryPlan(
      found: positions.mapValues { tree.text(of: pairs[$0].pair.value) ?? "" },
      wanted: wanted,
      applied: applied.entries
    )
    if let conflict = plan.conflicts.first, let position = positions[conflict.key] {
      let pair = pairs[position].pair
      let range = tree[pair.key].range.lowerBound..<tree[pair.value].range.upperBound
      throw .conflict(conflict, found: tree.text(of: pair.value) ?? "", at: range)
    }
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "\t"), container: list.dictionary)
    for (entry, _) in plan.changed {
      guard let position = positions[entry.key] else { continue }
      let node = tree[pairs[position].pair.value]
      edit.replace(node.range, with: Self.element("string", entry.value))
    }
    for entry in plan.removed {
      guard let pair = positions[entry.key].map({ pairs[$0].pair }) else { continue }
      edit.remove(pair.key, through: pair.value)
    }
    let gap = gap(pairs.first?.pair, tree)
    for (entry, point) in plan.insertions(among: pairs.indices.map { (pairs[$0].name, $0) }) {
      let point: InsertionPoint =
        switch point {
        case .before(let next): .before(pairs[next].pair.key)
        case .after(let previous): .after(pairs[previous].pair.value)
        case .end: .end
        }
      edit.insert(element(entry, gap), at: point)
    }
    return edit.mergedFile(plan, applied, list: Self.list)
  }

  /// The positions in `pairs` of the keys in `names`.
  private func positions(
    of names: Set<String>,
    _ pairs: [(name: String, pair: PropertyList.Pair)],
    _ tree: XMLTree
  ) throws(FileRefusal) -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, (name, pair)) in pairs.enumerated() where names.contains(name) {
      if let first = positions[name] {
        let range = tree[pairs[first].pair.key].range
        throw .duplicate(name, at: tree[pair.key].range, first: range)
      }
      guard tree[pair.value].name == "string", tree.text(of: pair.value) != nil else {
        throw .unreadable("expected a `<string>` for `\(name)`", at: tree[pair.value].startTag)
      }
      positions[name] = position
    }
    return positions
  }

  /// The text between a key and its value if both are on one line; nil if they are on two.
  private func gap(_ pair: PropertyList.Pair?, _ tree: XMLTree) -> String? {
    guard let pair else { return nil }
    let range = tree[pair.key].range.upperBound..<tree[pair.value].range.lowerBound
    return tree.file.hasLineEnd(range) ? nil : tree.raw(range)
  }

  private func element(_ entry: MergeEntry, _ gap: String?) -> XMLListEdit.NewElement {
    let (key, value) = (Self.element("key", entry.key), Self.element("string", entry.value))
    return gap.map { .init(key + $0 + value) } ?? .init([(0, key), (0, value)])
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(XMLText.escaped(text, in: .content))</\(name)>"
  }
}
