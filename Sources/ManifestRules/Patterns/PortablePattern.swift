/// A regular expression that Foundation, Java and JavaScript read alike, as the app, its Android
/// counterpart and the site do.
///
/// The subset: literals; `.`; escapes `\d \D \w \W \s \S` and of ASCII punctuation; classes `[a-z]`,
/// `[^0-9]` without a class inside; groups `(…)` and `(?:…)`; alternatives; `?`, `*`, `+`, `{m}`,
/// `{m,}`, `{m,n}` up to 1,000, with a `?` after them at most, which changes nothing where the whole
/// text must match; `^` at the start and `$` at the end. Nothing else: no lookahead or lookbehind, no
/// possessive or atomic group, no flags, no references, no `\p`, `\b`, `\A`.
package struct PortablePattern: Sendable {
  /// In bytes: no pattern of a form field is longer.
  static let sizeLimit = 1_000
  static let countLimit = 1_000
  static let depthLimit = 50

  package let root: Node
  let automaton: PatternAutomaton

  /// Why a text is not in the subset.
  package struct Problem: Error {
    /// Follows "pattern `x`".
    package var message: String
  }

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
      throw Problem(message: "is \(text.utf8.count) bytes long, more than \(Self.sizeLimit)")
    }
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F {
        throw Problem(message: "contains a control character")
      }
      if !PortableCharacter.contains(scalar) {
        throw Problem(message: "contains \(scalar.codePoint), which engines match differently")
      }
    }
    var parser = PatternParser(text)
    root = try parser.parse()
    try root.checkAnchors(isFirst: true, isLast: true)
    automaton = try PatternAutomaton(root, reading: \.ascii)
  }
}

extension PortablePattern.Node {
  /// Refuses a `^` or `$` that can never match, or not each time.
  fileprivate func checkAnchors(
    isFirst: Bool,
    isLast: Bool
  ) throws(PortablePattern.Problem) {
    switch self {
    case .start:
      if !isFirst { throw .init(message: "has a `^` that is not at the start") }
    case .end:
      if !isLast { throw .init(message: "has a `$` that is not at the end") }
    case .character: break
    case .choice(let nodes):
      for node in nodes { try node.checkAnchors(isFirst: isFirst, isLast: isLast) }
    case .sequence(let nodes):
      let first = nodes.firstIndex(where: \.hasCharacter) ?? nodes.endIndex
      let last = nodes.lastIndex(where: \.hasCharacter) ?? nodes.startIndex
      for (index, node) in nodes.enumerated() {
        try node.checkAnchors(isFirst: isFirst && index <= first, isLast: isLast && index >= last)
      }
    case .repetition(let node, _, let most):
      let isOnce = most.map { $0 <= 1 } ?? false
      try node.checkAnchors(isFirst: isFirst && isOnce, isLast: isLast && isOnce)
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
