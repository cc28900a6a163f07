internal import AppFileFormats
internal import ManifestDiagnostics

/// The locales of a file as they are.
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
      // Readers differ in which of the two they take.
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

  /// The locations of the locales with these names.
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

  /// - Throws: where a locale that stays has a name of the app's that we would give to another:
  ///   Smartling would write the translations of both into one file.
  func requireOneToOne(_ wanted: [MergeEntry], _ removed: Set<Int>) throws(FileRefusal) {
    let ours = Set(wanted.map(\.key))
    for (position, item) in items.enumerated()
    where !removed.contains(position) && !ours.contains(item.smartling) {
      guard let entry = wanted.first(where: { $0.value == item.application }) else { continue }
      throw .taken(entry, by: item.smartling, at: item.range)
    }
  }

  /// A locale laid out like the one next to it.
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
  /// One locale of Smartling's fills one language of the app: two would write into one file.
  fileprivate static func taken(
    _ entry: MergeEntry,
    by other: String,
    at range: Range<Int>
  ) -> FileRefusal {
    FileRefusal(
      Diagnostic(
        "apply-conflict",
        "locale `\(entry.value)` belongs to `\(other)` here; the manifest says `\(entry.key)`",
        at: SourceRange(range),
        help: "delete this locale, or rename one of the two"
      )
    )
  }
}
