internal import ManifestFindings

/// A regular expression that Foundation, Java and JavaScript read alike, and that they match in few ways.
///
/// The iOS app, the Android app and the website use these engines. The subset has:
///
/// - characters of every script, `.`, `\d`, `\D` and escaped ASCII punctuation
/// - classes such as `[A-Z0-9 \-]` and `[^ァ-ヶー]`
/// - groups `(…)` and `(?:…)`, and alternatives
/// - `?`, `{m}` and `{m,n}`, with counts up to 1,000
/// - one `+`, `*` or `{m,}`, after a character
/// - a `?` after one of these, which changes nothing because the whole text must match
/// - `^` at the start and `$` at the end of an alternative
///
/// So the number of ways in which a text can match, each of which an engine tries before it rejects the text, is at most
/// the product of all choices, for each length of the one repetition without a limit.
package struct PortablePattern: Sendable {
  /// The maximum length in bytes; patterns of form fields are shorter.
  static let sizeLimit = 1_000
  static let waysLimit = 1_000

  let tree: PatternTree

  package init(_ text: String) throws(TextProblem) {
    guard text.utf8.count <= Self.sizeLimit else {
      throw TextProblem(
        "is \(text.utf8.count) bytes long, more than \(Self.sizeLimit)",
        help: "write a shorter pattern"
      )
    }
    tree = try PatternParser.tree(of: text)
    guard tree.ways <= Self.waysLimit else {
      throw TextProblem(
        "can match a text in more than \(Self.waysLimit) ways",
        help: "write fewer optional parts and alternatives, and smaller counts"
      )
    }
  }

  /// The number of characters of the shortest text that matches.
  package var shortest: Int { tree.shortest }
  /// The number of characters of the longest text that matches; nil if there is no limit.
  package var longest: Int? { tree.longest }

  /// Whether the whole text matches, ignoring case.
  package func accepts(_ text: String) -> Bool { tree.matches(text, ignoringCase: true) }
}

/// A parsed regular expression.
indirect enum PatternTree: Sendable {
  case character(CharacterClass)
  case sequence([PatternTree])
  case choice([PatternTree])
  case repetition(PatternTree, atLeast: Int, atMost: Int?)

  struct CharacterClass: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    /// `.`, which does not match the end of a line.
    static let any = CharacterClass(
      ranges: [0x0A...0x0D, 0x85...0x85, 0x2028...0x2029],
      isNegated: true
    )
  }

  /// Above this, sizes are not counted further; every limit is below.
  private static let countLimit = 1_000_000

  private static func product(_ one: Int, _ other: Int) -> Int { min(one * other, countLimit) }

  var shortest: Int {
    switch self {
    case .character: 1
    case .sequence(let parts): min(parts.reduce(0) { $0 + $1.shortest }, Self.countLimit)
    case .choice(let parts): parts.map(\.shortest).min() ?? 0
    case .repetition(let part, let least, _): Self.product(part.shortest, least)
    }
  }

  var longest: Int? {
    func all(_ parts: [PatternTree]) -> [Int]? {
      let known = parts.compactMap(\.longest)
      return known.count == parts.count ? known : nil
    }
    switch self {
    case .character: return 1
    case .sequence(let parts): return all(parts).map { min($0.reduce(0, +), Self.countLimit) }
    case .choice(let parts): return all(parts).map { $0.max() ?? 0 }
    case .repetition(let part, _, let most):
      return part.longest.flatMap { one in most.map { Self.product(one, $0) } }
    }
  }

  /// The number of ways in which a text can match, without those of a repetition that has no limit.
  var ways: Int {
    switch self {
    case .character: return 1
    case .sequence(let parts): return parts.reduce(1) { Self.product($0, $1.ways) }
    case .choice(let parts): return min(parts.reduce(0) { $0 + $1.ways }, Self.countLimit)
    case .repetition(let part, let least, let most):
      guard let most else { return 1 }
      let ways = part.ways
      guard ways > 1 else { return most - least + 1 }
      var (power, sum) = (1, 0)
      for count in 0...most where sum < Self.countLimit {
        if count >= least { sum += power }
        power = Self.product(power, ways)
        if power == Self.countLimit { return power }
      }
      return sum
    }
  }
}
