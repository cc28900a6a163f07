internal import AppFileFormats
internal import ManifestDiagnostics

/// A string catalog.
struct StringCatalog {
  private let file: SourceFile
  private let layout: JSONLayout
  private let strings: JSONNode
  private let positions: [String: Int]

  init(_ file: SourceFile) throws(FileRefusal) {
    let root = try JSONScanner.root(of: file)
    guard let strings = root["strings"], let texts = strings.members else {
      throw .unreadable("expected a string catalog with `strings`", at: root.range)
    }
    if let other = root.members?.last(where: { $0.name == "strings" })?.range,
      let first = root.member("strings")?.range, first != other
    {
      throw .duplicate("strings", at: other, first: first)
    }
    self.file = file
    self.strings = strings
    layout = JSONLayout(of: file, root)
    positions = Dictionary(texts.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  private func member(_ text: String) -> JSONMember? {
    positions[text].flatMap { strings.members?[$0] }
  }

  /// What is under an entry's key.
  func localization(_ key: String) -> JSONMember? {
    let (text, language) = MergeEntry.catalogName(key)
    return member(text)?.value["localizations"]?.member(language)
  }

  /// The texts under the entries' keys.
  ///
  /// - Throws: if one is duplicated, or is not a single text: plurals are a translator's work.
  func texts(of entries: [MergeEntry]) throws(FileRefusal) -> [String: String] {
    let ours = CatalogTexts(entries)
    for (position, member) in (strings.members ?? []).enumerated() where !ours[member.name].isEmpty
    {
      if let first = positions[member.name], first != position {
        throw .duplicate(
          member.name,
          at: member.range,
          first: strings.members?[first].range ?? 0..<0
        )
      }
    }
    var found: [String: String] = [:]
    for text in ours {
      guard let member = member(text.key) else { continue }
      guard member.value.members != nil else {
        throw .unreadable("expected an object for `\(text.key)`", at: member.value.range)
      }
      guard let localizations = member.value["localizations"] else { continue }
      guard let languages = localizations.members else {
        throw .unreadable("expected an object for `localizations`", at: localizations.range)
      }
      for entry in text.entries {
        let named = languages.filter { $0.name == entry.catalogName.language }
        guard let first = named.first else { continue }
        if named.count > 1 { throw .duplicate(entry.key, at: named[1].range, first: first.range) }
        guard let value = first.value["stringUnit"]?["value"]?.string else {
          throw .unreadable("expected a single text for `\(entry.key)`", at: first.range)
        }
        found[entry.key] = value
      }
    }
    return found
  }

  func edit(
    adding added: [MergeEntry],
    removing removed: [MergeEntry],
    in edits: inout TextEdits
  ) {
    let (new, gone) = (CatalogTexts(added), CatalogTexts(removed))
    var newTexts: [(text: String, point: InsertionPoint)] = []
    var goneTexts: Set<Int> = []
    for text in new where member(text.key) == nil {
      newTexts.append((layout.text(text.key, text.entries), .end))
    }
    for text in gone {
      if let position = positions[text.key], isEmptied(text, new[text.key]) {
        goneTexts.insert(position)
      }
    }
    for (position, member) in (strings.members ?? []).enumerated()
    where !goneTexts.contains(position) {
      editLanguages(member, new[member.name], gone[member.name], &edits)
    }
    let items = (strings.members ?? []).map(\.range)
    JSONListEdit(file, strings.range, items: items, layout.spacing(1)).edit(
      adding: newTexts,
      removing: goneTexts,
      in: &edits
    )
  }

  /// Whether nothing but what we write is left of a text when its languages go.
  private func isEmptied(_ gone: CatalogTexts.Text, _ added: [MergeEntry]) -> Bool {
    guard added.isEmpty, let members = member(gone.key)?.value.members else { return false }
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
    _ edits: inout TextEdits
  ) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let new = added.map { (text: layout.language($0), point: InsertionPoint.end) }
    guard let localizations = text.value["localizations"], let languages = localizations.members
    else {
      let object = layout.object(new.map(\.text), depth: 3)
      return JSONListEdit(
        file,
        text.value.range,
        items: (text.value.members ?? []).map(\.range),
        layout.spacing(2)
      )
      .edit(
        adding: [(layout.member("localizations", object), .end)],
        removing: [],
        in: &edits
      )
    }
    let names = Set(removed.map(\.catalogName.language))
    JSONListEdit(file, localizations.range, items: languages.map(\.range), layout.spacing(3)).edit(
      adding: new,
      removing: Set(languages.indices.filter { names.contains(languages[$0].name) }),
      in: &edits
    )
  }
}
