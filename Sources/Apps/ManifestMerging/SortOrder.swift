internal import AppFileFormats

/// A sort order of lists in the app's files.
enum SortOrder: CaseIterable {
  /// By bytes, as most programs sort.
  case bytes
  /// By the lowercased texts, as Xcode sorts a string catalog; by bytes if these are equal.
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

  /// Finds where to insert new keys in a list that is sorted in this order.
  ///
  /// Keys that earlier runs of nd-config added may be out of order: a key that sorts before the first item is sometimes
  /// inserted after that item.
  func insertions(
    of keys: [String],
    among items: [(key: String, position: Int)]
  ) -> [(key: String, point: InsertionPoint)] {
    // A key goes after the last item that sorts before it. Only items that sort before all later items can be that
    // item.
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
}
