package import AppFileFormats
package import ManifestFindings

/// Keeps our hosts in an intent filter of an AndroidManifest.xml that verifies App Links.
///
/// Each of them opens with every path in it. If there is no such filter, an activity gets a new one.
package struct AppLinksMerger: FileMerger {
  private static let list = "intent-filter"

  private let activity: String?

  /// - Parameter activity: the name of the activity that opens links.
  package init(activity: String? = nil) { self.activity = activity }

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let tree = try XMLTree(file)
    try tree.requireRoot("manifest")
    let prefix = try tree.androidPrefix()
    let filters = LinkFilter.all(in: tree, prefix)
    let ours = Set(wanted.map(\.key) + applied.entries.map(\.key))
    let usable = filters.filter { $0.problem(ours: ours) == nil }
    let recorded = applied.entries.map(\.key)
    let hasRecorded = { (filter: LinkFilter) in recorded.contains { filter.hosts[$0] != nil } }
    // Somebody may have put a path into the filter that we used: then our hosts leave it.
    let former = usable.contains(where: hasRecorded) ? nil : filters.first(where: hasRecorded)
    if let filter = usable.first(where: hasRecorded) ?? usable.first, former == nil {
      return merge(filter, wanted, applied)
    }
    if let former {
      var left = merge(former, [], applied)
      guard !wanted.isEmpty else { return left }
      let source = SourceFile(path: file.path, bytes: left.bytes)
      let merged = try merge(source, wanted: wanted, applied: AppliedEntries())
      left.bytes = merged.bytes
      left.applied = merged.applied
      left.changes += merged.changes
      return left
    }
    guard !wanted.isEmpty else {
      return MergedFile(bytes: file.bytes, changes: [], applied: AppliedEntries())
    }
    guard let activity else { throw .noFilter(tree, prefix, filters, ours) }
    let element = try Self.element(of: activity, tree, prefix)
    return add(wanted, to: element, tree, prefix)
  }

  private func merge(
    _ filter: LinkFilter,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) -> MergedFile {
    let tree = filter.tree
    let hosts = filter.hosts
    let plan = EntryPlan(
      found: hosts.mapValues { _ in "" },
      wanted: wanted,
      applied: applied.entries
    )
    let removed = Set(plan.removed.compactMap { hosts[$0.key] })
    if plan.recorded.isEmpty, applied.originals[Self.list] != nil, filter.isBare(without: removed),
      let activity = tree.parent(of: filter.element)
    {
      var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: activity)
      edit.remove(filter.element)
      return edit.mergedFile(plan, applied, list: tree[activity].name)
    }
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: filter.element)
    for data in removed.sorted() { filter.remove(data, of: removed, &edit) }
    edit.insert(plan, among: hosts) { .init(LinkFilter.host($0, tree, filter.prefix)) }
    return edit.mergedFile(plan, applied, list: Self.list)
  }

  /// A filter of our own.
  private func add(
    _ wanted: [MergeEntry],
    to activity: Int,
    _ tree: XMLTree,
    _ prefix: String
  ) -> MergedFile {
    let plan = EntryPlan(found: [:], wanted: wanted, applied: [])
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: activity)
    edit.insert(LinkFilter.new(wanted, tree, prefix), at: .end)
    var merged = edit.mergedFile(plan, AppliedEntries(), list: tree[activity].name)
    merged.applied.originals[Self.list] = ""
    return merged
  }

  /// The activity of a name, which may leave out the package as in the file.
  private static func element(
    of name: String,
    _ tree: XMLTree,
    _ prefix: String
  ) throws(FileRefusal) -> Int {
    let activities = tree.elements(named: "activity") + tree.elements(named: "activity-alias")
    let names = activities.map { tree.value(of: "\(prefix)name", in: $0) ?? "" }
    let simple = { (name: String) in name.split(separator: ".").last ?? "" }
    let matching = zip(activities, names).filter { $0.1 == name }
    let similar = zip(activities, names).filter { activity in
      let isShort = activity.1.hasPrefix(".") || name.hasPrefix(".") || !name.contains(".")
      return isShort && simple(activity.1) == simple(name)
        && (activity.1.hasSuffix(name) || name.hasSuffix(activity.1))
    }
    if let found = matching.first ?? similar.first { return found.0 }
    throw .noLocation(
      "no activity is named `\(name)`",
      at: tree[activities.first ?? tree.root].startTag,
      help: "write one of these names as `activity` in app.yaml: "
        + names.map { "`\($0)`" }.joined(separator: ", ")
    )
  }
}

extension XMLTree {
  /// The element that holds a node.
  func parent(of node: Int) -> Int? {
    nodes[..<node].indices.last { nodes[$0].kind == .element && nodes[$0].end > node }
  }
}

extension FileRefusal {
  /// Without a filter that can hold our hosts, somebody has to say which activity opens links.
  fileprivate static func noFilter(
    _ tree: XMLTree,
    _ prefix: String,
    _ filters: [LinkFilter],
    _ ours: Set<String>
  ) -> FileRefusal {
    let problems = filters.compactMap { $0.problem(ours: ours) }
    let related = problems.prefix(5).map { problem in
      Finding.Related(problem.text, at: tree.place(of: problem.node))
    }
    let activities = tree.elements(named: "activity")
    let activity = filters.first.flatMap { tree.parent(of: $0.element) } ?? activities.first
    let name = activity.flatMap { tree.value(of: "\(prefix)name", in: $0) } ?? ".Main"
    return .noLocation(
      filters.isEmpty
        ? "no intent filter has `\(prefix)autoVerify=\"true\"`, which App Links require"
        : "our hosts would not open every path in any intent filter that verifies App Links",
      at: tree[filters.first?.element ?? activity ?? tree.root].startTag,
      related: Array(related),
      help:
        "write `{ path: …, activity: \(name) }` under `manifests` in app.yaml, with the activity"
        + " that opens links; nd-config then adds a filter to it"
    )
  }
}

