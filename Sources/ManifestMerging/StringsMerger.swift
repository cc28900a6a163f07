package import AppFileFormats
package import ManifestDiagnostics

/// Merges texts into a `.strings` file: a line `"key" = "value";` an entry, without a comment.
///
/// The file is UTF-8, with or without a byte-order mark. UTF-16, which old files of Apple's are in, is
/// refused: Git shows no difference in it, and no line of it could be reviewed.
package struct StringsMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let strings = try StringsFile(file)
    let present = try strings.entries(named: Set(wanted.map(\.key) + applied.entries.map(\.key)))
    let plan = EntryPlan(
      found: present.mapValues(\.text),
      wanted: wanted,
      applied: applied.entries
    )
    if let conflict = plan.conflicts.first, let entry = present[conflict.key] {
      throw .conflict(conflict, found: entry.text, at: entry.entry.range)
    }
    var edits = StringsEdits(strings)
    for (entry, _) in plan.changed {
      if let found = present[entry.key] { edits.change(found.entry, to: entry.value) }
    }
    edits.remove(Set(plan.removed.compactMap { present[$0.key]?.position }))
    for (entry, point) in plan.insertions(among: present.mapValues(\.position)) {
      edits.insert(entry.key, entry.value, at: point)
    }
    return MergedFile(bytes: edits.bytes, changes: plan.changes, applied: plan.applied)
  }
}
