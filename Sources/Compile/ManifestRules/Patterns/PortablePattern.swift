internal import ManifestFindings

/// A regular expression that Foundation, Java and JavaScript interpret in the same way.
///
/// The iOS app, the Android app and the website use these engines. The subset has:
///
/// - literals and `.`
/// - the escapes `\d \D \w \W \s \S`, and escaped ASCII punctuation
/// - classes `[a-z]` and `[^0-9]`, without a class inside
/// - groups `(…)` and `(?:…)`, and alternatives
/// - `?`, `*`, `+`, `{m}`, `{m,}` and `{m,n}`, with counts up to 1,000
/// - a `?` after one of these, which changes nothing because the whole text must match
/// - `^` at the start and `$` at the end
///
/// It excludes everything else: lookahead and lookbehind, possessive and atomic groups, flags, references,
/// `\p`, `\b` and `\A`.
package struct PortablePattern: Sendable {
  /// The maximum length in bytes; patterns of form fields are shorter.
  static let sizeLimit = 1_000
  static let countLimit = 1_000
  static let depthLimit = 50

  package let root: Node
  /// The number of characters of the shortest text that matches.
  package let shortestText: Int
  let automaton: PatternAutomaton

  package indirect enum Node: Sendable {
    /// `^`, `$`.
    case start, end
    case character(Class)
    case sequence([Node])
    case choice([Node])
    case repetition(Node, atLeast: Int, atMost: Int?)
  }

  package init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.sizeLimit else {
      throw Problem(
        message: "is \(text.utf8.count) bytes long, more than \(Self.sizeLimit)",
        advice: "write a shorter pattern"
      )
    }
    for (position, scalar) in text.unicodeScalars.enumerated() {
      if scalar.value < 0x20 || scalar.value == 0x7F {
        let edit = Problem.Edit(
          characters: position..<(position + 1),
          replacement: "",
          isCertain: false
        )
        throw Problem(message: "contains a control character", at: position, edit: edit)
      }
      if !PortableCharacter.contains(scalar) {
        throw Problem(
          message: "contains \(scalar.codePoint), which engines match differently",
          at: position,
          advice:
            "write `.` for any character, or letters with one uppercase and one lowercase form"
        )
      }
    }
    var parser = PatternParser(text)
    root = try parser.parse()
    var anchors = parser.anchors[...]
    try root.checkAnchors(isFirst: true, isLast: true, &anchors)
    automaton = try PatternAutomaton(root, reading: \.ascii)
    shortestText = root.shortest
  }
}

extension PortablePattern.Node {
  /// Rejects a `^` or `$` that can never match, or that cannot match in every round of a repetition.
  ///
  /// `anchors` are the positions of the anchors that were not checked yet, in the order of the text.
  fileprivate func checkAnchors(
    isFirst: Bool,
    isLast: Bool,
    _ anchors: inout ArraySlice<Int>
  ) throws(PortablePattern.Problem) {
    switch self {
    case .start, .end:
      let position = anchors.popFirst() ?? 0
      if case .start = self, !isFirst { throw .anchor("^", "start", at: position) }
      if case .end = self, !isLast { throw .anchor("$", "end", at: position) }
    case .character: break
    case .choice(let nodes):
      for node in nodes { try node.checkAnchors(isFirst: isFirst, isLast: isLast, &anchors) }
    case .sequence(let nodes):
      let first = nodes.firstIndex(where: \.hasCharacter) ?? nodes.endIndex
      let last = nodes.lastIndex(where: \.hasCharacter) ?? nodes.startIndex
      for (index, node) in nodes.enumerated() {
        let (isFirst, isLast) = (isFirst && index <= first, isLast && index >= last)
        try node.checkAnchors(isFirst: isFirst, isLast: isLast, &anchors)
      }
    case .repetition(let node, _, let most):
      let isOnce = most.map { $0 <= 1 } ?? false
      try node.checkAnchors(isFirst: isFirst && isOnce, isLast: isLast && isOnce, &anchors)
    }
  }

  private var hasCharacter: Bool { contains { _ in true } }
}

extension PortablePattern.Node {
  func contains(where predicate: (PortablePattern.Class) -> Bool) -> Bool {
    switch self {
    case .start, .end: false
    case .character(let characters): predicate(characters)
    case .sequence(let nodes), .choice(let nodes):
      nodes.contains { $0.contains(where: predicate) }
    case .repetition(let node, _, _): node.contains(where: predicate)
    }
  }

  var canBeEmpty: Bool {
    switch self {
    case .start, .end: true
    case .character: false
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .choice(let nodes): nodes.contains(where: \.canBeEmpty)
    case .repetition(let node, let least, _): least == 0 || node.canBeEmpty
    }
  }
}

