/// Parses a pattern, with one method for each part of the grammar.
struct PatternParser {
  typealias Node = PortablePattern.Node
  typealias Problem = PortablePattern.Problem

  var rest: ArraySlice<Unicode.Scalar>
  /// The positions of `^` and `$`, in order.
  private(set) var anchors: [Int] = []
  private var depth = 0

  init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

  mutating func parse() throws(Problem) -> Node {
    let node = try choice()
    // `choice()` stops at the end of the text, or at a `)`.
    guard rest.isEmpty else { throw unmatched(")", rest.startIndex) }
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
    let position = rest.startIndex
    let character = rest.removeFirst()
    switch character {
    case "^": return try anchor(.start, position)
    case "$": return try anchor(.end, position)
    case ".": return .character(.any)
    case "\\": return .character(try escape())
    case "[": return .character(try characterClass())
    case "(": return try group(position)
    case "]", "}": throw unmatched(character, position)
    case "?", "*", "+", "{": throw nothingToRepeat(character, position)
    default: return .character(try literal(character))
    }
  }

  private func unmatched(_ character: Unicode.Scalar, _ position: Int) -> Problem {
    let opening = character == ")" ? "(" : character == "]" ? "[" : "{"
    return Problem(
      message: "has an unmatched `\(character)`",
      at: position,
      advice: "write the `\(opening)` before it, or `\\\(character)` for the character"
    )
  }

  private func nothingToRepeat(_ character: Unicode.Scalar, _ position: Int) -> Problem {
    Problem(
      message: "has a `\(character)` with nothing to repeat",
      at: position,
      advice: "write `.\(character)` to repeat any character, or `\\\(character)` for the character"
    )
  }

  private mutating func anchor(_ node: Node, _ position: Int) throws(Problem) -> Node {
    if let next = rest.first, Self.quantifiers.contains(next) {
      throw nothingToRepeat(next, rest.startIndex)
    }
    anchors.append(position)
    return node
  }

  private mutating func group(_ position: Int) throws(Problem) -> Node {
    if take("?"), !take(":") { throw Problem.group(rest, at: position) }
    depth += 1
    guard depth <= PortablePattern.depthLimit else {
      throw Problem(
        message: "nests more than \(PortablePattern.depthLimit) groups",
        at: position,
        advice: "write fewer groups"
      )
    }
    let node = try choice()
    guard take(")") else {
      throw Problem(message: "has an unclosed group", at: position, edit: adding(")"))
    }
    depth -= 1
    return node
  }

  /// An edit that appends a text to the pattern.
  private func adding(_ text: String) -> Problem.Edit {
    Problem.Edit(characters: rest.endIndex..<rest.endIndex, replacement: text, isCertain: false)
  }

  private static let quantifiers: [Unicode.Scalar] = ["?", "*", "+", "{"]

  private mutating func repetition(of node: Node) throws(Problem) -> Node? {
    guard let quantifier = rest.first, Self.quantifiers.contains(quantifier) else { return nil }
    let position = rest.startIndex
    rest.removeFirst()
    let (least, most): (Int, Int?) =
      switch quantifier {
      case "?": (0, 1)
      case "*": (0, nil)
      case "+": (1, nil)
      default: try count(position)
      }
    // `*?` (lazy) matches the same whole texts as `*`. But ICU misses some of these texts if the repeated part can be
    // empty, so that case is rejected. `*+` is possessive: it never gives back characters.
    if take("?"), most == nil, node.canBeEmpty {
      throw Problem(
        message: "has a lazy repetition of a part that can be empty, which is not portable",
        at: position,
        edit: deleting(rest.startIndex - 1, isCertain: true)
      )
    }
    if let next = rest.first, Self.quantifiers.contains(next) {
      let isPossessive = next == "+"
      throw Problem(
        message: isPossessive
          ? "has the possessive quantifier `\(quantifier)+`, which is not portable"
          : "has a quantifier after a quantifier, which is not portable",
        at: position,
        edit: next == "{" ? nil : deleting(rest.startIndex, isCertain: false),
        advice: "write the first part in a group: `(?:a{2}){3}` for `a{2}{3}`"
      )
    }
    return .repetition(node, atLeast: least, atMost: most)
  }

  private func deleting(_ position: Int, isCertain: Bool) -> Problem.Edit {
    Problem.Edit(characters: position..<(position + 1), replacement: "", isCertain: isCertain)
  }

