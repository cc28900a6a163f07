internal import ManifestFindings

/// Parses a pattern, with one method for each part of the grammar.
struct PatternParser {
  private var rest: ArraySlice<Unicode.Scalar>
  private var hasLoop = false
  private var depth = 0

  private static let depthLimit = 50
  private static let countLimit = 1_000

  private init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

  static func extent(of text: String) throws(TextProblem) -> PatternExtent {
    var parser = PatternParser(text)
    return try parser.whole()
  }

  private mutating func whole() throws(TextProblem) -> PatternExtent {
    if let scalar = rest.first(where: { !PortableCharacter.contains($0) }) {
      throw TextProblem(
        "contains \(scalar.codePoint), which engines match differently",
        help: "write `.`, or letters with one uppercase and one lowercase form"
      )
    }
    let extent = try choice()
    // `choice()` stops at the end of the text, or at a `)`.
    guard rest.isEmpty else { throw misplaced(")", "unmatched") }
    return extent
  }

  private func misplaced(_ scalar: Unicode.Scalar, _ place: String = "misplaced") -> TextProblem {
    TextProblem(
      "has \(place == "unmatched" ? "an" : "a") \(place) `\(scalar)`",
      help: "delete it, or write `\\\(scalar)` for the character"
    )
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func choice() throws(TextProblem) -> PatternExtent {
    var extent = try sequence()
    while take("|") { extent = extent.or(try sequence()) }
    return extent
  }

  private mutating func sequence() throws(TextProblem) -> PatternExtent {
    var extent = PatternExtent.empty
    while depth == 0, take("^") {}
    while let next = rest.first, next != "|", next != ")" {
      if depth == 0, next == "$", rest.dropFirst().first ?? "|" == "|" {
        rest.removeFirst()
        break
      }
      let part = try part()
      extent = extent.followed(by: try repetition(of: part, isCharacter: next != "(") ?? part)
    }
    return extent
  }

  private mutating func part() throws(TextProblem) -> PatternExtent {
    let scalar = rest.removeFirst()
    switch scalar {
    case "(": return try group()
    case "[": try characterClass()
    case "\\": if !takeDigit() { _ = try escaped() }
    case "^", "$", "]", "}", "?", "*", "+", "{": throw misplaced(scalar)
    default: break
    }
    return .character
  }

  // MARK: Groups and repetitions

  private mutating func group() throws(TextProblem) -> PatternExtent {
    if take("?"), !take(":") {
      throw TextProblem(
        "contains a group `(?…)` other than `(?:…)`",
        help:
          "write `(…)`, and instead of a lookaround the allowed values: `[1-9]\\d{4}` for `(?!0)\\d{5}`"
      )
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw TextProblem("nests more than \(Self.depthLimit) groups", help: "write fewer groups")
    }
    let extent = try choice()
    guard take(")") else { throw misplaced("(", "unmatched") }
    return extent
  }

  private static let quantifiers: [Unicode.Scalar] = ["?", "*", "+", "{"]

  private mutating func repetition(
    of part: PatternExtent,
    isCharacter: Bool
  ) throws(TextProblem) -> PatternExtent? {
    guard let quantifier = rest.first, Self.quantifiers.contains(quantifier) else { return nil }
    rest.removeFirst()
    let (least, most): (Int, Int?) =
      switch quantifier {
      case "?": (0, 1)
      case "*": (0, nil)
      case "+": (1, nil)
      default: try count()
      }
    // `*?` (lazy) matches the same whole texts as `*`; `*+` (possessive) never gives back characters.
    _ = take("?")
    if let next = rest.first, Self.quantifiers.contains(next) { throw misplaced(next) }
    if most == nil {
      guard isCharacter, !hasLoop else {
        let what = isCharacter ? "has a second repetition" : "repeats a group"
        throw TextProblem(
          "\(what) without a limit",
          help:
            "write a limit, such as `{\(least),\(isCharacter ? 20 : 5)}`, or matching can take very long"
        )
      }
      hasLoop = true
    }
    return part.repeated(atLeast: least, atMost: most)
  }

  /// Parses the rest of a count: `2}`, `2,}` or `2,5}`.
  private mutating func count() throws(TextProblem) -> (least: Int, most: Int?) {
    let least = number()
    let hasComma = take(",")
    let most = hasComma ? number() : least
    if let least, least <= most ?? least, take("}") { return (least, most) }
    throw TextProblem(
      "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ \(Self.countLimit)",
      help: "write a count such as `{2}`, `{2,}` or `{2,5}`, or `\\{` for the character"
    )
  }

  /// Parses a number; nil if there are no digits, or if the number is above the limit.
  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard digits.count <= 4, let value = Int(String(String.UnicodeScalarView(digits))),
      value <= Self.countLimit
    else { return nil }
    rest.removeFirst(digits.count)
    return value
  }

