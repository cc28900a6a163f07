internal import AppFileFormats
internal import ManifestFindings

/// Merges locales into the top-level `locales` of a Smartling configuration.
///
/// An entry's key is Smartling's name of a locale. Its value is the app's name of the locale, spelled like the other
/// names in the file: `pt_BR` if these have underscores. A resource set can have a separate list of locales, which is
/// not changed.
enum SmartlingMerge {
  static func merge(
    _ file: SourceFile,
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let root = try JSONScanner.root(of: file)
    let locales = try SmartlingLocales(file, root)
    let form =
      wanted.isEmpty ? nil : try LocaleSpelling.learned(from: locales.items, applied)
    let wanted = wanted.map { MergeEntry($0.key, form?.text($0.value) ?? $0.value) }
    let present = try locales.positions(Set(wanted.map(\.key)).union(applied.keys))
    let plan = EntryPlan(
      found: Dictionary(locales.items.map { ($0.smartling, $0.application) }) { first, _ in first },
      wanted: wanted,
      applied: applied,
      spelling: .language
    )
    if let conflict = plan.conflicts.first, let position = present[conflict.key] {
      let item = locales.items[position]
      throw .conflict(conflict, found: item.application, at: item.range)
    }
    let removed = Set(plan.removed.compactMap { present[$0] })
    try locales.requireOneToOne(plan.wanted, removed)
    var edits = TextEdits()
    for (entry, _) in plan.changed {
      guard let position = present[entry.key] else { continue }
      let place = locales.items[position].applicationRange
      edits.replace(place, with: JSONText.quoted(entry.value))
    }
    let list = JSONListEdit(file, root, list: locales.list, items: locales.items.map(\.range))
    let kept = locales.items.indices.filter { !removed.contains($0) }.map { locales.items[$0] }
    let values = Dictionary(plan.added.map { ($0.key, $0.value) }) { first, _ in first }
    let points = insertions(
      of: plan.added.map(\.key),
      among: kept.map(\.smartling),
      // After the last locale, its line would get a comma.
      end: max(0, kept.count - 1)
    )
    list.edit(
      adding: points.map { key, position in
        let model = position < kept.count ? kept[position] : kept.last
        return (locales.text(MergeEntry(key, values[key] ?? ""), like: model), position)
      },
      removing: removed,
      original: applied.original,
      in: &edits
    )
    return MergedFile(
      bytes: edits.isEmpty ? file.bytes : edits.applied(to: file.bytes),
      plan,
      original: applied.original ?? list.emptyList
    )
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
  func positions(_ names: Set<String>) throws(FileRefusal) -> [String: Int] {
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
      throw FileRefusal(
        Finding(
          "apply-conflict",
          "locale `\(entry.value)` belongs to `\(item.smartling)` here; the manifest says `\(entry.key)`",
          at: SourceRange(item.range),
          help: "delete this locale, or rename one of the two"
        )
      )
    }
  }

  /// The text of a new locale, laid out like another one.
  func text(_ entry: MergeEntry, like model: Item?) -> String {
    let (id, name) = (JSONText.quoted(entry.key), JSONText.quoted(entry.value))
    guard let model, model.isPlain else {
      return "{ \"smartling\": \(id), \"application\": \(name) }"
    }
    let isIDFirst = model.smartlingRange.lowerBound < model.applicationRange.lowerBound
    let first = isIDFirst ? model.smartlingRange : model.applicationRange
    let second = isIDFirst ? model.applicationRange : model.smartlingRange
    return file.text(model.range.lowerBound..<first.lowerBound) + (isIDFirst ? id : name)
      + file.text(first.upperBound..<second.lowerBound) + (isIDFirst ? name : id)
      + file.text(second.upperBound..<model.range.upperBound)
  }
}
