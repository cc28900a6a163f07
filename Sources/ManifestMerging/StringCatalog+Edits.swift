internal import AppFileFormats
internal import ManifestDiagnostics

/// What changes a catalog: texts, languages of texts, and what was there before both.
extension StringCatalog {
  /// Makes the catalog as a plan says.
  ///
  /// The originals are those of the lists that were empty before we added to them: `strings`, and
  /// `strings/<text key>` for a text.
  func edit(_ plan: EntryPlan, _ originals: inout [String: String], in edits: inout TextEdits) {
    let (new, gone) = (CatalogTexts(plan.added), CatalogTexts(plan.removed))
    let own = Dictionary(grouping: plan.addedEarlier.map(MergeEntry.catalogName), by: \.text)
      .mapValues { Set($0.map(\.language)) }
    let members = strings.members ?? []
    var goneTexts: Set<Int> = []
    for text in gone {
      guard let position = positions[text.key], new[text.key].isEmpty,
        originals[Self.list(text.key)] == nil, isEmptied(text)
      else { continue }
      goneTexts.insert(position)
    }
    for (position, member) in members.enumerated() where !goneTexts.contains(position) {
      let (new, gone) = (new[member.name], gone[member.name])
      editLanguages(member, new, gone, own: own[member.name] ?? [], &originals, &edits)
    }
    let newTexts = new.filter { member($0.key) == nil }
    let stay = members.enumerated().filter { !goneTexts.contains($0.offset) }
    let points = SortOrder.insertions(
      of: newTexts.map(\.key),
      among: stay.map { (key: $1.name, position: $0) },
      own: Set(own.keys)
    )
    let list = JSONListEdit(file, strings.range, items: members.map(\.range), layout.spacing(1))
    list.edit(
      adding: points.map { (layout.text($0.key, new[$0.key]), $0.point) },
      removing: goneTexts,
      original: originals["strings"],
      in: &edits
    )
    if !newTexts.isEmpty { originals["strings"] = originals["strings"] ?? list.emptyList }
  }

  private static func list(_ text: String) -> String { "strings/\(text)" }

  /// Whether nothing but what we write is left of a text when its languages go.
  private func isEmptied(_ gone: CatalogTexts.Text) -> Bool {
    guard let members = member(gone.key)?.value.members else { return false }
    let languages = Set(gone.entries.map(\.catalogName.language))
    return members.allSatisfy { member in
      switch member.name {
      case "extractionState": member.value.string == "manual"
      case "localizations":
        member.value.members?.allSatisfy { languages.contains($0.name) } ?? false
      default: false
      }
    }
  }

  private func editLanguages(
    _ text: JSONMember,
    _ added: [MergeEntry],
    _ removed: [MergeEntry],
    own: Set<String>,
    _ originals: inout [String: String],
    _ edits: inout TextEdits
  ) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let name = Self.list(text.name)
    let byLanguage = Dictionary(added.map { ($0.catalogName.language, $0) }) { first, _ in first }
    guard let localizations = text.value["localizations"], let languages = localizations.members
    else { return addLocalizations(to: text, added, &originals, &edits) }
    let names = Set(removed.map(\.catalogName.language))
    let gone = Set(languages.indices.filter { names.contains(languages[$0].name) })
    if gone.count == languages.count, added.isEmpty, let original = originals[name] {
      originals[name] = nil
      return restore(text, original, &edits)
    }
    let stay = languages.enumerated().filter { !gone.contains($0.offset) }
    let points = SortOrder.insertions(
      of: Array(byLanguage.keys),
      among: stay.map { (key: $1.name, position: $0) },
      own: own
    )
    if languages.isEmpty { originals[name] = originals[name] ?? file.text(text.value.range) }
    JSONListEdit(file, localizations.range, items: languages.map(\.range), layout.spacing(3)).edit(
      adding: points.compactMap { key, point in
        byLanguage[key].map { (layout.language($0), point) }
      },
      removing: gone,
      in: &edits
    )
  }

  /// Languages for a text that has none: as Xcode writes a text that it found in the sources.
  private func addLocalizations(
    to text: JSONMember,
    _ added: [MergeEntry],
    _ originals: inout [String: String],
    _ edits: inout TextEdits
  ) {
    guard !added.isEmpty else { return }
    let name = Self.list(text.name)
    originals[name] = originals[name] ?? file.text(text.value.range)
    let members = text.value.members ?? []
    let next = members.firstIndex { $0.name > "localizations" }
    JSONListEdit(file, text.value.range, items: members.map(\.range), layout.spacing(2)).edit(
      adding: [
        (
          layout.member("localizations", layout.languages(added)),
          next.map { .before($0) } ?? .end
        )
      ],
      removing: [],
      in: &edits
    )
  }

  /// What a text was before it had languages; what somebody has added to it since stays.
  private func restore(_ text: JSONMember, _ original: String, _ edits: inout TextEdits) {
    let source = SourceFile(path: file.path, text: original)
    let before = (try? JSONScanner.root(of: source))?.members ?? []
    let members = text.value.members ?? []
    let others = { (members: [JSONMember], file: SourceFile) in
      members.filter { $0.name != "localizations" }.map { file.text($0.range) }
    }
    guard others(before, source) == others(members, file) else {
      let items = members.map(\.range)
      let position = members.firstIndex { $0.name == "localizations" }
      return JSONListEdit(file, text.value.range, items: items, layout.spacing(2)).edit(
        adding: [],
        removing: Set([position].compactMap { $0 }),
        in: &edits
      )
    }
    edits.replace(text.value.range, with: original)
  }
}