  /// Parses the rest of a count: `2}`, `2,}` or `2,5}`.
  private mutating func count(_ position: Int) throws(Problem) -> (least: Int, most: Int?) {
    let least = number()
    var most = least
    var isOpenEnded = false
    var hasComma = false
    if take(",") {
      hasComma = true
      most = number()
      isOpenEnded = most == nil
    }
    if let least, take("}"), isOpenEnded || least <= (most ?? 0) { return (least, most) }
    let limit = PortablePattern.countLimit
    throw Problem(
      message: "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ \(limit)",
      at: position,
      edit: countEdit(position, least, hasComma ? most : nil),
      advice: "write a count such as `{2}`, `{2,}` or `{2,5}`, or `\\{` for the character"
    )
  }

  /// The edit that corrects a count: `{,3}` → `{0,3}`, `{5,2}` → `{2,5}`, `{5` → `{5}`.
  private func countEdit(_ position: Int, _ least: Int?, _ most: Int?) -> Problem.Edit? {
    let whole = position..<rest.startIndex
    switch (least, most) {
    case (nil, let most?) where rest.first == "}":
      return Problem.Edit(
        characters: position..<(rest.startIndex + 1),
        replacement: "{0,\(most)}",
        isCertain: true
      )
    case (let least?, let most?) where rest.startIndex > position && least > most:
      return Problem.Edit(characters: whole, replacement: "{\(most),\(least)}", isCertain: false)
    case (_?, _) where rest.isEmpty: return adding("}")
    default: return nil
    }
  }

  /// Parses a number; nil if there are no digits, or if the number is above the limit.
  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 4, let value = Int(String(String.UnicodeScalarView(digits))),
      value <= PortablePattern.countLimit
    else { return nil }
    rest.removeFirst(digits.count)
    return value
  }

  /// Consumes the next character if it is `character`; returns whether it is.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}

/// Parses the parts that match one character: escapes and classes.
extension PatternParser {
  typealias Class = PortablePattern.Class

  /// Parses the rest of an escape, after the backslash.
  mutating func escape() throws(Problem) -> Class {
    if rest.isEmpty { throw lastBackslash }
    if let character = rest.first, let shorthand = Class(shorthand: character) {
      rest.removeFirst()
      return shorthand
    }
    return try literal(try escaped())
  }

  func literal(_ character: Unicode.Scalar) throws(Problem) -> Class {
    guard let characters = Class([character.value...character.value]) else {
      throw Problem(
        message: "contains \(character.codePoint), which engines match differently",
        at: rest.startIndex - 1,
        advice: "write `.` for any character"
      )
    }
    return characters
  }

  /// Parses the rest of a class, after the `[`.
  mutating func characterClass() throws(Problem) -> Class {
    let position = rest.startIndex - 1
    let isNegated = take("^")
    guard rest.first != "]" else {
      throw Problem(
        message: "has an empty class",
        at: position,
        advice: "write the characters between the brackets, or `\\]` for the character"
      )
    }
    var ranges: [ClosedRange<UInt32>] = []
    var shorthands: [Class] = []
    var isFirst = true
    while rest.first != "]" {
      if let shorthand = try shorthandInClass() {
        shorthands.append(shorthand)
      } else {
        ranges.append(try rangeInClass(isFirst: isFirst, position))
      }
      isFirst = false
    }
    rest.removeFirst()
    guard let result = Class(ranges, shorthands, isNegated: isNegated) else {
      throw Problem(
        message: "has a range of letters that engines match differently",
        at: position,
        advice: "write `[a-z]`, or with accents `[a-zà-öø-ÿ]`"
      )
    }
    if result.ascii.isEmpty || result.unicode.isEmpty {
      throw Problem(
        message: "has a class that no character matches",
        at: position,
        advice: "write the characters that the class matches, such as `[^0-9]`"
      )
    }
    return result
  }

  private mutating func shorthandInClass() throws(Problem) -> Class? {
    guard rest.first == "\\", let name = rest.dropFirst().first,
      let shorthand = Class(shorthand: name)
    else { return nil }
    rest.removeFirst(2)
    if isRangeNext {
      throw Problem(
        message: "has a range from `\\\(name)`, which is not portable",
        at: rest.startIndex - 2,
        edit: escaping(rest.startIndex)
      )
    }
    return shorthand
  }

