package import AppFileFormats
package import ManifestFindings

/// Merges locales into the top-level `locales` of a `smartling-config.json`.
///
/// An entry's key is Smartling's name of a locale. Its value is the app's name of the locale, spelled like the other
/// names in the file: `pt_BR` if these have underscores. A resource set can have a separate list of locales, which is
/// not changed.
package struct SmartlingMerger: FileMerger {
  private let form: LocaleSpelling?

  /// Creates a merger.
  ///
  /// `form` is how the app spells locales, such as `pt-BR` or `pt_BR`; pass nil to detect it from the file.
  package init(form: LocaleSpelling? = nil) { self.form = form }

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    if file.bytes.count == file.textStart { return filled(file, inForm(form, wanted)) }
    let root = try JSONScanner.root(of: file)
    let locales = try SmartlingLocales(file, root)
    let learned = try form == nil ? learnedForm(locales, wanted, applied) : form
    let wanted = inForm(learned, wanted)
    let present = try locales.named(Set(wanted.map(\.key) + applied.entries.map(\.key)))
    let plan = EntryPlan(
      found: present.mapValues { locales.items[$0].application },
      wanted: wanted,
      applied: applied.entries,
      spelling: .language,
      listed: locales.items.map(\.smartling)
    )
    if let conflict = plan.conflicts.first, let position = present[conflict.key] {
      let item = locales.items[position]
      throw .conflict(conflict, found: item.application, at: item.range)
    }
    let removed = Set(plan.removed.compactMap { present[$0.key] })
    try locales.requireOneToOne(plan.wanted, removed)
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
    var merged = MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      plan
    )
    if !plan.leavesNothingOfOurs {
      merged.applied.originals = originals
    } else if let empty = originals[Self.wholeFile], merged.bytes == Array(Self.text([]).utf8) {
      merged.bytes = Array(empty.utf8)
    }
    return merged
  }

  private func inForm(_ form: LocaleSpelling?, _ entries: [MergeEntry]) -> [MergeEntry] {
    guard let form else { return entries }
    return entries.map { MergeEntry($0.key, form.text($0.value)) }
  }

  /// Detects how the file spells the locales that nd-config did not add; if there are none, those that it added earlier.
  private func learnedForm(
    _ locales: SmartlingLocales,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> LocaleSpelling? {
    guard !wanted.isEmpty else { return nil }
    let added = Set(applied.entries.filter { $0.state == .added }.map(\.key))
    let values = { (isOurs: Bool) in
      locales.items.filter { added.contains($0.smartling) == isOurs }
        .map { (value: $0.application, range: $0.applicationRange) }
    }
    let ours = wanted.map(\.value)
    if let form = try LocaleSpelling.learned(from: values(false), ours: ours) { return form }
    // The locales that nd-config added may differ in spelling if the owner edited one. That is not an error: this run
    // corrects it.
    return try? LocaleSpelling.learned(from: values(true), ours: ours)
  }

  /// The key in `originals` for the text of a file that had no content: at most a byte-order mark.
  private static let wholeFile = "file"

  private func filled(_ file: SourceFile, _ wanted: [MergeEntry]) -> MergedFile {
    let plan = EntryPlan(found: [:], wanted: wanted, applied: [], spelling: .language)
    var merged = MergedFile(
      bytes: wanted.isEmpty ? file.bytes : Array(Self.text(wanted).utf8),
      plan
    )
    if !wanted.isEmpty { merged.applied.originals[Self.wholeFile] = file.text(0..<file.textStart) }
    return merged
  }

  /// The text of a file that was empty.
  private static func text(_ entries: [MergeEntry]) -> String {
    let elements = entries.map { "    " + SmartlingLocales.element($0) }.joined(separator: ",\n")
    let list = entries.isEmpty ? "[]" : "[\n\(elements)\n  ]"
    return "{\n  \"locales\": \(list),\n  \"resourceSets\": []\n}\n"
  }
}

/// The `locales` of a Smartling configuration.
struct SmartlingLocales {
  struct Item {
    var smartling: String
    var application: String
    var smartlingRange: Range<Int>
    var applicationRange: Range<Int>
    var range: Range<Int>
    /// Whether the locale has no members but `smartling` and `application`.
    var isPlain: Bool
  }