extension PortablePattern {
  /// A set of characters that one position of a pattern matches, ignoring case.
  package struct Class: Hashable, Sendable {
    /// The characters as Java and JavaScript read the class: `\d`, `\w` and `\s` are ASCII.
    package private(set) var ascii: CodePointSet
    /// The characters as ICU reads the class, which Foundation and Android use.
    ///
    /// Beyond ASCII, one digit, one space and one punctuation character represent all others of their kind. All
    /// remaining characters beyond ASCII count as letters.
    package private(set) var unicode: CodePointSet
    /// Whether the class contains `\w` or `\W`, about which engines disagree for letters such as `é`.
    private(set) var dependsOnLetters = false

    static let any = Class(ascii: .all, unicode: .all)

    /// Creates a class; nil if engines read the ranges differently.
    init?(_ ranges: [ClosedRange<UInt32>], _ shorthands: [Class] = [], isNegated: Bool = false) {
      guard let own = PortableCharacter.ignoringCase(ranges) else { return nil }
      ascii = shorthands.reduce(own) { $0.union($1.ascii) }
      unicode = shorthands.reduce(own) { $0.union($1.unicode) }
      dependsOnLetters = shorthands.contains(where: \.dependsOnLetters)
      if isNegated { self = complement }
    }

    /// Creates a class for the shorthand `d`, `w` or `s`, or for its negation `D`, `W` or `S`; nil for other letters.
    init?(shorthand: Unicode.Scalar) {
      switch shorthand {
      case "d": self = .digit
      case "D": self = .digit.complement
      case "w": self = .word
      case "W": self = .word.complement
      case "s": self = .space
      case "S": self = .space.complement
      default: return nil
      }
    }

    private var complement: Class {
      var result = self
      (result.ascii, result.unicode) = (ascii.complement, unicode.complement)
      return result
    }

    private init(ascii: CodePointSet, unicode: CodePointSet) {
      (self.ascii, self.unicode) = (ascii, unicode)
    }

    private static let digit = Class([0x30...0x39], andUnicode: [0x660...0x660])
    private static let space = Class([0x09...0x0D, 0x20...0x20], andUnicode: [0xA0...0xA0])
    private static let word = Class(
      [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A],
      andUnicode: [0x80...0x9F, 0xA1...0x2018, 0x201A...0xFFFF]
    )

    private init(_ ranges: [ClosedRange<UInt32>], andUnicode others: [ClosedRange<UInt32>]) {
      self.init(ascii: CodePointSet(ranges), unicode: CodePointSet(ranges + others))
      dependsOnLetters = unicode.contains(0xE9)
    }
  }
}

extension PortablePattern {
  /// The number of characters of the longest text that matches; nil if there is no limit.
  package var longestText: Int? { root.longest }
}

extension PortablePattern {
  /// A short text that matches, such as `11111`; nil if every match is long.
  var sample: String? {
    guard shortestText <= 40 else { return nil }
    let text = root.sample
    return answer(to: text) == .accepted ? text : nil
  }
}

extension PortablePattern.Node {
  fileprivate var sample: String {
    switch self {
    case .start, .end: return ""
    case .character(let characters):
      let shown = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ-/. ".unicodeScalars
      let other = characters.ascii.ranges.first.flatMap { Unicode.Scalar($0.lowerBound) }
      let scalar = shown.first { characters.ascii.contains($0.value) } ?? other
      return scalar.map { String($0) } ?? ""
    case .sequence(let nodes): return nodes.map(\.sample).joined()
    case .choice(let nodes):
      return nodes.min { $0.shortest < $1.shortest }?.sample ?? ""
    case .repetition(let node, let least, _):
      return String(repeating: least == 0 ? "" : node.sample, count: least)
    }
  }

  fileprivate var shortest: Int {
    switch self {
    case .start, .end: 0
    case .character: 1
    case .sequence(let nodes): nodes.reduce(0) { $0 + $1.shortest }
    case .choice(let nodes): nodes.map(\.shortest).min() ?? 0
    case .repetition(let node, let least, _): least * node.shortest
    }
  }

  fileprivate var longest: Int? {
    switch self {
    case .start, .end: return 0
    case .character: return 1
    case .sequence(let nodes):
      var sum = 0
      for node in nodes {
        guard let longest = node.longest else { return nil }
        sum += longest
      }
      return sum
    case .choice(let nodes):
      var most = 0
      for node in nodes {
        guard let longest = node.longest else { return nil }
        most = max(most, longest)
      }
      return most
    case .repetition(let node, _, let most):
      guard let longest = node.longest else { return nil }
      return longest == 0 ? 0 : most.map { $0 * longest }
    }
  }
}

extension PortablePattern {
  package enum Answer: Hashable, Sendable {
    case accepted, rejected
    /// Possibly, some engines match the text and others do not.
    case dependsOnEngine(Reason)
    case tookTooLong
  }

  package enum Reason: Hashable, Sendable {
    /// The text contains a character that engines match differently.
    case character(Unicode.Scalar)
    /// The text contains letters beyond ASCII, and the pattern contains `\w` or `\W`.
    case letters
  }

  /// Whether the whole text matches, ignoring case.
  package func answer(to text: String) -> Answer {
    var remaining = Int.max
    return answer(to: text, &remaining)
  }

  /// Whether the whole text matches, ignoring case; takes at most the remaining steps.
  func answer(to text: String, _ remaining: inout Int) -> Answer {
    if let character = text.unicodeScalars.first(where: { !PortableCharacter.contains($0) }) {
      return .dependsOnEngine(.character(character))
    }
    if !text.utf8.allSatisfy({ $0 < 0x80 }), root.contains(where: \.dependsOnLetters) {
      return .dependsOnEngine(.letters)
    }
    guard let isMatch = automaton.matches(text.unicodeScalars, &remaining) else {
      return .tookTooLong
    }
    return isMatch ? .accepted : .rejected
  }

  /// Searches for a text on which a backtracking engine can take very long.
  package func searchForRunaway() -> RunawaySearch.Outcome {
    var remaining = Int.max
    return searchForRunaway(&remaining)
  }

  /// Searches for a text on which a backtracking engine can take very long; takes at most the remaining steps.
  func searchForRunaway(_ remaining: inout Int) -> RunawaySearch.Outcome {
    let outcome = RunawaySearch.outcome(of: automaton, &remaining)
    guard outcome == .safe, root.contains(where: { $0.ascii != $0.unicode }),
      let unicode = try? PatternAutomaton(root, reading: \.unicode)
    else { return outcome }
    remaining -= unicode.size
    return RunawaySearch.outcome(of: unicode, &remaining)
  }
}

extension Unicode.Scalar {
  /// The code point in the notation `U+00E9`.
  var codePoint: String { "U+" + hexadecimal(value, digits: 4) }
}
