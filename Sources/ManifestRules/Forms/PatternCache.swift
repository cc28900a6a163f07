internal import Foundation

/// Patterns and what they say to examples, each asked once: thousands of countries share few.
struct PatternCache {
  enum Answer {
    case accepted, rejected
    /// The engine was stopped.
    case tookTooLong
  }

  private var problems: [String: String?] = [:]
  private var expressions: [String: NSRegularExpression] = [:]
  private var answers: [String: [String: Answer]] = [:]

  /// The engine calls back after a fixed number of steps, some 10,000; an honest pattern never does.
  private static let callbackLimit = 10

  /// What is wrong with a pattern, in words that follow "pattern `x`".
  mutating func problem(in pattern: String) -> String? {
    if let known = problems[pattern] { return known }
    var problem = PortablePattern.problem(in: pattern)
    if problem == nil {
      if let expression = Self.expression(pattern) {
        expressions[pattern] = expression
      } else {
        problem = "does not compile"
      }
    }
    problems[pattern] = .some(problem)
    return problem
  }

  /// Whether a pattern takes the whole of a text, letter case aside; nil where it is no pattern.
  mutating func answer(_ pattern: String, to text: String) -> Answer? {
    if let known = answers[pattern]?[text] { return known }
    if expressions[pattern] == nil { expressions[pattern] = Self.expression(pattern) }
    guard let expression = expressions[pattern] else { return nil }
    var answer = Answer.rejected
    var callbacks = 0
    let all = NSRange(location: 0, length: text.utf16.count)
    expression.enumerateMatches(in: text, options: [.reportProgress], range: all) {
      match,
      flags,
      stop in
      if match != nil {
        answer = .accepted
        stop.pointee = true
      } else if flags.contains(.progress) {
        callbacks += 1
        guard callbacks > Self.callbackLimit else { return }
        answer = .tookTooLong
        stop.pointee = true
      } else if flags.contains(.internalError) {
        answer = .tookTooLong
        stop.pointee = true
      }
    }
    answers[pattern, default: [:]][text] = answer
    return answer
  }

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: [.caseInsensitive])
  }
}
