/// What matches one character: escapes and classes.
extension PatternParser {
  typealias Class = PortablePattern.Class

  /// What follows a backslash.
  mutating func escape() throws(Problem) -> Class {
    guard let character = rest.popFirst() else { throw Problem(message: "ends with a backslash") }
    if let shorthand = Class(shorthand: character) { return shorthand }
    return try literal(try escaped(character))
  }

  func literal(_ character: Unicode.Scalar) throws(Problem) -> Class {
    guard let characters = Class([character.value...character.value]) else {
      throw Problem(message: "contains \(character.codePoint), which engines match differently")
    }
    return characters
  }

  /// What follows `[`.
  mutating func characterClass() throws(Problem) -> Class {
    let isNegated = take("^")
    guard rest.first != "]" else { throw Problem(message: "has an empty class") }
    var ranges: [ClosedRange<UInt32>] = []
    var shorthands: [Class] = []
    var isFirst = true
    while rest.first != "]" {
      if let shorthand = try shorthandInClass() {
        shorthands.append(shorthand)
      } else {
        ranges.append(try rangeInClass(isFirst: isFirst))
      }
      isFirst = false
    }
    rest.removeFirst()
    guard let result = Class(ranges, shorthands, isNegated: isNegated) else {
      throw Problem(message: "has a range of letters that engines match differently")
    }
    if result.ascii.isEmpty || result.unicode.isEmpty {
      throw Problem(message: "has a class that no character matches")
    }
    return result
  }

  private mutating func shorthandInClass() throws(Problem) -> Class? {
    guard rest.first == "\\", let name = rest.dropFirst().first,
      let shorthand = Class(shorthand: name)
    else { return nil }
    rest.removeFirst(2)
    if isRangeNext { throw Problem(message: "has a range from `\\\(name)`, which is not portable") }
    return shorthand
  }

  /// One character or a range; a `-` is itself at the start and at the end alone.
  private mutating func rangeInClass(isFirst: Bool) throws(Problem) -> ClosedRange<UInt32> {
    if isRangeNext, !isFirst {
      throw Problem(message: "has a `-` in the middle of a class, which is not portable")
    }
    let lower = try characterInClass().value
    guard isRangeNext else { return lower...lower }
    rest.removeFirst()
    if rest.first == "-" { throw Problem(message: "has `--` in a class, which is not portable") }
    let upper = try characterInClass().value
    guard lower <= upper else { throw Problem(message: "has a range that ends before it begins") }
    return lower...upper
  }

  private var isRangeNext: Bool {
    guard rest.first == "-", let next = rest.dropFirst().first else { return false }
    return next != "]"
  }

  private mutating func characterInClass() throws(Problem) -> Unicode.Scalar {
    guard let character = rest.popFirst() else {
      throw Problem(message: "has an unclosed class")
    }
    switch character {
    case "[": throw Problem(message: "has a class inside a class, which is not portable")
    case "&" where rest.first == "&", "-" where rest.first == "-":
      throw Problem(message: "has `\(character)\(character)` in a class, which is not portable")
    case "\\":
      guard let next = rest.popFirst() else { throw Problem(message: "ends with a backslash") }
      return try escaped(next)
    default: return character
    }
  }

  /// ASCII punctuation: an escaped letter or digit means something else in each engine.
  private func escaped(_ character: Unicode.Scalar) throws(Problem) -> Unicode.Scalar {
    let isAlphanumeric =
      character.properties.isAlphabetic || ("0"..."9").contains(character)
    guard character.isASCII, character != " ", !isAlphanumeric else {
      throw Problem(message: "contains `\\\(character)`, which is not portable")
    }
    return character
  }
}
