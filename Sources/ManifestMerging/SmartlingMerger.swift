package import AppFileFormats
package import ManifestDiagnostics

/// Merges locales into the top-level `locales` of a `smartling-config.json`.
///
/// An entry's key is Smartling's name of a locale, its value the app's, which is written in the form of the
/// others in the file. Resource sets, which may have locales of their own, stay as they are.
package struct SmartlingMerger: FileMerger {
  private let form: LocaleForm?

  /// - Parameter form: how the app's names are written; nil to learn it from the file.
  package init(form: LocaleForm? = nil) { self.form = form }

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    if file.bytes.count == file.textStart { return newFile(file, inForm(form, wanted)) }
    let root = try JSONScanner.root(of: file)
    let locales = try SmartlingLocales(file, root)
    let learned = try form == nil ? learnedForm(locales, wanted, applied) : form
    let wanted = inForm(learned, wanted)
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
    let list = JSONListEdit(
      file,
      locales.list,
      items: locales.items.map(\.range),
      .init(beforeItems: layout.lineStart(2), beforeEnd: layout.lineStart(1))
    )
    let items = locales.items.enumerated().map { (key: $1.smartling, position: $0) }
    list.edit(
      adding: plan.insertions(among: items).map {
        (locales.text($0.entry, at: $0.point), $0.point)
      },
      removing: removed,
      original: applied.originals["locales"],
      in: &edits
    )
    var originals = applied.originals
    originals["locales"] = originals["locales"] ?? list.emptyList
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      changes: plan.changes,
      applied: AppliedEntries(
        plan.recorded,
        originals: plan.leavesNothingOfOurs ? [:] : originals
      )
    )
  }

  private func inForm(_ form: LocaleForm?, _ entries: [MergeEntry]) -> [MergeEntry] {
    guard let form else { return entries }
    return entries.map { MergeEntry($0.key, form.text($0.value)) }
  }

  /// The form of what others wrote; of what we wrote, if there is nothing else.
  private func learnedForm(
    _ locales: SmartlingLocales,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> LocaleForm? {
    guard !wanted.isEmpty else { return nil }
    let added = Set(applied.entries.filter { $0.state == .added }.map(\.key))
    let values = { (isOurs: Bool) in
      locales.items.filter { added.contains($0.smartling) == isOurs }
        .map { (value: $0.application, range: $0.applicationRange) }
    }
    let ours = wanted.map(\.value)
    if let form = try LocaleForm.learned(from: values(false), ours: ours) { return form }
    // Somebody may have changed one of ours, which is about to be corrected.
    return try? LocaleForm.learned(from: values(true), ours: ours)
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
