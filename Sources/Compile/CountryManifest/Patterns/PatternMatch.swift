/// Matches in a time that is proportional to the product of the lengths of the pattern and the text.
///
/// A part of the pattern maps the positions where it can begin to those where it can end, so no text takes longer
/// because it can match in many ways.
extension PatternTree {
  /// A character with its counterparts in the other letter case.
  private struct Letter {
    var value: UInt32
    var lower: UInt32
    var upper: UInt32

    init(_ scalar: Unicode.Scalar, ignoringCase: Bool) {
      (value, lower, upper) = (scalar.value, scalar.value, scalar.value)
      guard ignoringCase else { return }
      lower = PortableCharacter.only(scalar.properties.lowercaseMapping)?.value ?? value
      upper = PortableCharacter.only(scalar.properties.uppercaseMapping)?.value ?? value
    }

    func isIn(_ characters: CharacterClass) -> Bool {
      characters.ranges.contains { $0.contains(value) || $0.contains(lower) || $0.contains(upper) }
        != characters.isNegated
    }
  }

  func matches(_ text: String, ignoringCase: Bool = false) -> Bool {
    let letters = text.unicodeScalars.map { Letter($0, ignoringCase: ignoringCase) }
    var start = [Bool](repeating: false, count: letters.count + 1)
    start[0] = true
    return ends(in: letters, from: start)[letters.count]
  }

  private func ends(in text: [Letter], from starts: [Bool]) -> [Bool] {
    guard starts.contains(true) else { return starts }
    switch self {
    case .character(let characters):
      return Self.ends(in: text, from: starts, of: characters, atLeast: 1, atMost: 1)
    case .sequence(let parts): return parts.reduce(starts) { $1.ends(in: text, from: $0) }
    case .choice(let parts):
      var all = [Bool](repeating: false, count: starts.count)
      for part in parts { _ = Self.add(part.ends(in: text, from: starts), to: &all) }
      return all
    case .repetition(.character(let characters), let least, let most):
      return Self.ends(in: text, from: starts, of: characters, atLeast: least, atMost: most)
    case .repetition(let part, let least, let most):
      var new = starts
      for _ in 0..<least {
        let next = part.ends(in: text, from: new)
        if next == new { break }
        new = next
      }
      var all = new
      var count = least
      while count < most ?? .max, new.contains(true) {
        new = Self.add(part.ends(in: text, from: new), to: &all)
        count += 1
      }
      return all
    }
  }

  /// The ends of repetitions of one character, in one pass over the text in each direction.
  private static func ends(
    in text: [Letter],
    from starts: [Bool],
    of characters: CharacterClass,
    atLeast least: Int,
    atMost most: Int?
  ) -> [Bool] {
    // For each position, the number of characters from there on that match.
    var run = [Int](repeating: 0, count: text.count + 1)
    for index in text.indices.reversed() where text[index].isIn(characters) {
      run[index] = run[index + 1] + 1
    }
    // For each position, the number of characters that can still be added; -1 if it is not an end.
    var left = [Int](repeating: -1, count: text.count + 1)
    for index in starts.indices where starts[index] && run[index] >= least {
      left[index + least] = (most ?? .max) - least
    }
    for index in text.indices where left[index] > 0 && run[index] > 0 {
      left[index + 1] = max(left[index + 1], left[index] - 1)
    }
    return left.map { $0 >= 0 }
  }

  /// Adds positions to others, and returns those that were not among them.
  private static func add(_ positions: [Bool], to all: inout [Bool]) -> [Bool] {
    var new = positions
    for index in positions.indices where positions[index] {
      if all[index] { new[index] = false } else { all[index] = true }
    }
    return new
  }
}
