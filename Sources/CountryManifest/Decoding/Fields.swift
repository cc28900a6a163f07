package import YAMLTree

/// A mapping's entries by key, after unknown and missing keys have been reported.
package struct Fields<Key: MappingKey> {
  private var found: [(key: Key, node: Node)] = []
  /// Keys that unknown ones were meant to be: already reported, so not missing.
  private var excused: [Key] = []
  /// Whether a key is like none of these, so that any of them can be meant.
  var hasUnknownKey = false

  init() { found.reserveCapacity(Key.allCases.count) }

  package subscript(key: Key) -> Node? {
    // By position: a copy of each entry would count references to the tree.
    found.indices.first { found[$0].key == key }.map { found[$0].node }
  }

  mutating func add(_ node: Node, under key: Key) {
    found.append((key, node))
  }

  mutating func excuse(_ key: Key) {
    excused.append(key)
  }

  func isExcused(_ key: Key) -> Bool { excused.contains(key) }

  /// Required keys that are neither there nor excused.
  var missing: [Key] {
    Key.lookup.required.filter { self[$0] == nil && !isExcused($0) }
  }
}
