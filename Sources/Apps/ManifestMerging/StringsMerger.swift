package import AppFileFormats
package import ManifestFindings

/// Merges texts into a `.strings` file: one line `"key" = "value";` per entry, without a comment.
///
/// The file may be anything that Xcode reads: UTF-8 or UTF-16, with or without a byte-order mark, or an
/// XML property list. Its format is kept.
package struct StringsMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let text = try UnicodeText(file)
    do throws(FileRefusal) {
      var merged =
        PropertyList.isXML(text.file)
        ? try PropertyListStringsMerger().merge(
          XMLTree(text.file, isUTF16: text.isUTF16),
          wanted: wanted,
          applied: applied
        )
        : try mergeText(text.file, wanted, applied)
      merged.bytes = text.encoded(merged.bytes)
      return merged
    } catch {
      var refusal = error
      refusal.file = text.file
      throw refusal
    }
  }

  /// The keys of a `.strings` file, in the file's order.
  package static func keys(of file: SourceFile) throws(FileRefusal) -> [String] {
    let text = try UnicodeText(file)
    guard PropertyList.isXML(text.file) else {
      return try StringsFile(text.file).entries.map(\.key)
    }
    return try PropertyList(XMLTree(text.file, isUTF16: text.isUTF16)).pairs().map(\.name)
  }

  private func mergeText(
    _ file: SourceFile,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
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
    let items = strings.entries.enumerated().map { (key: $1.key, position: $0) }
    for (entry, point) in plan.insertions(among: items) {
      edits.insert(entry.key, entry.value, at: point)
    }
    return MergedFile(
      bytes: edits.bytes,
      changes: plan.changes,
      applied: AppliedEntries(plan.recorded)
    )
  }
}
