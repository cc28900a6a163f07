/// What nd-config keeps up to date in a file, as the record keeps it from run to run.
package struct AppliedEntries: Sendable, Equatable {
  package var entries: [AppliedEntry]
  /// The text of each list that was empty before entries were added to it, by the list's name.
  ///
  /// It is an empty element such as `<array/>`, or an empty text if there was no list. It is put
  /// back when the last entry of the list goes.
  package var originals: [String: String]

  package init(_ entries: [AppliedEntry] = [], originals: [String: String] = [:]) {
    self.entries = entries
    self.originals = originals
  }

  /// Entries that were all added.
  package init(added entries: [MergeEntry]) {
    self.init(entries.map { AppliedEntry($0, .added) })
  }

  /// Whether there is nothing to record.
  package var isEmpty: Bool { entries.isEmpty && originals.isEmpty }
}

/// An entry of a file, and why it is in the record.
package struct AppliedEntry: Hashable, Sendable {
  /// A new case is added here, in `EntryPlan` and nowhere else.
  package enum State: String, CaseIterable, Sendable {
    /// nd-config put it there: it is kept up to date, and removed when the manifest no longer asks
    /// for it.
    case added
    /// It was there before, with the manifest's value: it is kept up to date and never removed.
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
