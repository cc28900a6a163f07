internal import ManifestFindings

/// The characters that a pattern distinguishes.
///
/// Characters that are in the same sets of the pattern are equivalent; one of them, the symbol, represents all.
struct PatternAlphabet {
  private var characters: [Unicode.Scalar] = []
  /// The symbols that each set contains.
  private var symbolsOfSet: [[Int32]]
  private var isInSet: [[Bool]]
  /// The number of steps that it took to build the alphabet.
  let size: Int

  init(_ sets: [CodePointSet]) {
    symbolsOfSet = Array(repeating: [], count: sets.count)
    isInSet = Array(repeating: [], count: sets.count)
    var boundaries = Set<UInt32>([0])
    for range in sets.flatMap(\.ranges) {
      boundaries.insert(range.lowerBound)
      boundaries.insert(range.upperBound + 1)
    }
    var known: Set<[Int32]> = []
    let starts = boundaries.sorted()
    size = starts.count * sets.count
    let shown = zip(starts, starts.dropFirst()).map { Self.shown(of: $0...($1 - 1)) }
    for character in shown.sorted(by: { (Self.rank($0), $0) < (Self.rank($1), $1) }) {
      let members = sets.indices.filter { sets[$0].contains(character.value) }.map(Int32.init)
      guard !members.isEmpty, known.insert(members).inserted else { continue }
      for set in members { symbolsOfSet[Int(set)].append(Int32(characters.count)) }
      characters.append(character)
    }
    for set in sets.indices {
      isInSet[set] = Array(repeating: false, count: characters.count)
      for symbol in symbolsOfSet[set] { isInSet[set][Int(symbol)] = true }
    }
  }

  func contains(_ symbol: Int32, in set: Int32) -> Bool { isInSet[Int(set)][Int(symbol)] }

  func symbols(of set: Int32) -> [Int32] { symbolsOfSet[Int(set)] }

  func character(of symbol: Int32) -> String { String(characters[Int(symbol)]) }

  /// The symbols in the given sets that a search must try.
  ///
  /// A symbol is left out if another symbol is in all sets that contain the first, because a text with the other symbol
  /// can be read in at least as many ways.
  func symbols(of sets: [Int32], _ steps: inout Int) -> [Int32] {
    var membership: [Int32: [Int32]] = [:]
    for set in sets {
      steps += symbolsOfSet[Int(set)].count
      for symbol in symbolsOfSet[Int(set)] { membership[symbol, default: []].append(set) }
    }
    var chosen: [(symbol: Int32, sets: [Int32])] = []
    let ordered = membership.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (symbol, own) in ordered {
      steps += chosen.count
      guard !chosen.contains(where: { Self.isSubset(own, of: $0.sets) }) else { continue }
      chosen.append((symbol, own))
    }
    return chosen.map(\.symbol)
  }

  private static func isSubset(_ one: [Int32], of other: [Int32]) -> Bool {
    guard one.count <= other.count else { return false }
    var index = 0
    for set in other where index < one.count && one[index] == set { index += 1 }
    return index == one.count
  }

  /// The most readable character of a range, for messages.
  private static func shown(of range: ClosedRange<UInt32>) -> Unicode.Scalar {
    for readable: ClosedRange<UInt32> in [0x61...0x7A, 0x30...0x39, 0x21...0x7E]
    where readable.overlaps(range) {
      return Unicode.Scalar(range.clamped(to: readable).lowerBound) ?? " "
    }
    // If a long range begins with invisible characters, such as controls, visible ones follow soon.
    let first = range.prefix(100).compactMap(Unicode.Scalar.init)
    return first.min { rank($0) < rank($1) } ?? " "
  }

  /// The rank of a character in messages, most readable first: letters, digits, other visible characters, the space,
  /// invisible characters.
  private static func rank(_ character: Unicode.Scalar) -> Int {
    switch character {
    case "a"..."z": 0
    case "0"..."9": 1
    case " ": 3
    default: character.isVisible ? 2 : 4
    }
  }
}
