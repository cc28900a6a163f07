/// Patterns and what they answer to examples, each worked out once: thousands of countries share few.
///
/// Keys are bytes: strings that look alike are equal, and match different texts.
struct PatternCache {
  private var patterns: [[UInt8]: Result<PortablePattern, PortablePattern.Problem>] = [:]
  private var searches: [[UInt8]: RunawaySearch.Outcome] = [:]
  private var answers: [[UInt8]: [[UInt8]: PortablePattern.Answer]] = [:]

  mutating func pattern(_ text: String) -> Result<PortablePattern, PortablePattern.Problem> {
    if let known = patterns[Array(text.utf8)] { return known }
    let pattern = Result { () throws(PortablePattern.Problem) in try PortablePattern(text) }
    patterns[Array(text.utf8)] = pattern
    return pattern
  }

  /// Whether engines can take very long; nil for a text that is not a portable pattern.
  mutating func search(_ text: String) -> RunawaySearch.Outcome? {
    if let known = searches[Array(text.utf8)] { return known }
    guard let pattern = try? pattern(text).get() else { return nil }
    let outcome = pattern.searchForRunaway()
    searches[Array(text.utf8)] = outcome
    return outcome
  }

  /// What a pattern answers to an example; nil for a text that is not a portable pattern.
  mutating func answer(_ text: String, to example: String) -> PortablePattern.Answer? {
    if let known = answers[Array(text.utf8)]?[Array(example.utf8)] { return known }
    guard let pattern = try? pattern(text).get() else { return nil }
    let answer = pattern.answer(to: example)
    answers[Array(text.utf8), default: [:]][Array(example.utf8)] = answer
    return answer
  }
}
