package import AppFileFormats
package import ManifestDiagnostics

/// Keeps our hosts in the intent filter of an AndroidManifest.xml that verifies App Links.
package struct AppLinksMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let tree = try XMLTree(file)
    try tree.requireRoot("manifest")
    let prefix = try tree.androidPrefix()
    let links = try AppLinks(
      tree,
      prefix,
      hosts: Set(wanted.map(\.key) + applied.entries.map(\.key)),
      wanted
    )
    guard let links else {
      return MergedFile(bytes: file.bytes, changes: [], applied: AppliedEntries())
    }
    let plan = EntryPlan(
      found: links.positions.mapValues { _ in "" },
      wanted: wanted,
      applied: applied.entries
    )
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: links.filter)
    let removed = plan.removed.compactMap { links.positions[$0.key] }
    for element in removed { links.remove(element, of: removed, &edit) }
    edit.insert(plan, among: links.positions) { entry in
      let host = XMLText.escaped(entry.key, in: .attribute)
      return .init("<data \(prefix)host=\"\(host)\"\(tree.emptyTagEnd)")
    }
    return edit.mergedFile(plan, applied)
  }
}

/// The intent filter that holds our hosts.
private struct AppLinks {
  let tree: XMLTree
  let prefix: String
  let filter: Int
  /// The `<data>` elements that name a host and, at most, a scheme.
  var positions: [String: Int] = [:]

  /// Nil where there is none and none is needed.
  init?(
    _ tree: XMLTree,
    _ prefix: String,
    hosts: Set<String>,
    _ wanted: [MergeEntry]
  ) throws(FileRefusal) {
    self.tree = tree
    self.prefix = prefix
    let filters = tree.elements(named: "intent-filter").filter { filter in
      tree.value(of: "\(prefix)autoVerify", in: filter) == "true"
    }
    let ours = filters.filter { filter in
      tree.elements(of: filter, named: "data").contains { data in
        tree.value(of: "\(prefix)host", in: data).map(hosts.contains) ?? false
      }
    }
    let candidates = ours.isEmpty ? filters : ours
    guard let first = candidates.first else {
      guard !wanted.isEmpty else { return nil }
      throw Self.noFilter(tree, prefix)
    }
    guard candidates.count == 1 else {
      throw .noLocation(
        "\(candidates.count) intent filters verify App Links, so it is unclear which one should have our hosts",
        at: tree[first].startTag,
        related: candidates.dropFirst().map { Diagnostic.Related("or", at: tree.place(of: $0)) },
        help: "keep all web hosts in one of them, or add one of our hosts to it"
      )
    }
    filter = first
    try requireScheme()
    for data in tree.elements(of: filter, named: "data") where isPlain(data) {
      guard let host = tree.value(of: "\(prefix)host", in: data) else { continue }
      if positions[host] == nil { positions[host] = data }
    }
  }

  private static func noFilter(_ tree: XMLTree, _ prefix: String) -> FileRefusal {
    .noLocation(
      "no intent filter has `\(prefix)autoVerify=\"true\"`, which App Links require",
      at: tree[tree.elements(named: "activity").first ?? tree.root].startTag,
      help: "add one to the activity that opens links, with actions, categories and"
        + " `<data \(prefix)scheme=\"https\"/>`; the hosts come from the manifest"
    )
  }

  /// A filter without a scheme matches no link, whatever its hosts.
  private func requireScheme() throws(FileRefusal) {
    let hasScheme = tree.elements(of: filter, named: "data").contains { data in
      tree.attribute("\(prefix)scheme", of: data) != nil
    }
    guard !hasScheme else { return }
    throw .noLocation(
      "this intent filter has no scheme, so it matches no links",
      at: tree[filter].startTag,
      help: "add `<data \(prefix)scheme=\"https\"/>`"
    )
  }

  /// A path or a port in it is its author's.
  private func isPlain(_ data: Int) -> Bool {
    tree[data].attributes.allSatisfy { attribute in
      ["\(prefix)host", "\(prefix)scheme"].contains(attribute.name)
    } && tree.children(of: data).isEmpty
  }

  /// The data elements of a filter work together: the last that names a scheme keeps it.
  func remove(_ element: Int, of removed: [Int], _ edit: inout XMLListEdit) {
    guard let scheme = tree.value(of: "\(prefix)scheme", in: element),
      let host = tree.attribute("\(prefix)host", of: element)
    else { return edit.remove(element) }
    let others = tree.elements(of: filter, named: "data").filter { other in
      other != element && (other < element || !removed.contains(other))
        && tree.value(of: "\(prefix)scheme", in: other) == scheme
    }
    guard others.isEmpty else { return edit.remove(element) }
    var start = host.range.lowerBound
    while tree.file.bytes[start - 1].isWhitespace { start -= 1 }
    edit.replace(start..<host.range.upperBound, with: "")
  }
}
