internal import AppFileFormats

/// The changes to a file's entries, computed by the rule that all mergers share.
///
/// An entry that the file has in another spelling is neither added nor recorded. A recorded entry is updated; it is
/// removed only if nd-config added it. An entry that is in the file but not in the record is recorded as found if its
/// value equals the manifest's; otherwise it is a conflict.
struct EntryPlan {
  /// The manifest's entries without those that the file has in another spelling.
  private(set) var wanted: [MergeEntry] = []
  private(set) var stopped: [StoppedEntry] = []
  private(set) var added: [MergeEntry] = []
  private(set) var changed: [(entry: MergeEntry, from: String)] = []
  private(set) var removed: [MergeEntry] = []
  /// Wanted entries that have another value in the file and are not in the record.
  private(set) var conflicts: [MergeEntry] = []
  /// The entries to record once the planned changes are written.
  private(set) var recorded: [AppliedEntry] = []
  /// The keys that an earlier run added, whether they are still in the file or not.
  let addedEarlier: Set<String>

  /// Compares the wanted entries with those in a file.
  ///
  /// `found` are the values in the file by key, and `listed` the keys of all entries in the file, if `found` has only
  /// some of them.
  init(
    found: [String: String],
    wanted: [MergeEntry],
    applied: [AppliedEntry],
    spelling: EntrySpelling,
    listed: [String]? = nil
  ) {
    let states = Dictionary(applied.map { ($0.key, $0.state) }) { first, _ in first }
    addedEarlier = Set(states.filter { $0.value == .added }.keys)
    let wantedKeys = Set(wanted.map(\.key))
    let others = Set(listed ?? Array(found.keys)).subtracting(wantedKeys).subtracting(addedEarlier)
    let spellings = spelling.spellings(others)
    for entry in wanted {
      if found[entry.key] == nil, let other = spelling.key(entry.key).flatMap({ spellings[$0] }) {
        stopped.append(StoppedEntry(entry: entry, other: other))
        continue
      }
      self.wanted.append(entry)
      guard let value = found[entry.key] else {
        added.append(entry)
        recorded.append(AppliedEntry(entry, .added))
        continue
      }
      recorded.append(AppliedEntry(entry, states[entry.key] ?? .found))
      // Compare bytes, because Swift's `==` treats composed and decomposed accents as equal.
      guard !value.utf8.elementsEqual(entry.value.utf8) else { continue }
      if states[entry.key] != nil {
        changed.append((entry, from: value))
      } else {
        conflicts.append(entry)
      }
    }
    for entry in applied where !wantedKeys.contains(entry.key) {
      guard let value = found[entry.key] else { continue }
      switch entry.state {
      case .added: removed.append(MergeEntry(entry.key, value))
      case .found: recorded.append(AppliedEntry(MergeEntry(entry.key, value), .found))
      }
    }
  }

  var changes: [MergeChange] {
    added.map { .added($0) } + changed.map { .changed($0.entry, from: $0.from) }
      + removed.map { .removed($0) }
  }

  /// Whether no entry that nd-config added remains.
  var leavesNothingOfOurs: Bool { recorded.allSatisfy { $0.state == .found } }

  /// Finds where to insert each added entry.
  ///
  /// If the app's entries are sorted, the added entries are inserted in the same order. Otherwise each entry goes after
  /// the entry that precedes it in the manifest; entries that precede all existing ones go before the first of these.
  /// Entries that earlier runs added are ignored when the order is determined, so the result does not depend on those
  /// runs.
  ///
  /// - Parameters:
  ///   - items: the keys of all items in the list's order, each with its position.
  ///   - appends: whether added entries go after all of the app's entries if the list is not sorted.
  /// - Returns: the added entries, in the order in which to insert them.
  func insertions(
    among items: [(key: String, position: Int)],
    appends: Bool = false
  ) -> [(entry: MergeEntry, point: InsertionPoint)] {
    guard !added.isEmpty else { return [] }
    let goes = Set(removed.map(\.key))
    let stay = items.filter { !goes.contains($0.key) }
    let others = stay.map(\.key).filter { !addedEarlier.contains($0) }
    guard others.count > 1, let order = SortOrder(of: others) else {
      return insertionsInOrder(
        among: appends ? stay.filter { addedEarlier.contains($0.key) } : stay
      )
    }
    let entries = Dictionary(added.map { ($0.key, $0) }) { first, _ in first }
    return order.insertions(of: added.map(\.key), among: stay).compactMap { key, point in
      entries[key].map { ($0, point) }
    }
  }

  private func insertionsInOrder(
    among items: [(key: String, position: Int)]
  ) -> [(entry: MergeEntry, point: InsertionPoint)] {
    let positions = Dictionary(items.map { ($0.key, $0.position) }) { first, _ in first }
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

/// The recorded entries of a file, which nd-config keeps up to date.
package struct AppliedEntries: Sendable, Equatable {
  package var entries: [AppliedEntry]
  /// The text of each list that was empty before entries were added to it, by the list's name.
  ///
  /// The text is an empty element such as `<array/>`, or is empty if there was no list. The text is restored when the
  /// last entry of the list is removed.
  package var originals: [String: String]

  package init(_ entries: [AppliedEntry] = [], originals: [String: String] = [:]) {
    self.entries = entries
    self.originals = originals
  }

  /// Creates a record of entries that nd-config added.
  package init(added entries: [MergeEntry]) {
    self.init(entries.map { AppliedEntry($0, .added) })
  }

  /// Whether there is nothing to record.
  package var isEmpty: Bool { entries.isEmpty && originals.isEmpty }
}

/// An entry of a file, and the reason why it is recorded.
package struct AppliedEntry: Hashable, Sendable {
  /// The reason why an entry is recorded; only `EntryPlan` distinguishes the cases.
  package enum State: String, CaseIterable, Sendable {
    /// nd-config added the entry: it is kept up to date, and removed when the manifest no longer has it.
    case added
    /// The entry was in the file before, with the manifest's value: it is kept up to date and never removed.
    case found
  }

  package var entry: MergeEntry
  package var state: State

  package var key: String { entry.key }

  package init(_ entry: MergeEntry, _ state: State) {
    self.entry = entry
    self.state = state
  }
}