/// An intent filter that verifies App Links.
///
/// The `<data>` elements of a filter combine: a host opens only with every path, port and type in it.
struct LinkFilter {
  private static let parts = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"]

  let tree: XMLTree
  let prefix: String
  let element: Int
  let data: [Int]

  private init(_ tree: XMLTree, _ prefix: String, _ element: Int) {
    self.tree = tree
    self.prefix = prefix
    self.element = element
    data = tree.elements(of: element, named: "data")
  }

  static func all(in tree: XMLTree, _ prefix: String) -> [LinkFilter] {
    tree.elements(named: "intent-filter")
      .filter { tree.value(of: "\(prefix)autoVerify", in: $0) == "true" }
      .map { LinkFilter(tree, prefix, $0) }
  }

  /// The elements that name a host and, at most, a scheme, by host.
  var hosts: [String: Int] {
    let named = data.compactMap { data in
      isPlain(data) ? tree.value(of: "\(prefix)host", in: data).map { ($0, data) } : nil
    }
    return Dictionary(named) { first, _ in first }
  }

  /// Why a host of ours does not belong in it, and where; nil if it does.
  func problem(ours: Set<String>) -> (text: String, node: Int)? {
    let present = parts(of: element)
    if let missing = Self.parts.first(where: { !present.contains($0) }) {
      return ("no `android.intent.\(missing)`", element)
    }
    if let group = tree.elements(of: element, named: "uri-relative-filter-group").first {
      return ("restricts paths", group)
    }
    for data in data {
      if let attribute = restriction(data) { return ("`\(attribute)` restricts every host", data) }
      if let scheme = tree.value(of: "\(prefix)scheme", in: data),
        !["http", "https"].contains(scheme)
      {
        return ("scheme `\(scheme)`", data)
      }
      if let host = tree.value(of: "\(prefix)host", in: data), !ours.contains(host) {
        return ("host `\(host)` is not in the manifest", data)
      }
    }
    let hasScheme = data.contains { tree.attribute("\(prefix)scheme", of: $0) != nil }
    return hasScheme ? nil : ("no scheme", element)
  }

  private func parts(of element: Int) -> [String] {
    tree.elements(of: element).compactMap { child in
      guard ["action", "category"].contains(tree[child].name) else { return nil }
      let name = tree.value(of: "\(prefix)name", in: child) ?? ""
      return name.hasPrefix("android.intent.")
        ? String(name.dropFirst("android.intent.".count)) : name
    }
  }

  /// An attribute that is neither a host nor a scheme, nor one that only lint reads.
  private func restriction(_ data: Int) -> String? {
    tree[data].attributes.map(\.name).first { name in
      !["\(prefix)host", "\(prefix)scheme", "tools:ignore", "tools:targetApi"].contains(name)
    }
  }

  private func isPlain(_ data: Int) -> Bool {
    restriction(data) == nil && tree.children(of: data).isEmpty
  }

  // MARK: A filter of our own

  /// A filter for hosts, as `apply` writes it.
  static func new(
    _ hosts: [MergeEntry],
    _ tree: XMLTree,
    _ prefix: String
  )
    -> XMLListEdit.NewElement
  {
    let end = tree.emptyTagEnd
    let names = parts.map { part in
      "<\(part.prefix { $0 != "." }) \(prefix)name=\"android.intent.\(part)\"\(end)"
    }
    // Old links are http; both schemes are verified by the one file that https serves.
    let schemes = ["http", "https"].map { "<data \(prefix)scheme=\"\($0)\"\(end)" }
    let data = hosts.map { host($0, tree, prefix) }
    return XMLListEdit.NewElement(
      [(0, "<intent-filter \(prefix)autoVerify=\"true\">")]
        + (names + schemes + data).map { (1, $0) } + [(0, "</intent-filter>")]
    )
  }

  static func host(_ entry: MergeEntry, _ tree: XMLTree, _ prefix: String) -> String {
    let host = XMLText.escaped(entry.key, in: .attribute)
    return "<data \(prefix)host=\"\(host)\"\(tree.emptyTagEnd)"
  }

  /// Whether nothing but what `new` writes is left without some of its elements.
  func isBare(without removed: Set<Int>) -> Bool {
    guard tree[element].attributes.map(\.name) == ["\(prefix)autoVerify"] else { return false }
    return tree.children(of: element).allSatisfy { child in
      if removed.contains(child) || tree.isWhitespace(child) { return true }
      let names = tree[child].attributes.map(\.name)
      switch tree[child].name {
      case "action", "category": return names == ["\(prefix)name"]
      case "data": return names == ["\(prefix)scheme"]
      default: return false
      }
    }
  }

  /// The data elements of a filter work together: the last that names a scheme keeps it.
  func remove(_ data: Int, of removed: Set<Int>, _ edit: inout XMLListEdit) {
    guard let scheme = tree.value(of: "\(prefix)scheme", in: data),
      let host = tree.attribute("\(prefix)host", of: data)
    else { return edit.remove(data) }
    let others = self.data.filter { other in
      other != data && (other < data || !removed.contains(other))
        && tree.value(of: "\(prefix)scheme", in: other) == scheme
    }
    guard others.isEmpty else { return edit.remove(data) }
    var start = host.range.lowerBound
    while tree.file.bytes[start - 1].isWhitespace { start -= 1 }
    edit.replace(start..<host.range.upperBound, with: "")
  }
}