  private func escaping(_ position: Int) -> Problem.Edit {
    Problem.Edit(characters: position..<position, replacement: "\\", isCertain: false)
  }

  /// Parses one character or a range in a class.
  ///
  /// A `-` is literal only at the start or the end of a class.
  private mutating func rangeInClass(
    isFirst: Bool,
    _ start: Int
  ) throws(Problem) -> ClosedRange<UInt32> {
    if isRangeNext, !isFirst {
      throw Problem(
        message: "has a `-` in the middle of a class, which is not portable",
        at: rest.startIndex,
        edit: escaping(rest.startIndex)
      )
    }
    let position = rest.startIndex
    let lower = try characterInClass(start)
    guard isRangeNext else { return lower.value...lower.value }
    let hyphen = rest.startIndex
    rest.removeFirst()
    if rest.first == "-" { throw doubled("-", hyphen) }
    if rest.first == "\\", let name = rest.dropFirst().first, Class(shorthand: name) != nil {
      throw Problem(
        message: "has a range to `\\\(name)`, which is not portable",
        at: position,
        edit: escaping(hyphen)
      )
    }
    let isPlain = position + 1 == hyphen
    let upper = try characterInClass(start)
    guard lower <= upper else {
      let reversed = "\(upper)-\(lower)"
      throw Problem(
        message: "has a range that ends before it begins",
        at: position,
        edit: isPlain && rest.startIndex == hyphen + 2
          ? Problem.Edit(
            characters: position..<rest.startIndex,
            replacement: reversed,
            isCertain: false
          )
          : escaping(hyphen)
      )
    }
    return lower.value...upper.value
  }

  private var isRangeNext: Bool {
    guard rest.first == "-", let next = rest.dropFirst().first else { return false }
    return next != "]"
  }

  private func doubled(_ character: Unicode.Scalar, _ position: Int) -> Problem {
    Problem(
      message: "has `\(character)\(character)` in a class, which is not portable",
      at: position,
      advice: "write `\\\(character)` for the character"
    )
  }

  /// Parses one character of the class that starts at position `start`.
  private mutating func characterInClass(_ start: Int) throws(Problem) -> Unicode.Scalar {
    let position = rest.startIndex
    guard let character = rest.popFirst() else {
      throw Problem(message: "has an unclosed class", at: start, edit: adding("]"))
    }
    switch character {
    case "[": throw classInClass(position)
    case "&" where rest.first == "&", "-" where rest.first == "-":
      throw doubled(character, position)
    case "\\":
      if rest.isEmpty { throw lastBackslash }
      return try escaped()
    default: return character
    }
  }

  /// The problem to report for a class inside a class, as in `[[:digit:]]` and `[a[b]]`.
  private func classInClass(_ position: Int) -> Problem {
    let name = rest.dropFirst().prefix { ("a"..."z").contains($0) }
    let known = ["digit": "\\d", "alpha": "a-z", "alnum": "a-z\\d", "space": "\\s", "word": "\\w"]
    let end = rest.startIndex + name.count + 1
    let isNamed =
      rest.first == ":" && rest.dropFirst(name.count + 1).starts(with: ":]".unicodeScalars)
    return Problem(
      message: "has a class inside a class, which is not portable",
      at: position,
      edit: isNamed
        ? known[String(String.UnicodeScalarView(name))].map {
          Problem.Edit(characters: position..<(end + 2), replacement: $0, isCertain: true)
        } : nil,
      advice: "write all characters in one class, and `\\[` for the character"
    )
  }

  private var lastBackslash: Problem {
    let position = rest.startIndex - 1
    return Problem(
      message: "ends with a backslash",
      at: position,
      edit: deleting(position, isCertain: true)
    )
  }

  /// Parses the character after a backslash, which must be ASCII punctuation.
  ///
  /// Engines differ in the meaning of an escaped letter or digit.
  private mutating func escaped() throws(Problem) -> Unicode.Scalar {
    guard let character = rest.first else { throw lastBackslash }
    let isAlphanumeric =
      character.properties.isAlphabetic || ("0"..."9").contains(character)
    guard character.isASCII, character != " ", !isAlphanumeric else {
      throw Problem.escape(rest, at: rest.startIndex - 1)
    }
    rest.removeFirst()
    return character
  }
}
