internal import AppFileFormats
internal import ManifestFindings

/// Merges the addresses of countries with a path, such as `www.acme.com/it`, into separate intent filters.
///
/// The app's filters are never changed; addresses that they open are recorded as found.
struct PathFilterMerger {
  let tree: XMLTree
  private let prefix: String
  private let activity: String?
  private let applied: AppliedEntries
  /// The addresses that earlier runs of `apply` added, such as `www.acme.com/it`.
  private let added: Set<String>
  /// The filters that `apply` added and to which nothing else was added since: no host, path or restriction.
  let own: [PathFilter]
  private let others: [PathFilter]

  /// Finds the filters of a file; `applied` are the recorded addresses.
  init(
    _ tree: XMLTree,
    _ applied: AppliedEntries,
    _ activity: String?
  ) throws(FileRefusal) {
    try tree.requireRoot("manifest")
    let prefix = try tree.androidPrefix()
    let added = Set(applied.entries.filter { $0.state == .added }.map(\.key))
    let filters = tree.elements(named: "intent-filter").compactMap { element in
      PathFilter(LinkFilter(tree, prefix, element))
    }
    own = filters.filter { $0.change(added: added) == nil }
    others = filters.filter { $0.change(added: added) != nil }
    (self.tree, self.prefix, self.activity) = (tree, prefix, activity)
    (self.applied, self.added) = (applied, added)
  }

  /// Merges the addresses; `hosts` are all hosts of the manifest, which are used to find the activity that opens links.
  func merge(
    _ wanted: [MergeEntry],
    _ hosts: Set<String>
  ) throws(FileRefusal) -> MergedFile {
    let (groups, plan) = try plan(wanted)
    let kept = Dictionary(own.map { ($0.hosts[0], $0) }) { first, _ in first }
    let stays = Set(groups.compactMap { kept[$0.hosts[0]]?.filter.element })
    let removed = own.filter { !stays.contains($0.filter.element) }
    if let changed = removed.first(where: { !$0.isBare }) {
      let text = "it contains more than `apply` wrote"
      throw changedFilter(changed.hosts[0], (text, changed.filter.element))
    }
    guard !own.isEmpty || !groups.isEmpty else {
      let recorded = AppliedEntries(plan.recorded)
      return MergedFile(bytes: tree.file.bytes, changes: plan.changes, applied: recorded)
    }
    let container = try container(hosts)
    let lines = XMLLines(tree, defaultUnit: "    ")
    var edit = XMLListEdit(lines, container: container)
    for filter in removed { edit.remove(filter.filter.element) }
    // Filters are sorted by their first hosts, so the result does not depend on the order of earlier runs.
    var point =
      groups.lazy.compactMap { kept[$0.hosts[0]] }.first.map {
        InsertionPoint.before($0.filter.element)
      } ?? .end
    for group in groups {
      if let filter = kept[group.hosts[0]] {
        edit.include(filter.edits(to: group, lines))
        point = .after(filter.filter.element)
      } else {
        let data = group.attributes.map { $0.element(tree, prefix) }
        edit.insert(LinkFilter.new(data, tree, prefix), at: point)
      }
    }
    return edit.mergedFile(plan, applied, list: tree[container].name)
  }

  /// Groups the addresses for our filters, and plans the changes of the entries.
  private func plan(
    _ wanted: [MergeEntry]
  ) throws(FileRefusal) -> (groups: [PathGroup], plan: EntryPlan) {
    let stays = Set(wanted.map(\.key))
    let keys = stays.union(applied.entries.map(\.key)).sorted()
    let filters = filters(mentioning: keys)
    let ownElements = Set(own.map(\.filter.element))
    var found: [String: String] = [:]
    var ours: [PathAddress] = []
    for key in keys {
      guard let address = PathAddress(key) else { continue }
      let mentioning = filters[key, default: []]
      let isOwn = mentioning.contains { ownElements.contains($0.filter.element) }
      let isOpened = mentioning.contains { $0.opens(address) }
      let isWanted = stays.contains(key)
      if isOpened || (isOwn && !isWanted) { found[key] = "" }
      if isWanted, isOwn || !isOpened { ours.append(address) }
      // The owner edited a filter that `apply` added. Refuse, because this run would overwrite the edit.
      guard added.contains(key), !isOwn, !isWanted || !isOpened else { continue }
      if let change = mentioning.first?.change(added: added) { throw changedFilter(key, change) }
    }
    return (
      PathGroup.all(of: ours),
      EntryPlan(found: found, wanted: wanted, applied: applied.entries)
    )
  }

  /// For each key, the filters that have the host of its address and at least one path attribute for its segment.
  private func filters(mentioning keys: [String]) -> [String: [PathFilter]] {
    let addresses = Dictionary(grouping: keys.compactMap(PathAddress.init), by: \.host)
    let segments = addresses.mapValues { Set($0.map(\.segment)) }
    var filters: [String: [PathFilter]] = [:]
    for filter in own + others {
      for host in filter.hosts {
        for segment in filter.segments.intersection(segments[host, default: []]) {
          filters["\(host)/\(segment)", default: []].append(filter)
        }
      }
    }
    return filters
  }

  private func changedFilter(_ key: String, _ change: LinkFilter.Problem) -> FileRefusal {
    FileRefusal(
      Finding(
        "apply-conflict",
        "our intent filter for `\(key)` was edited: \(change.text)",
        at: tree.place(of: change.node),
        help: "move the change to another intent filter, or undo it"
      )
    )
  }

  /// Finds the activity for our filters: the one that has them, otherwise the one named in app.yaml, otherwise the one
  /// that opens links to our hosts.
  private func container(_ hosts: Set<String>) throws(FileRefusal) -> Int {
    if let container = own.first.flatMap({ tree.parent(of: $0.filter.element) }) {
      return container
    }
    if let activity { return try AppLinksMerger.element(of: activity, tree, prefix) }
    let filters = LinkFilter.all(in: tree, prefix)
    let link =
      filters.first { !hosts.isDisjoint(with: $0.allHosts) }
      ?? filters.first { $0.problem(ours: hosts) == nil }
    guard let link, let container = tree.parent(of: link.element) else {
      throw .noFilter(
        "no intent filter that verifies App Links has a host of the manifest",
        tree,
        prefix,
        filters,
        hosts
      )
    }
    return container
  }
}
