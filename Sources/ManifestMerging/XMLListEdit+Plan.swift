internal import AppFileFormats
internal import ManifestDiagnostics

extension XMLListEdit {
  /// Adds what a plan adds, in the manifest's order.
  mutating func insert(
    _ plan: EntryPlan,
    among positions: [String: Int],
    element: (MergeEntry) -> NewElement
  ) {
    for (entry, point) in plan.insertions(among: positions) { insert(element(entry), at: point) }
  }

  /// The file after the edits.
  func mergedFile(_ plan: EntryPlan, _ applied: AppliedEntries) -> MergedFile {
    if let original = applied.originalContainer, plan.wanted.isEmpty, leavesNothing {
      var edits = TextEdits()
      edits.replace(range, with: original)
      let bytes = edits.applied(to: bytes)
      return MergedFile(bytes: bytes, changes: plan.changes, applied: AppliedEntries())
    }
    let (edits, emptyContainer) = finished()
    var recorded = plan.applied
    recorded.originalContainer = emptyContainer ?? applied.originalContainer
    return MergedFile(
      bytes: edits.applied(to: bytes),
      changes: plan.changes,
      applied: recorded
    )
  }
}
