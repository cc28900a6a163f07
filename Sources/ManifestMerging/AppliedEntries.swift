/// What nd-config put into a file, as the record keeps it from run to run.
package struct AppliedEntries: Sendable, Equatable {
  package var entries: [AppliedEntry]
  /// The text of the list that holds the entries, as it was before they were added.
  ///
  /// It is an empty element such as `<array/>`, or an empty text if there was no list; nil if the
  /// list had other entries. It is put back when the last entry goes.
  package var originalContainer: String?

  package init(_ entries: [AppliedEntry] = [], originalContainer: String? = nil) {
    self.entries = entries
    self.originalContainer = originalContainer
  }

  /// Entries that were all added.
  package init(added entries: [MergeEntry]) {
    self.init(entries.map { AppliedEntry($0, .added) })
  }

  /// Whether there is nothing to record.
  package var isEmpty: Bool { entries.isEmpty && originalContainer == nil }
}

/// An entry of a file, and why it is ours.
package struct AppliedEntry: Hashable, Sendable {
  /// A new case is added here, in `EntryPlan` and nowhere else.
  package enum State: String, CaseIterable, Sendable {
    /// nd-config keeps it up to date, and removes it when the manifest no longer asks for it.
    case added
  }

  package var entry: MergeEntry
  package var state: State

  package var key: String { entry.key }

  package init(_ entry: MergeEntry, _ state: State) {
    self.entry = entry
    self.state = state
  }
}