  // MARK: Characters

  /// Parses the `d` or `D` after a backslash.
  private mutating func takeDigit() -> Bool { take("d") || take("D") }

  /// Parses the rest of a class, after the `[`; a `-` is literal only at its start or end.
  private mutating func characterClass() throws(TextProblem) {
    _ = take("^")
    if rest.first == "]" { throw misplaced("]") }
    var isEmpty = true
    while !take("]") {
      if isRangeNext, !isEmpty { throw misplaced("-") }
      isEmpty = false
      if rest.starts(with: "\\d".unicodeScalars) || rest.starts(with: "\\D".unicodeScalars) {
        rest.removeFirst(2)
      } else {
        try rangeInClass()
      }
    }
  }

  private var isRangeNext: Bool {
    guard rest.first == "-", let next = rest.dropFirst().first else { return false }
    return next != "]"
  }

  private mutating func rangeInClass() throws(TextProblem) {
    let lower = try characterInClass()
    guard isRangeNext else { return }
    rest.removeFirst()
    let upper = try characterInClass()
    guard lower <= upper else { throw misplaced("-") }
    if PortableCharacter.hasAmbiguousLetter(in: lower.value...upper.value) {
      throw TextProblem(
        "has a range of letters that engines match differently",
        help: "write `[a-z]`, or with accents `[a-zà-öø-ÿ]`"
      )
    }
  }

  private mutating func characterInClass() throws(TextProblem) -> Unicode.Scalar {
    guard let scalar = rest.popFirst() else { throw misplaced("[", "unmatched") }
    switch scalar {
    case "\\": return try escaped()
    case "[": throw misplaced("[")
    // Some engines read `&&` and `--` as operators.
    case "&", "-", "~": if rest.first == scalar { throw misplaced(scalar, "doubled") }
    default: break
    }
    return scalar
  }

  /// Parses the character after a backslash, which must be ASCII punctuation.
  ///
  /// Engines differ in the meaning of an escaped letter or digit.
  private mutating func escaped() throws(TextProblem) -> Unicode.Scalar {
    guard let scalar = rest.popFirst() else { throw misplaced("\\") }
    if (0x21..<0x7F).contains(scalar.value), !scalar.properties.isAlphabetic,
      !("0"..."9").contains(scalar)
    {
      return scalar
    }
    let help =
      "bBAZzG".unicodeScalars.contains(scalar)
      ? "delete it; the whole value is matched"
      : ("1"..."9").contains(scalar)
        ? "write the pattern of the group again"
        : "write the characters, such as `[A-Z0-9 ]`, or `\\\\` for a backslash"
    throw TextProblem("contains `\\\(scalar)`, which is not portable", help: help)
  }
}

/// The characters that all engines match alike: ICU (in Foundation and on Android), the JVM and JavaScript.
///
/// Engines differ about characters beyond U+FFFF, which count as one or as two, about spaces and digits of other
/// scripts, and about letters with several counterparts in the other case, such as `ſ` and `ß`.
enum PortableCharacter {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "\t" || (0x20..<0x7F).contains(scalar.value) }
    guard scalar.value <= 0xFFFF else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .decimalNumber:
      return false
    default: return !isAmbiguous(scalar)
    }
  }

  /// Whether a letter has another counterpart in the other case than the one whose counterpart it is.
  private static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard properties.changesWhenCaseMapped || properties.changesWhenCaseFolded else {
      return false
    }
    guard let lower = only(properties.lowercaseMapping),
      let upper = only(properties.uppercaseMapping), lower != upper,
      lower == scalar || upper == scalar,
      // Older engines do not know letters beyond, and those of Unicode 14 and later.
      max(lower.value, upper.value) < 0x2000, max(age(of: lower), age(of: upper)) < 14
    else { return true }
    return only(lower.properties.uppercaseMapping) != upper
      || only(upper.properties.lowercaseMapping) != lower
  }

  private static func age(of scalar: Unicode.Scalar) -> Int { scalar.properties.age?.major ?? .max }

  /// The only character of a text; nil if it has several.
  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  static func hasAmbiguousLetter(in range: ClosedRange<UInt32>) -> Bool {
    range.upperBound >= 0x80 && ambiguous.contains(where: range.contains)
  }

  private static let ambiguous: [UInt32] = (0x80...0x2FFF)
    .filter { Unicode.Scalar($0).map(isAmbiguous) ?? false }
}