  private let file: SourceFile
  let list: Range<Int>
  let items: [Item]

  init(_ file: SourceFile, _ root: JSONNode) throws(FileRefusal) {
    guard let member = root.member("locales"), let elements = member.value.elements else {
      throw .unreadable("expected a top-level array `locales`", at: root.range)
    }
    if let other = root.members?.last(where: { $0.name == "locales" }), other.range != member.range
    {
      throw .duplicate("locales", at: other.range, first: member.range)
    }
    var items: [Item] = []
    for element in elements {
      guard let smartling = element["smartling"], let application = element["application"],
        let id = smartling.string, let name = application.string
      else {
        throw .unreadable(
          "expected a locale with `smartling` and `application`",
          at: element.range
        )
      }
      // If a name occurs twice, JSON parsers differ in which value they use.
      for name in ["smartling", "application"] {
        let named = element.members?.filter { $0.name == name } ?? []
        if named.count > 1 { throw .duplicate(name, at: named[1].range, first: named[0].range) }
      }
      items.append(
        Item(
          smartling: id,
          application: name,
          smartlingRange: smartling.range,
          applicationRange: application.range,
          range: element.range,
          isPlain: element.members?.count == 2
        )
      )
    }
    self.file = file
    list = member.value.range
    self.items = items
  }

  /// The positions of the locales with these Smartling names.
  func named(_ names: Set<String>) throws(FileRefusal) -> [String: Int] {
    var found: [String: Int] = [:]
    for (position, item) in items.enumerated() where names.contains(item.smartling) {
      if let first = found[item.smartling] {
        throw .duplicate(item.smartling, at: item.range, first: items[first].range)
      }
      found[item.smartling] = position
    }
    return found
  }

  /// Requires that no other locale has the app's name of one of our locales.
  ///
  /// - Throws: if a locale that is kept has the same app name as one of ours, because Smartling would write the
  ///   translations of both into one file.
  func requireOneToOne(_ wanted: [MergeEntry], _ removed: Set<Int>) throws(FileRefusal) {
    let ours = Set(wanted.map(\.key))
    for (position, item) in items.enumerated()
    where !removed.contains(position) && !ours.contains(item.smartling) {
      guard let entry = wanted.first(where: { $0.value == item.application }) else { continue }
      throw .taken(entry, by: item.smartling, at: item.range)
    }
  }

  /// The text of a new locale, laid out like its neighbor.
  func text(_ entry: MergeEntry, at point: InsertionPoint) -> String {
    let neighbour: Item? =
      switch point {
      case .before(let position), .after(let position): items[position]
      case .end: items.last
      }
    guard let model = neighbour, model.isPlain else {
      return Self.element(entry)
    }
    let (id, name) = (JSONText.quoted(entry.key), JSONText.quoted(entry.value))
    let isIDFirst = model.smartlingRange.lowerBound < model.applicationRange.lowerBound
    let first = isIDFirst ? model.smartlingRange : model.applicationRange
    let second = isIDFirst ? model.applicationRange : model.smartlingRange
    return file.text(model.range.lowerBound..<first.lowerBound) + (isIDFirst ? id : name)
      + file.text(first.upperBound..<second.lowerBound) + (isIDFirst ? name : id)
      + file.text(second.upperBound..<model.range.upperBound)
  }

  static func element(_ entry: MergeEntry) -> String {
    let (id, name) = (JSONText.quoted(entry.key), JSONText.quoted(entry.value))
    return "{ \"smartling\": \(id), \"application\": \(name) }"
  }
}

extension FileRefusal {
  /// Refuses two Smartling locales that have the same app name, because both would be written into one file.
  fileprivate static func taken(
    _ entry: MergeEntry,
    by other: String,
    at range: Range<Int>
  ) -> FileRefusal {
    FileRefusal(
      Finding(
        "apply-conflict",
        "locale `\(entry.value)` belongs to `\(other)` here; the manifest says `\(entry.key)`",
        at: SourceRange(range),
        help: "delete this locale, or rename one of the two"
      )
    )
  }
}
