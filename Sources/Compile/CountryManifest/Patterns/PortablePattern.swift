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
package struct PortablePattern {
  /// The maximum length in bytes; patterns of form fields are shorter.
  static let sizeLimit = 1_000
  static let waysLimit = 1_000

  /// The minimum number of characters of a matching text.
  package let shortest: Int
  private let ways: Int
  /// Nil for the few patterns of the subset that Swift does not read, such as `[+--]`.
  private let regex: Regex<AnyRegexOutput>?

  package init(_ text: String) throws(TextProblem) {
    guard text.utf8.count <= Self.sizeLimit else {
      throw TextProblem(
        "is \(text.utf8.count) bytes long, more than \(Self.sizeLimit)",
        help: "write a shorter pattern"
      )
    }
    let extent = try PatternParser.extent(of: text)
    guard extent.ways <= Self.waysLimit else {
      throw TextProblem(
        "can match a text in more than \(Self.waysLimit) ways",
        help: "write fewer optional parts and alternatives, and smaller counts"
      )
    }
    (shortest, ways) = (extent.shortest, extent.ways)
    regex = Self.regex(text)?.ignoresCase()
  }

  /// The expression, by which characters are compared as the other engines compare them.
  static func regex(_ text: String) -> Regex<AnyRegexOutput>? {
    (try? Regex(text))?.matchingSemantics(.unicodeScalar).asciiOnlyDigits()
  }

  /// Whether the whole text matches, ignoring case; true for a text so long that trying every way would take long.
  package func accepts(_ text: String) -> Bool {
    guard let regex, ways * text.utf8.count <= 20_000 else { return true }
    return (try? regex.wholeMatch(in: text)) != nil
  }
}

/// How short a text can be that a part of a pattern matches, and in how many ways the part can match one text.
///
/// A repetition without a limit counts as one way.
struct PatternExtent {
  var shortest = 0
  var ways = 1

  static let empty = PatternExtent()
  static let character = PatternExtent(shortest: 1)

  /// Above this, numbers are not counted further; every limit is below.
  private static let countLimit = 1_000_000

  private static func product(_ one: Int, _ other: Int) -> Int { min(one * other, countLimit) }

  func followed(by next: Self) -> Self {
    PatternExtent(
      shortest: min(shortest + next.shortest, Self.countLimit),
      ways: Self.product(ways, next.ways)
    )
  }

  func or(_ other: Self) -> Self {
    PatternExtent(
      shortest: min(shortest, other.shortest),
      ways: min(ways + other.ways, Self.countLimit)
    )
  }

  func repeated(atLeast least: Int, atMost most: Int?) -> Self {
    var whole = PatternExtent(shortest: Self.product(shortest, least))
    guard let most else { return whole }
    // One part in each number that is allowed, and each of them in each of its ways. A part that is always empty has
    // two, because engines repeat it and then try to match without it.
    let ways = shortest == 0 ? max(ways, 2) : ways
    var power = 1
    whole.ways = 0
    for count in 0...most {
      if count >= least { whole.ways = min(whole.ways + power, Self.countLimit) }
      power = Self.product(power, ways)
    }
    return whole
  }
}
