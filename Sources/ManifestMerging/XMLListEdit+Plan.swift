internal import AppFileFormats
internal import ManifestDiagnostics

extension XMLListEdit {
  /// Adds what a plan adds.
  ///
  /// The positions are of everything in the list that has a key.
  mutating func insert(
    _ plan: EntryPlan,
    among positions: [String: Int],
    element: (MergeEntry) -> NewElement
  ) {
    // Positions are in document order.
    let items = positions.map { (key: $0.key, position: $0.value) }
      .sorted { $0.position < $1.position }
    for (entry, point) in plan.insertions(among: items) { insert(element(entry), at: point) }
  }

  /// The file after the edits; the list's name is that of its original in the record.
  func mergedFile(_ plan: EntryPlan, _ applied: AppliedEntries, list: String) -> MergedFile {
    if let original = applied.originals[list], plan.added.isEmpty, leavesNothing,
      let edits = restoring(original)
    {
      return MergedFile(
        bytes: edits.applied(to: bytes),
        changes: plan.changes,
        applied: AppliedEntries(plan.recorded)
      )
    }
    let gap = "\(list) end"
    let finished = finished()
    var merged = MergedFile(
      bytes: finished.edits.applied(to: bytes),
      changes: plan.changes,
      applied: AppliedEntries(plan.recorded)
    )
    if !plan.leavesNothingOfOurs {
      merged.applied.originals = applied.originals
      if let raw = finished.emptyContainer { merged.applied.originals[list] = raw }
      if let raw = finished.gap { merged.applied.originals[gap] = raw }
    } else if let original = applied.originals[gap] {
      merged.bytes = closing(merged.bytes, with: original)
    }
    return merged
  }
}
