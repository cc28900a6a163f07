package import AppFileFormats
package import ManifestDiagnostics

/// Merges locales into the top-level `locales` of a `smartling-config.json`.
///
/// An entry's key is Smartling's name of a locale, its value the app's. Resource sets, which may have
/// locales of their own, stay as they are.
package struct SmartlingMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    if file.bytes.count == file.textStart { return newFile(file, wanted) }
    let root = try JSONScanner.root(of: file)
    let locales = try SmartlingLocales(file, root)
    let present = try locales.named(Set(wanted.map(\.key) + applied.entries.map(\.key)))
    let plan = EntryPlan(
      found: present.mapValues { locales.items[$0].application },
      wanted: wanted,
      applied: applied.entries
    )
    if let conflict = plan.conflicts.first, let position = present[conflict.key] {
      let item = locales.items[position]
      throw .conflict(conflict, found: item.application, at: item.range)
    }
    let removed = Set(plan.removed.compactMap { present[$0.key] })
    try locales.requireOneToOne(wanted, removed)
    var edits = TextEdits()
    for (entry, _) in plan.changed {
      guard let position = present[entry.key] else { continue }
      let place = locales.items[position].applicationRange
      edits.replace(place, with: JSONText.quoted(entry.value))
    }
    let layout = JSONLayout(of: file, root)
    JSONListEdit(
      file,
      locales.list,
      items: locales.items.map(\.range),
      .init(beforeItems: layout.lineStart(2), beforeEnd: layout.lineStart(1))
    ).edit(
      adding: plan.insertions(among: present).map {
        (locales.text($0.entry, at: $0.point), $0.point)
      },
      removing: removed,
      in: &edits
    )
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      changes: plan.changes,
      applied: plan.applied
    )
  }

  private func newFile(_ file: SourceFile, _ wanted: [MergeEntry]) -> MergedFile {
    let elements = wanted.map { "    " + SmartlingLocales.element($0) }.joined(separator: ",\n")
    let list = wanted.isEmpty ? "[]" : "[\n\(elements)\n  ]"
    let text = "{\n  \"locales\": \(list),\n  \"resourceSets\": []\n}\n"
    return MergedFile(
      bytes: wanted.isEmpty ? file.bytes : Array(text.utf8),
      changes: wanted.map { .added($0) },
      applied: AppliedEntries(added: wanted)
    )
  }
}
