/// Reads a pattern's text, one method per part of the grammar.
struct PatternParser {
  typealias Node = PortablePattern.Node
  typealias Problem = PortablePattern.Problem

  var rest: ArraySlice<Unicode.Scalar>
  private var depth = 0

  init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

  mutating func parse() throws(Problem) -> Node {
    let node = try choice()
    // A choice ends at the end, or where a group would.
    guard rest.isEmpty else { throw Problem(message: "has an unmatched `)`") }
    return node
  }

  private mutating func choice() throws(Problem) -> Node {
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws(Problem) -> Node {
    var nodes: [Node] = []
    while let next = rest.first, next != "|", next != ")" {
      let node = try atom()
      nodes.append(try repetition(of: node) ?? node)
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func atom() throws(Problem) -> Node {
    let character = rest.removeFirst()
    switch character {
    case "^": return try anchor(.start)
    case "$": return try anchor(.end)
    case ".": return .character(.any)
    case "\\": return .character(try escape())
    case "[": return .character(try characterClass())
    case "(": return try group()
    case "]", "}": throw Problem(message: "has an unmatched `\(character)`")
    case "?", "*", "+", "{":
      throw Problem(message: "has a `\(character)` with nothing to repeat")
    default: return .character(try literal(character))
    }
  }

  private func anchor(_ node: Node) throws(Problem) -> Node {
    if let next = rest.first, Self.quantifiers.contains(next) {
      throw Problem(message: "has a `\(next)` with nothing to repeat")
    }
    return node
  }

  private mutating func group() throws(Problem) -> Node {
    if take("?"), !take(":") {
      throw Problem(message: "contains a group `(?…)` other than `(?:…)`, which is not portable")
    }
    depth += 1
    guard depth <= PortablePattern.depthLimit else {
      throw Problem(message: "nests more than \(PortablePattern.depthLimit) groups")
    }
    let node = try choice()
    guard take(")") else { throw Problem(message: "has an unclosed group") }
    depth -= 1
    return node
  }

  private static let quantifiers: [Unicode.Scalar] = ["?", "*", "+", "{"]

  private mutating func repetition(of node: Node) throws(Problem) -> Node? {
    guard let quantifier = rest.first, Self.quantifiers.contains(quantifier) else { return nil }
    rest.removeFirst()
    let (least, most): (Int, Int?) =
      switch quantifier {
      case "?": (0, 1)
      case "*": (0, nil)
      case "+": (1, nil)
      default: try count()
      }
    // `*?` takes as little as it can, which matches the same whole texts, but ICU forgets some of
    // them where a round can be empty; `*+` never gives back.
    if take("?"), most == nil, node.canBeEmpty {
      throw Problem(
        message: "has a lazy repetition of a part that can be empty, which is not portable"
      )
    }
    if let next = rest.first, Self.quantifiers.contains(next) {
      throw Problem(message: "has a quantifier after a quantifier, which is not portable")
    }
    return .repetition(node, atLeast: least, atMost: most)
  }

  /// `2}`, `2,}`, `2,5}`.
  private mutating func count() throws(Problem) -> (least: Int, most: Int?) {
    let least = number()
    var most = least
    var isOpenEnded = false
    if take(",") {
      most = number()
      isOpenEnded = most == nil
    }
    guard take("}"), let least, isOpenEnded || least <= (most ?? 0) else {
      let limit = PortablePattern.countLimit
      throw Problem(message: "has a count other than `{m}`, `{m,}` or `{m,n}` up to \(limit)")
    }
    return (least, most)
  }

  /// Nil where there are no digits, or a number above the limit.
  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 4, let value = Int(String(String.UnicodeScalarView(digits))),
      value <= PortablePattern.countLimit
    else { return nil }
    rest.removeFirst(digits.count)
    return value
  }

  /// Whether the next character is the given one, which is then read.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}

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
