/// The changes to a file's entries, computed by the rule that all mergers share.
///
/// Wanted entries are added, and entries that an earlier run added are updated or removed. All others are the app's: if
/// the manifest has another value for one, that is a conflict.
struct EntryPlan {
  /// The manifest's entries without those that the file has in another form.
  private(set) var wanted: [MergeEntry] = []
  private(set) var stopped: [StoppedEntry] = []
  private(set) var added: [MergeEntry] = []
  private(set) var changed: [(entry: MergeEntry, from: String)] = []
  private(set) var removed: [String] = []
  /// Wanted entries that have another value in the file, and that no run added.
  private(set) var conflicts: [MergeEntry] = []
  /// The keys of the entries that a run added and that are in the file after this one.
  private(set) var owned: Set<String> = []

  /// Compares the wanted entries with those in a file.
  ///
  /// `found` are the values in the file by key; `applied` has the keys of the entries that earlier runs added.
  init(
    found: [String: String],
    wanted: [MergeEntry],
    applied: AppliedEntries,
    spelling: EntrySpelling
  ) {
    let wantedKeys = Set(wanted.map(\.key))
    let others = Set(found.keys).subtracting(wantedKeys).subtracting(applied.keys)
    let spellings = spelling.spellings(others)
    for entry in wanted {
      guard let value = found[entry.key] else {
        if let other = spelling.other(for: entry.key, in: spellings) {
          stopped.append(StoppedEntry(entry: entry, other: other))
        } else {
          self.wanted.append(entry)
          added.append(entry)
          owned.insert(entry.key)
        }
        continue
      }
      self.wanted.append(entry)
      let isOwned = applied.keys.contains(entry.key)
      if isOwned { owned.insert(entry.key) }
      // Compare bytes, because Swift's `==` treats composed and decomposed accents as equal.
      guard !value.utf8.elementsEqual(entry.value.utf8) else { continue }
      if isOwned { changed.append((entry, from: value)) } else { conflicts.append(entry) }
    }
    removed = applied.keys.subtracting(wantedKeys).filter { found[$0] != nil }.sorted()
  }

  var changes: [MergeChange] {
    added.map { .added($0) } + changed.map { .changed($0.entry, from: $0.from) }
      + removed.map { .removed($0) }
  }
}

/// What earlier runs added to a file.
package struct AppliedEntries: Sendable, Equatable {
  package var keys: Set<String>
  /// What was in the place of a list that had no entries, as `<array/>`; empty if there was no list.
  ///
  /// It is restored when the last entry is removed.
  package var original: String?

  package init(_ keys: Set<String> = [], original: String? = nil) {
    self.keys = keys
    self.original = original
  }
}
