package import CountryManifest
internal import ManifestFindings

/// One fact that differs between two manifests.
package struct Change: Sendable {
  package enum Kind: String, Sendable {
    case added, removed, changed
  }

  package let row: Fact.Row
  /// The name of the fact; empty for a row that was added, removed or renamed.
  package let name: String
  package let old: String?
  package let new: String?

  package var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }

  var words: [Substring] { name.split(separator: " ") }

  /// Whether the fact is composed of others: it changes because of another row or key.
  var isConsequence: Bool {
    let words = words
    guard row.section == .countries, let first = words.first, let last = words.last else {
      return false
    }
    return ["urls", "accepted", "deep_links", "steps", "help_desk_url"].contains(first)
      || ["url", "help_desk_url"].contains(last)
  }
}

/// Everything that differs between two manifests after all defaults are filled in: a join of their facts.
///
/// There are no changes exactly if the exports of both manifests are equal. A row that was renamed has its new name in
/// all changes.
package struct Comparison: Sendable {
  package let old: ResolvedManifest
  package let new: ResolvedManifest
  package let changes: [Change]
  /// The value of each fact, by row and name.
  let before: Facts
  let after: Facts

  struct Key: Hashable {
    let row: Fact.Row
    let name: String
  }

  /// The facts of one manifest, in order and by name.
  struct Facts: Sendable {
    let all: [Fact]
    private let values: [Key: String]
    private let rows: [Fact.Row: [Fact]]

    init(_ facts: [Fact]) {
      all = facts
      rows = Dictionary(grouping: facts, by: \.row)
      values = Dictionary(facts.map { (Key(row: $0.row, name: $0.name), $0.value) }) { one, _ in one
      }
    }

    func of(_ row: Fact.Row) -> [Fact] { rows[row] ?? [] }

    subscript(row: Fact.Row, name: String) -> String? { values[Key(row: row, name: name)] }
  }

  package init(from old: ResolvedManifest, to new: ResolvedManifest) {
    (self.old, self.new) = (old, new)
    after = Facts(new.facts)
    let original = Facts(old.facts)
    let names = Self.renamedRows(original, after)
    before = names.isEmpty ? original : Facts(old.facts(renaming: names))
    var seen: Set<Key> = []
    let changes = [after, before].flatMap(\.all).compactMap { [before, after] fact -> Change? in
      let (row, name) = (fact.row, fact.name)
      let (old, new) = (before[row, name], after[row, name])
      guard !areSame(old, new), seen.insert(Key(row: row, name: name)).inserted else { return nil }
      return Change(row: row, name: name, old: old, new: new)
    }
    // Without another change, such a setting has no effect: no output contains it.
    self.changes = changes.allSatisfy(\.isSetting) ? [] : changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether a row is in only one of the manifests.
  func isOnlyInOne(_ row: Fact.Row) -> Bool { (before[row, ""] == nil) != (after[row, ""] == nil) }

  /// The old name of a row whose name changed.
  func formerName(of row: Fact.Row) -> String? {
    guard let old = before[row, ""], let new = after[row, ""], old != new else { return nil }
    return old
  }

  // MARK: Renamed rows

  /// The facts by which a row with another name is recognized: all of them are equal, or one for a country.
  private static let identities: [(section: Fact.Section, facts: [String])] = [
    (.environments, ["site", "domain", "hosts", "scheme"]), (.services, ["label", "scope"]),
    (.apps, ["team", "bundle", "android package"]),
    (.countries, ["tld", "urls \(Environment.production) \(Service.web)"]),
  ]

  /// The new names of rows, by their old names.
  ///
  /// A row counts as renamed if exactly one that is gone and one that is new match.
  private static func renamedRows(_ old: Facts, _ new: Facts) -> RowNames {
    var names = RowNames()
    for (section, keys) in identities {
      let rows = { (facts: Facts) in
        facts.all.filter { $0.name.isEmpty && $0.row.section == section }.map(\.row)
      }
      let gone = rows(old).filter { new[$0, ""] == nil }
      let added = rows(new).filter { old[$0, ""] == nil }
      func match(_ one: Fact.Row, _ other: Fact.Row) -> Bool {
        let pairs = keys.map { (old[one, $0], new[other, $0]) }
        return section == .countries
          ? pairs.contains { $0 != nil && $0 == $1 } : pairs.allSatisfy { $0 == $1 }
      }
      for row in added {
        let former = gone.filter { match($0, row) }
        guard former.count == 1, added.count(where: { match(former[0], $0) }) == 1 else { continue }
        names[section, former[0].name] = row.name
      }
    }
    return names
  }
}

extension Change {
  /// Whether the fact is a part of URLs or hosts, which have facts of their own.
  fileprivate var isSetting: Bool {
    switch (row.section, words.first) {
    case (.product, "help_desk_url"), (.product, "language_url"), (.product, "subdomain_shape"),
      (.localization, "languages"), (.environments, "scheme"), (.countries, "accepts"):
      true
    case (.services, _): words.count == 2 && ["scheme", "domain", "port"].contains(words[1])
    default: false
    }
  }
}

/// Whether two texts have the same bytes; Swift treats texts as equal that differ only in how accents are composed.
func areSame(_ one: String?, _ other: String?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.utf8.elementsEqual(other.utf8)
}

extension Sequence {
  /// Groups the elements by a key; groups are in the order of their first elements.
  package func grouped<Key: Hashable>(by value: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [Key: Int] = [:]
    for element in self {
      let key = value(element)
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
