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
