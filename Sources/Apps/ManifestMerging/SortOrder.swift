internal import AppFileFormats

/// An order in which a list may be sorted.
enum SortOrder: CaseIterable {
  /// The order of bytes, in which most programs sort.
  case bytes
  /// The order without regard to case, in which Xcode sorts a string catalog.
  case caseInsensitive

  /// Detects the order of a list; nil if it is not sorted.
  init?(of keys: [String]) {
    let pairs = zip(keys, keys.dropFirst())
    let order = Self.allCases.first { order in
      pairs.allSatisfy { !order.areInOrder($1, $0) }
    }
    guard let order else { return nil }
    self = order
  }

  func areInOrder(_ first: String, _ second: String) -> Bool {
    switch self {
    case .bytes: return first.utf8.lexicographicallyPrecedes(second.utf8)
    case .caseInsensitive:
      let (low, other) = (first.lowercased(), second.lowercased())
      guard low == other else { return low.utf8.lexicographicallyPrecedes(other.utf8) }
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    }
  }

  /// The insertion points of new keys in a list that is sorted in this order.
  ///
  /// Keys that nd-config added may be out of order: one that belongs before the first item is sometimes inserted after
  /// it.
  func insertions(
    of keys: [String],
    among items: [(key: String, position: Int)]
  ) -> [(key: String, point: InsertionPoint)] {
    // A key goes after the last item that precedes it. Only items that are smaller than all later ones matter.
    var smallest: [(key: String, position: Int)] = []
    for item in items.reversed() where smallest.last.map({ areInOrder(item.key, $0.key) }) ?? true {
      smallest.append(item)
    }
    smallest.reverse()
    var next = 0
    return keys.sorted(by: areInOrder).map { key in
      while next < smallest.count, areInOrder(smallest[next].key, key) { next += 1 }
      if next > 0 { return (key, .after(smallest[next - 1].position)) }
      return (key, items.first.map { .before($0.position) } ?? .end)
    }
  }

  /// The insertion points of new keys in an object that Xcode sorts: at the end if the object is not sorted.
  ///
  /// The keys in `own` are ignored when the order is determined, so the result does not depend on earlier runs.
  static func insertions(
    of keys: [String],
    among items: [(key: String, position: Int)],
    own: Set<String>
  ) -> [(key: String, point: InsertionPoint)] {
    let others = items.map(\.key).filter { !own.contains($0) }
    if others.count > 1, SortOrder(of: others) == nil {
      // New keys are sorted among the keys in `own` at the end of the object.
      let tail = items.reversed().prefix { own.contains($0.key) }.reversed()
      let last = items.dropLast(tail.count).last
      return SortOrder.caseInsensitive.insertions(of: keys, among: Array(tail)).map { key, point in
        guard case .before = point, let last else { return (key, point) }
        return (key, .after(last.position))
      }
    }
    let order = others.count > 1 ? SortOrder(of: others) : nil
    return (order ?? .caseInsensitive).insertions(of: keys, among: items)
  }
}
