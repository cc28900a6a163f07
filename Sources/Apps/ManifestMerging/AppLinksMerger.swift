package import AppFileFormats
package import ManifestFindings

/// Merges our hosts, the hosts of the manifest, into the intent filters of an AndroidManifest.xml that verify App
/// Links.
///
/// One filter has all hosts on which every path opens the app. If the app has no such filter, the merger adds one to
/// the activity that opens links. Countries with a path, such as `www.acme.com/it`, have separate filters: see
/// `PathFilterMerger`.
package struct AppLinksMerger: FileMerger {
  private static let list = "intent-filter"

  private let activity: String?
  private let filter: String?

  /// Creates a merger for an AndroidManifest.xml.
  ///
  /// - Parameters:
  ///   - activity: the name of the activity that opens links, to which new filters are added.
  ///   - filter: a host of the intent filter to use; pass nil to use a filter that has no hosts but ours.
  package init(activity: String? = nil, filter: String? = nil) {
    self.activity = activity
    self.filter = filter
  }

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let keys = wanted.map(\.key) + applied.entries.map(\.key)
    let ours = Set(keys.map { PathAddress($0)?.host ?? $0 })
    let isPath = { (key: String) in PathAddress(key) != nil }
    guard keys.contains(where: isPath) else { return try mergeHosts(file, wanted, applied, ours) }
    let wantedPaths = wanted.filter { isPath($0.key) }
    var paths = AppliedEntries(applied.entries.filter { isPath($0.key) })
    let earlier = try PathFilterMerger(XMLTree(file), paths, activity)
    // Try this merge before any change, so that a refusal has locations in the original file.
    _ = try earlier.merge(wantedPaths, ours)

    // When our last filter is removed, the original text of the activity is restored.
    var hosts = AppliedEntries(
      applied.entries.filter { !isPath($0.key) },
      originals: applied.originals
    )
    let isOfActivity = { (original: (key: String, value: String)) in
      !original.key.hasPrefix(Self.list)
    }
    if !earlier.own.isEmpty {
      paths.originals = applied.originals.filter(isOfActivity)
      hosts.originals = applied.originals.filter { !isOfActivity($0) }
    }
    var merged = try mergeHosts(file, wanted.filter { !isPath($0.key) }, hosts, ours, paths)
    var originals = merged.applied.originals.merging(paths.originals) { first, _ in first }
    paths.originals = [:]
    if originals[Self.list] == nil {
      paths.originals = originals.filter(isOfActivity)
      originals = originals.filter { !isOfActivity($0) }
    }
    let source = SourceFile(path: file.path, bytes: merged.bytes)
    let rest: MergedFile
    do {
      rest = try PathFilterMerger(XMLTree(source), paths, activity).merge(wantedPaths, ours)
    } catch {
      var refusal = error
      refusal.file = source
      throw refusal
    }
    merged.bytes = rest.bytes
    merged.changes += rest.changes
    let stays = Set(wanted.map(\.key))
    let recorded = merged.applied.entries + rest.applied.entries
    merged.applied = AppliedEntries(
      recorded.filter { stays.contains($0.key) } + recorded.filter { !stays.contains($0.key) },
      originals: originals.merging(rest.applied.originals) { first, _ in first }
    )
    return merged
  }

  /// Merges the hosts on which every path opens the app.
  ///
  /// `ours` also contains the hosts on which only some paths open the app.
  private func mergeHosts(
    _ file: SourceFile,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries,
    _ ours: Set<String>,
    _ paths: AppliedEntries = AppliedEntries()
  ) throws(FileRefusal) -> MergedFile {
    let tree = try XMLTree(file)
    try tree.requireRoot("manifest")
    let prefix = try tree.androidPrefix()
    let own = try PathFilterMerger(tree, paths, activity).own.map(\.filter.element)
    let filters = LinkFilter.all(in: tree, prefix).filter { !own.contains($0.element) }
    let named = filters.first { named in filter.map(named.allHosts.contains) == true }
    if let filter, named == nil { throw Self.noFilter(of: filter, filters, tree) }
    if let named, let problem = named.problem(ours: ours.union(named.allHosts)) {
      throw .noLocation(
        "the intent filter of `\(filter ?? "")` cannot hold our hosts: \(problem.text)",
        at: tree[problem.node].startTag
      )
    }
    let usable = named.map { [$0] } ?? filters.filter { $0.problem(ours: ours) == nil }
    // Hosts that the app's filters already open are not added to our filter.
    let added = Set(applied.entries.filter { $0.state == .added }.map(\.key))
    let covered = Set(
      filters.filter { filter in !usable.contains { $0.element == filter.element } }
        .filter { $0.problem(ours: ours.union($0.allHosts)) == nil }.flatMap(\.hosts.keys)
    ).subtracting(added)
    if !covered.isEmpty {
      let isCovered = { (key: String) in covered.contains(key) }
      let rest = wanted.filter { !isCovered($0.key) }
      var others = applied
      others.entries.removeAll { isCovered($0.key) }
      if rest.count < wanted.count {
        var merged = try mergeHosts(file, rest, others, ours.subtracting(covered), paths)
        merged.applied.entries += wanted.filter { isCovered($0.key) }
          .map { AppliedEntry($0, .found) }
        return merged
      }
    }
    let recorded = applied.entries.map(\.key)
    let hasRecorded = { (filter: LinkFilter) in recorded.contains { filter.hosts[$0] != nil } }
    // An owner may have added a path to the filter with our hosts. Then move our hosts to another filter.
    let former = usable.contains(where: hasRecorded) ? nil : filters.first(where: hasRecorded)
    if let filter = usable.first(where: hasRecorded) ?? usable.first, former == nil {
      return merge(filter, wanted, applied)
    }
    if let former {
      var left = merge(former, [], applied)
      guard !wanted.isEmpty else { return left }
      let source = SourceFile(path: file.path, bytes: left.bytes)
      let merged = try mergeHosts(source, wanted, AppliedEntries(), ours, paths)
      left.bytes = merged.bytes
      left.applied = merged.applied
      left.changes += merged.changes
      return left
    }
    guard !wanted.isEmpty else {
      return MergedFile(bytes: file.bytes, changes: [], applied: AppliedEntries())
    }
    guard let activity else {
      throw .noFilter(
        "each intent filter that verifies App Links would restrict the manifest's hosts",
        tree,
        prefix,
        filters,
        ours
      )
    }
    let element = try Self.element(of: activity, tree, prefix)
    let next = own.first { tree.parent(of: $0) == element }
    return add(wanted, to: element, next.map { .before($0) } ?? .end, tree, prefix)
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

  /// Adds a new filter that has the wanted hosts to an activity.
  private func add(
    _ wanted: [MergeEntry],
    to activity: Int,
    _ point: InsertionPoint,
    _ tree: XMLTree,
    _ prefix: String
  ) -> MergedFile {
    let plan = EntryPlan(found: [:], wanted: wanted, applied: [])
    var edit = XMLListEdit(XMLLines(tree, defaultUnit: "    "), container: activity)
    let data = wanted.map { LinkFilter.host($0, tree, prefix) }
    edit.insert(LinkFilter.new(data, tree, prefix), at: point)
    var merged = edit.mergedFile(plan, AppliedEntries(), list: tree[activity].name)
    merged.applied.originals[Self.list] = ""
    return merged
  }

  private static func noFilter(
    of host: String,
    _ filters: [LinkFilter],
    _ tree: XMLTree
  ) -> FileRefusal {
    let hosts = Set(filters.flatMap(\.allHosts)).sorted().prefix(10).map { "`\($0)`" }
    return .noLocation(
      "no intent filter that verifies App Links has the host `\(host)`",
      at: tree[filters.first?.element ?? tree.root].startTag,
      help: hosts.isEmpty
        ? "delete `filter` in app.yaml"
        : "write one of these hosts as `filter` in app.yaml: \(hosts.joined(separator: ", "))"
    )
  }

  /// Finds the activity with a name; the package may be omitted in `name` or in the file, as in `.Main`.
  static func element(
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
  /// The innermost element that contains a node.
  func parent(of node: Int) -> Int? {
    nodes[..<node].indices.last { nodes[$0].kind == .element && nodes[$0].end > node }
  }
}

extension FileRefusal {
  /// Refuses a file in which no filter can hold our hosts; the user must name the activity that opens links.
  static func noFilter(
    _ message: String,
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
    guard !activities.isEmpty else {
      return .noLocation(
        "the file has no activity, so it has no intent filter that can open links",
        at: tree[tree.root].startTag,
        help: "write in app.yaml the AndroidManifest.xml that has the activity for links"
      )
    }
    let activity = filters.first.flatMap { tree.parent(of: $0.element) } ?? activities.first
    let name = activity.flatMap { tree.value(of: "\(prefix)name", in: $0) } ?? ".Main"
    return .noLocation(
      filters.isEmpty
        ? "no intent filter has `\(prefix)autoVerify=\"true\"`, which App Links require"
        : message,
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
/// Android combines the `<data>` elements of a filter: each path, port and type applies to all hosts.
struct LinkFilter {
  typealias Problem = (text: String, node: Int)

  private static let parts = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"]

  let tree: XMLTree
  let prefix: String
  let element: Int
  let data: [Int]

  init(_ tree: XMLTree, _ prefix: String, _ element: Int) {
    self.tree = tree
    self.prefix = prefix
    self.element = element
    data = tree.elements(of: element, named: "data")
  }

  static func all(in tree: XMLTree, _ prefix: String) -> [LinkFilter] {
    tree.elements(named: "intent-filter")
      .map { LinkFilter(tree, prefix, $0) }
      .filter(\.isVerified)
  }

  private var isVerified: Bool { tree.value(of: "\(prefix)autoVerify", in: element) == "true" }

  /// The `<data>` elements that have only a host, or a host and a scheme, by host.
  var hosts: [String: Int] {
    let named = data.compactMap { data in
      isPlain(data) ? tree.value(of: "\(prefix)host", in: data).map { ($0, data) } : nil
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The hosts of all `<data>` elements.
  var allHosts: [String] { data.compactMap { tree.value(of: "\(prefix)host", in: $0) } }

  /// The reason, apart from the `<data>` elements, why the filter possibly does not open all web links to its hosts;
  /// nil if there is none.
  var restriction: Problem? {
    guard isVerified else { return ("no `\(prefix)autoVerify=\"true\"`", element) }
    let present = parts(of: element)
    if let missing = Self.parts.first(where: { !present.contains($0) }) {
      return ("no `android.intent.\(missing)`", element)
    }
    return tree.elements(of: element, named: "uri-relative-filter-group").first.map {
      ("restricts paths", $0)
    }
  }

  /// The reason why our hosts cannot be in the filter, with its location; nil if they can.
  func problem(ours: Set<String>) -> Problem? {
    if let restriction { return restriction }
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

  /// The first attribute that restricts every host: any but a host, a scheme, and attributes that only lint reads.
  private func restriction(_ data: Int) -> String? {
    tree[data].attributes.map(\.name).first { name in
      !["\(prefix)host", "\(prefix)scheme", "tools:ignore", "tools:targetApi"].contains(name)
    }
  }

  private func isPlain(_ data: Int) -> Bool {
    restriction(data) == nil && tree.children(of: data).isEmpty
  }

  // MARK: New filters

  /// Creates a filter that has these `<data>` elements for hosts and paths.
  static func new(
    _ data: [String],
    _ tree: XMLTree,
    _ prefix: String
  )
    -> XMLListEdit.NewElement
  {
    let end = tree.emptyTagEnd
    let names = parts.map { part in
      "<\(part.prefix { $0 != "." }) \(prefix)name=\"android.intent.\(part)\"\(end)"
    }
    // Old links use http. Android verifies both schemes with the file that the host serves over https.
    let schemes = ["http", "https"].map { "<data \(prefix)scheme=\"\($0)\"\(end)" }
    return XMLListEdit.NewElement(
      [(0, "<intent-filter \(prefix)autoVerify=\"true\">")]
        + (names + schemes + data).map { (1, $0) } + [(0, "</intent-filter>")]
    )
  }

  static func host(_ entry: MergeEntry, _ tree: XMLTree, _ prefix: String) -> String {
    let host = XMLText.escaped(entry.key, in: .attribute)
    return "<data \(prefix)host=\"\(host)\"\(tree.emptyTagEnd)"
  }

  /// Whether the filter contains only what `new` writes, apart from the elements in `removed`.
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

  /// Removes a host, but keeps the scheme of its element if no other element has that scheme, because Android combines
  /// the elements of a filter.
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
