internal import CountryManifest
internal import ManifestFindings

/// Changes that several countries have in common, or the changes of one row of the manifest.
struct ChangeGroup {
  let subjects: [Change.Subject]
  let effect: Comparison.Effect
  let rows: [Row]

  /// The number of lines that the group takes in a terminal.
  var lineCount: Int { isOneLine ? 1 : rows.count + 1 }

  var isOneLine: Bool { effect == .changed && rows.count == 1 }

  /// A changed property; if the group has several countries, placeholders replace the words that differ between them.
  struct Row: Hashable {
    let property: String
    let old: [String]
    let new: [String]
    let isDetail: Bool
  }
}

/// Changes in groups: first one group for each row that is shown alone, then groups of countries, the largest first.
struct ChangeGroups {
  private(set) var shown: [ChangeGroup] = []
  /// The codes of countries of which not all changes are shown.
  private var omitted: Set<String> = []

  /// A sentence with the countries of which not all changes are shown, and the command that shows them.
  var omission: Message? {
    guard !omitted.isEmpty else { return nil }
    let countries =
      omitted.count <= 5
      ? omitted.sorted().joined(separator: ", ") : counted(omitted.count, "country", "countries")
    return "More changes in \(words: countries): \(code: "nd-config diff --full") shows them"
  }

  /// The number of lines in a review of one change, and how many of them do not belong to groups.
  private static let lines = (all: 12, around: 4)

  init(_ changes: [Change], in comparison: Comparison, isFull: Bool) {
    let subjects = changes.grouped(by: \.subject)
    let changed = subjects.filter { changes in
      guard case .country = changes[0].subject else { return false }
      return comparison.effect(on: changes[0].subject) == .changed
    }
    let isGrouped = !isFull && changed.count > 2
    shown = subjects.compactMap { changes in
      let effect = comparison.effect(on: changes[0].subject)
      if isGrouped, case .country = changes[0].subject, effect == .changed { return nil }
      return ChangeGroup(
        subjects: [changes[0].subject],
        effect: effect,
        rows: changes.map { ChangeGroup.Row($0) }
      )
    }
    guard isGrouped else { return }
    let groups = Self.alike(changed, comparison)
    var left = max(Self.lines.all - Self.lines.around - shown.map(\.lineCount).reduce(0, +), 6)
    for (index, group) in groups.sorted(by: { $0.subjects.count > $1.subjects.count }).enumerated()
    {
      left -= group.lineCount
      if left >= 0 || index == 0 {
        shown.append(group)
      } else {
        omitted.formUnion(group.subjects.compactMap(\.name))
      }
    }
  }

  /// Groups changes by the countries that have them.
  static func alike(_ countries: [[Change]], _ comparison: Comparison) -> [ChangeGroup] {
    var rows: [ChangeGroup.Row] = []
    var owners: [ChangeGroup.Row: [Int]] = [:]
    // The changes that a row stands for; a country can have several, such as one for each of its languages.
    var originals: [ChangeGroup.Row: [Change]] = [:]
    for (number, changes) in countries.enumerated() {
      let placeholders = comparison.placeholders(for: changes[0].subject)
      for change in changes {
        let row = ChangeGroup.Row(change, placeholders)
        if owners[row] == nil { rows.append(row) }
        if owners[row]?.last != number { owners[row, default: []].append(number) }
        originals[row, default: []].append(change)
      }
    }
    return rows.grouped { owners[$0] ?? [] }.map { rows in
      let numbers = owners[rows[0]] ?? []
      return ChangeGroup(
        subjects: numbers.map { countries[$0][0].subject },
        effect: .changed,
        rows: numbers.count > 1
          ? rows : rows.flatMap { originals[$0] ?? [] }.map { ChangeGroup.Row($0) }
      )
    }
  }
}

extension ChangeGroup.Row {
  fileprivate init(_ change: Change, _ placeholders: Placeholders? = nil) {
    let pattern = { (text: String) in
      placeholders?.pattern(of: text, in: change.property) ?? text
    }
    property = placeholders?.pattern(ofProperty: change.property) ?? change.property
    (old, new) = (change.old.map(pattern), change.new.map(pattern))
    isDetail = change.isDetail
  }
}
