/// How two lists of names differ: elements that only one has, those with another text, and those that were moved.
///
/// An element that is new, gone or moved is shown with its position: `city after street`.
struct ListPositions {
  let old: [String]
  let new: [String]

  /// A name, which tells an element from the others, and the text that is shown.
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

  /// A longest sequence of elements that both lists have in the same order, the same one in both directions.
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
