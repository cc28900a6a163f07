internal import AppFileFormats
internal import ManifestDiagnostics

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

  /// Where our keys are.
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

  /// What is between a key and its value where both are on one line; nil where they are on two.
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
