internal import AppFileFormats

/// What to do with a file's entries: the rule that all mergers share.
///
/// An entry that the record knows is updated or removed. Of the others, one that is equal to what
/// the manifest asks for becomes ours, and one with another value is a conflict.
struct EntryPlan {
  let wanted: [MergeEntry]
  private(set) var added: [MergeEntry] = []
  private(set) var changed: [(entry: MergeEntry, from: String)] = []
  private(set) var removed: [MergeEntry] = []
  /// Wanted entries whose key has somebody else's value in the file.
  private(set) var conflicts: [MergeEntry] = []

  /// What is found are the values in the file, by key.
  init(found: [String: String], wanted: [MergeEntry], applied: [AppliedEntry]) {
    self.wanted = wanted
    let ours = Set(applied.map(\.key))
    for entry in wanted {
      guard let value = found[entry.key] else {
        added.append(entry)
        continue
      }
      // By bytes: Swift takes a composed and a decomposed accent for equal.
      guard !value.utf8.elementsEqual(entry.value.utf8) else { continue }
      if ours.contains(entry.key) {
        changed.append((entry, from: value))
      } else {
        conflicts.append(entry)
      }
    }
    let stays = Set(wanted.map(\.key))
    for entry in applied where !stays.contains(entry.key) {
      if let value = found[entry.key] { removed.append(MergeEntry(entry.key, value)) }
    }
  }

  var changes: [MergeChange] {
    added.map { .added($0) } + changed.map { .changed($0.entry, from: $0.from) }
      + removed.map { .removed($0) }
  }

  /// What to record once the file is as planned.
  var applied: AppliedEntries { AppliedEntries(added: wanted) }

  /// The added entries, each after the one that precedes it in the manifest's order; those before
  /// all that are there already go before the first of them.
  ///
  /// The positions are of the entries that are in the file, by key.
  func insertions(
    among positions: [String: Int]
  ) -> [(entry: MergeEntry, point: InsertionPoint)] {
    let isAdded = Set(added.map(\.key))
    let first = wanted.lazy.compactMap { positions[$0.key] }.first
    var point = first.map { InsertionPoint.before($0) } ?? .end
    var insertions: [(entry: MergeEntry, point: InsertionPoint)] = []
    for entry in wanted {
      if isAdded.contains(entry.key) {
        insertions.append((entry, point))
      } else if let position = positions[entry.key] {
        point = .after(position)
      }
    }
    return insertions
  }
}
