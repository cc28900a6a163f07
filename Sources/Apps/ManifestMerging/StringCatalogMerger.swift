package import AppFileFormats
package import ManifestFindings

/// Merges texts into a string catalog (`.xcstrings`).
///
/// An entry's key is `<text key>/<language>`, such as `country.name.IT/de`. New texts and languages are sorted as Xcode
/// sorts them, unless the file is in another order or in none. Texts of the manifest are marked `manual`, because Xcode
/// removes other texts that no source file uses.
package struct StringCatalogMerger: FileMerger {
  private let sourceLanguage: String

  /// Creates a merger; `sourceLanguage` is used only for a new catalog, because an existing one keeps its source
  /// language.
  package init(sourceLanguage: String = "en") { self.sourceLanguage = sourceLanguage }

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    if file.bytes.count == file.textStart { return newFile(file, wanted) }
    let catalog = try StringCatalog(file)
    let plan = EntryPlan(
      found: try catalog.texts(of: wanted + applied.entries.map(\.entry)),
      wanted: wanted,
      applied: applied.entries
    )
    if let conflict = plan.conflicts.first, let unit = catalog.localization(conflict.key) {
      let found = unit.value["stringUnit"]?["value"]?.string ?? ""
      throw .conflict(conflict, found: found, at: unit.range)
    }
    var edits = TextEdits()
    for (entry, _) in plan.changed {
      guard let unit = catalog.localization(entry.key)?.value["stringUnit"] else { continue }
      guard let place = unit["value"]?.range else { continue }
      edits.replace(place, with: JSONText.quoted(entry.value))
    }
    var originals = applied.originals
    catalog.edit(plan, &originals, in: &edits)
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      changes: plan.changes,
      applied: AppliedEntries(
        plan.recorded,
        originals: plan.leavesNothingOfOurs ? [:] : originals
      )
    )
  }

  private func newFile(_ file: SourceFile, _ wanted: [MergeEntry]) -> MergedFile {
    let layout = JSONLayout.xcode
    let order = SortOrder.caseInsensitive
    let texts = CatalogTexts(wanted).sorted { order.areInOrder($0.key, $1.key) }
      .map { layout.text($0.key, $0.entries) }
    let root = [
      layout.member("sourceLanguage", JSONText.quoted(sourceLanguage)),
      layout.member("strings", layout.object(texts, depth: 1)),
      layout.member("version", JSONText.quoted("1.0")),
    ]
    return MergedFile(
      bytes: wanted.isEmpty ? file.bytes : Array(layout.object(root, depth: 0).utf8),
      changes: wanted.map { .added($0) },
      applied: AppliedEntries(added: wanted)
    )
  }
}

/// Entries grouped by text key, in the order of each text's first entry.
struct CatalogTexts: Sequence {
  struct Text {
    var key: String
    var entries: [MergeEntry]
  }

  private var texts: [Text] = []
  private var positions: [String: Int] = [:]

  init(_ entries: [MergeEntry]) {
    for entry in entries {
      let key = entry.catalogName.text
      if let position = positions[key] {
        texts[position].entries.append(entry)
      } else {
        positions[key] = texts.count
        texts.append(Text(key: key, entries: [entry]))
      }
    }
  }

  func makeIterator() -> IndexingIterator<[Text]> { texts.makeIterator() }

  subscript(key: String) -> [MergeEntry] { positions[key].map { texts[$0].entries } ?? [] }
}

extension MergeEntry {
  /// The text key and the language: `country.name.IT` and `de` for `country.name.IT/de`.
  var catalogName: (text: String, language: String) { Self.catalogName(key) }

  static func catalogName(_ key: String) -> (text: String, language: String) {
    // The last slash separates them, because no language contains a slash. Search bytes, because a combining mark after
    // the slash would form one character with it.
    guard let slash = key.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (key, "") }
    return (String(key[..<slash]), String(key[key.utf8.index(after: slash)...]))
  }
}

extension JSONLayout {
  /// The member for a text of the manifest with all its languages, at depth 2.
  func text(_ key: String, _ entries: [MergeEntry]) -> String {
    let members = [
      member("extractionState", JSONText.quoted("manual")),
      member("localizations", languages(entries)),
    ]
    return member(key, object(members, depth: 2))
  }

  /// A value of `localizations` that has these entries, sorted by language.
  func languages(_ entries: [MergeEntry]) -> String {
    let order = SortOrder.caseInsensitive
    let sorted = entries.sorted {
      order.areInOrder($0.catalogName.language, $1.catalogName.language)
    }
    return object(sorted.map { language($0) }, depth: 3)
  }

  /// The member for one language of a text.
  func language(_ entry: MergeEntry) -> String {
    let unit = [
      member("state", JSONText.quoted("translated")), member("value", JSONText.quoted(entry.value)),
    ]
    let members = [member("stringUnit", object(unit, depth: 5))]
    return member(entry.catalogName.language, object(members, depth: 4))
  }
}

/// A string catalog that is read from a file.
struct StringCatalog {
  let file: SourceFile
  let layout: JSONLayout
  let strings: JSONNode
  let positions: [String: Int]

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

  func member(_ text: String) -> JSONMember? {
    positions[text].flatMap { strings.members?[$0] }
  }

  /// The member of `localizations` for an entry's key, such as `country.name.IT/de`.
  func localization(_ key: String) -> JSONMember? {
    let (text, language) = MergeEntry.catalogName(key)
    return member(text)?.value["localizations"]?.member(language)
  }

  /// The file's texts for the entries' keys, by key; keys that are not in the file are left out.
  ///
  /// - Throws: if a key is duplicated, if its text has variations such as plurals, which translators write, or if a
  ///   value is not an object.
  func texts(of entries: [MergeEntry]) throws(FileRefusal) -> [String: String] {
    let ours = CatalogTexts(entries)
    let members = strings.members ?? []
    for (position, member) in members.enumerated() where !ours[member.name].isEmpty {
      if let first = positions[member.name], first != position {
        throw .duplicate(member.name, at: member.range, first: members[first].range)
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
}

/// Edits the texts and languages of a catalog, and restores original text.
extension StringCatalog {
  /// Applies a plan to the catalog.
  ///
  /// `originals` has source text from before we added to something empty: under `strings`, the text of that object;
  /// under `strings/<text key>`, the value of a text that had no languages.
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

  /// Whether a text has only these languages and nothing else but `extractionState` `manual`, so it can be removed as a
  /// whole.
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

  /// Adds `localizations` to a text that lacks it, in the alphabetical order in which Xcode writes the members of a
  /// text.
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

  /// Restores a text as it was before we added languages; if its other members have changed since then, only removes
  /// `localizations`.
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
