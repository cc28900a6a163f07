package import AppFileFormats
package import ManifestDiagnostics

/// Merges texts into a string catalog (`.xcstrings`).
///
/// An entry's key is `<text key>/<language>`. Texts and languages are sorted as Xcode sorts them, unless
/// those that are there are not. Texts are `manual`, since Xcode removes what it finds in no source.
package struct StringCatalogMerger: FileMerger {
  private let sourceLanguage: String

  /// - Parameter sourceLanguage: what a new catalog says; an existing one keeps its own.
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

/// Entries by text key, in the order of their first.
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
  /// The text key and the language; no language has a slash in its name.
  var catalogName: (text: String, language: String) { Self.catalogName(key) }

  static func catalogName(_ key: String) -> (text: String, language: String) {
    // Not by characters: what follows may join the slash into one.
    guard let slash = key.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (key, "") }
    return (String(key[..<slash]), String(key[key.utf8.index(after: slash)...]))
  }
}

extension JSONLayout {
  /// A text of ours with its languages, two levels deep.
  func text(_ key: String, _ entries: [MergeEntry]) -> String {
    let members = [
      member("extractionState", JSONText.quoted("manual")),
      member("localizations", languages(entries)),
    ]
    return member(key, object(members, depth: 2))
  }

  /// The languages of a text that had none.
  func languages(_ entries: [MergeEntry]) -> String {
    let order = SortOrder.caseInsensitive
    let sorted = entries.sorted {
      order.areInOrder($0.catalogName.language, $1.catalogName.language)
    }
    return object(sorted.map { language($0) }, depth: 3)
  }

  /// One language of a text.
  func language(_ entry: MergeEntry) -> String {
    let unit = [
      member("state", JSONText.quoted("translated")), member("value", JSONText.quoted(entry.value)),
    ]
    let members = [member("stringUnit", object(unit, depth: 5))]
    return member(entry.catalogName.language, object(members, depth: 4))
  }
}
