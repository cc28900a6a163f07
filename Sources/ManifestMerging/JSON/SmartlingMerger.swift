package import ManifestDiagnostics

/// Merges locales into the `locales` that stand at the top of a `smartling-config.json`.
///
/// An entry's key is Smartling's name of a locale, its value the app's. Resource sets, which may have
/// locales of their own, stay as they are.
package struct SmartlingMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: [MergeEntry]
  ) throws(MergeRefusal) -> MergedFile {
    if file.bytes.count == file.textStart { return newFile(file, wanted) }
    let root = try JSONScanner.root(of: file)
    let locales = try SmartlingLocales(file, root)
    let present = try locales.named(Set((wanted + applied).map(\.key)))
    let plan = EntryPlan(
      found: present.mapValues { locales.items[$0].application },
      wanted: wanted,
      applied: applied
    )
    if let conflict = plan.conflicts.first, let position = present[conflict.key] {
      let item = locales.items[position]
      throw .conflict(conflict, found: item.application, at: item.range)
    }
    let removed = Set(plan.removed.compactMap { present[$0.key] })
    try locales.requireOneToOne(wanted, removed)
    var edits = ByteEdits()
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
      adding: added(plan.added, wanted, present, locales),
      removing: removed,
      in: &edits
    )
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      changes: plan.changes,
      applied: wanted
    )
  }

  /// What is new: behind the locale that precedes it in the manifest, else before the first of ours.
  private func added(
    _ entries: [MergeEntry],
    _ wanted: [MergeEntry],
    _ present: [String: Int],
    _ locales: SmartlingLocales
  ) -> [(text: String, place: JSONListEdit.Place)] {
    let isAdded = Set(entries.map(\.key))
    let first = wanted.lazy.compactMap { present[$0.key] }.first
    var place = first.map { JSONListEdit.Place.before($0) } ?? .end
    var model = first
    var result: [(text: String, place: JSONListEdit.Place)] = []
    for entry in wanted {
      if isAdded.contains(entry.key) {
        result.append((locales.text(entry, like: model), place))
      } else if let position = present[entry.key] {
        place = .after(position)
        model = position
      }
    }
    return result
  }

  private func newFile(_ file: SourceFile, _ wanted: [MergeEntry]) -> MergedFile {
    let elements = wanted.map { "    " + SmartlingLocales.element($0) }.joined(separator: ",\n")
    let list = wanted.isEmpty ? "[]" : "[\n\(elements)\n  ]"
    let text = "{\n  \"locales\": \(list),\n  \"resourceSets\": []\n}\n"
    return MergedFile(
      bytes: wanted.isEmpty ? file.bytes : Array(text.utf8),
      changes: wanted.map { .added($0) },
      applied: wanted
    )
  }
}

/// The locales of a file as they stand.
struct SmartlingLocales {
  struct Item {
    var smartling: String
    var application: String
    var smartlingRange: Range<Int>
    var applicationRange: Range<Int>
    var range: Range<Int>
    /// Whether it says nothing else.
    var isPlain: Bool
  }

  private let file: SourceFile
  let list: Range<Int>
  let items: [Item]

  init(_ file: SourceFile, _ root: JSONNode) throws(MergeRefusal) {
    guard let member = root.member("locales"), let elements = member.value.elements else {
      throw .notUnderstood("expected a list `locales` at the top", at: root.range)
    }
    if let other = root.members?.last(where: { $0.name == "locales" }), other.range != member.range
    {
      throw .twice("locales", at: other.range, first: member.range)
    }
    var items: [Item] = []
    for element in elements {
      guard let smartling = element["smartling"], let application = element["application"],
        let id = smartling.string, let name = application.string
      else {
        throw .notUnderstood(
          "expected a locale with `smartling` and `application`",
          at: element.range
        )
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

  /// Where the locales of these names stand.
  func named(_ names: Set<String>) throws(MergeRefusal) -> [String: Int] {
    var found: [String: Int] = [:]
    for (position, item) in items.enumerated() where names.contains(item.smartling) {
      if let first = found[item.smartling] {
        throw .twice(item.smartling, at: item.range, first: items[first].range)
      }
      found[item.smartling] = position
    }
    return found
  }

  /// - Throws: where a locale that stays has a name of the app's that we would give to another:
  ///   Smartling would write the translations of both into one file.
  func requireOneToOne(_ wanted: [MergeEntry], _ removed: Set<Int>) throws(MergeRefusal) {
    let ours = Set(wanted.map(\.key))
    for (position, item) in items.enumerated()
    where !removed.contains(position) && !ours.contains(item.smartling) {
      guard let entry = wanted.first(where: { $0.value == item.application }) else { continue }
      throw .taken(entry, by: item.smartling, at: item.range)
    }
  }

  /// A locale laid out as the one before it, or as the last.
  func text(_ entry: MergeEntry, like position: Int?) -> String {
    guard let model = position.map({ items[$0] }) ?? items.last, model.isPlain else {
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

extension MergeRefusal {
  /// One locale of Smartling's fills one language of the app: two would write into one file.
  fileprivate static func taken(
    _ entry: MergeEntry,
    by other: String,
    at range: Range<Int>
  ) -> MergeRefusal {
    MergeRefusal(
      Diagnostic(
        "apply-conflict",
        "`\(entry.value)` belongs to `\(other)` here; the manifest gives it to `\(entry.key)`",
        at: SourceRange(range),
        help: "take this locale out, or give one of the two another name"
      )
    )
  }
}
