internal import CountryManifest

/// A kind of difference in values that all countries share.
protocol ProductChangeKind: Sendable {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change]
}

/// A kind of difference in the values of one country.
protocol CountryChangeKind: Sendable {
  static func changes(of pair: CountryPair) -> [Change]
}

/// All kinds of differences, in the order in which a review shows them.
enum ChangeKinds {
  static let ofProduct: [any ProductChangeKind.Type] = [
    ProductSettings.self, AppLanguageList.self, RowOrder.self, EnvironmentRow.self,
    ServiceRow.self, AppRow.self, FormFieldRow.self,
  ]
  static let ofCountry: [any CountryChangeKind.Type] = [
    CountryStatus.self, CountryValues.self, CalledURLs.self, AcceptedHostNames.self,
    DeepLinks.self, CountryLanguages.self, HelpDesk.self, SignUpForm.self, CountryNames.self,
    MissingSteps.self,
  ]
}

/// The changes of rows that are compared by name; a row can be in both manifests or in only one.
func rowChanges<Row>(
  from old: [Row],
  to new: [Row],
  name: (Row) -> String,
  subject: (String) -> Change.Subject,
  place: Change.Place? = nil,
  properties: [(name: String, values: (Row) -> [String])]
) -> [Change] {
  let before = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  let after = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  return union(new.map(name), old.map(name)).flatMap { key in
    properties.compactMap { property in
      Change(
        subject(key),
        property.name,
        place,
        from: before[key].map(property.values) ?? [],
        to: after[key].map(property.values) ?? []
      )
    }
  }
}

/// The differences between two lists of names: elements in only one list, with a different text, or at another
/// position.
///
/// A new, removed or moved element is shown with its position, as in `city after street`.
struct ListPositions {
  let old: [String]
  let new: [String]

  /// The unique name of an element, and the text that is shown for it.
  typealias Element = (name: String, text: String)

  init(from old: [Element], to new: [Element]) {
    guard !old.isEmpty, !new.isEmpty else {
      (self.old, self.new) = (old.map(\.text), new.map(\.text))
      return
    }
    let kept = Self.kept(old.map(\.name), new.map(\.name))
    let texts = [old, new].map { list in
      Dictionary(list.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
    let shown = { (list: [Element]) in
      list.indices.compactMap { index -> String? in
        let (name, text) = list[index]
        if kept.contains(name) { return texts[0][name] == texts[1][name] ? nil : text }
        return index == 0 ? "\(text) first" : "\(text) after \(list[index - 1].name)"
      }
    }
    (self.old, self.new) = (shown(old), shown(new))
  }

  /// The elements that count as not moved: a longest sequence of elements that both lists have in the same order.
  ///
  /// Swapping the lists gives the same result.
  private static func kept(_ one: [String], _ other: [String]) -> Set<String> {
    let isFirst = one.lexicographicallyPrecedes(other)
    let (old, new) = isFirst ? (one, other) : (other, one)
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        lengths[row][column] =
          old[row] == new[column]
          ? lengths[row + 1][column + 1] + 1
          : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var kept: Set<String> = []
    var (row, column) = (0, 0)
    while row < old.count, column < new.count {
      if old[row] == new[column] {
        kept.insert(old[row])
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return kept
  }
}
