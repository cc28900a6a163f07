import Foundation
import TestSupport

/// An engine that runs an app's patterns, or Python's.
enum PatternEngine: String, CaseIterable {
  case foundation, java, node, python

  struct Question: Hashable {
    var pattern: String
    var text: String
  }

  /// One character per question: `1` for a match, `0` for none, `!` if the engine refuses the
  /// pattern.
  func answers(to questions: [Question]) async throws -> String {
    switch self {
    case .foundation: return Self.foundationAnswers(to: questions)
    case .java: return try await run("java", "Match.java", questions)
    case .node: return try await run("node", "match.js", questions)
    case .python: return try await run("python3", "match.py", questions)
    }
  }

  private func run(
    _ program: String,
    _ file: String,
    _ questions: [Question]
  ) async throws -> String {
    let lines = questions.map { "\(hexadecimal($0.pattern)),\(hexadecimal($0.text))\n" }
    let outcome = try await Command.run(
      program,
      [Places.url("Tests/ManifestRulesTests/Engines/\(file)").path],
      input: Array(lines.joined().utf8)
    )
    guard outcome.status == 0 else { throw Failure(message: outcome.stderr) }
    return outcome.stdout.trimmingCharacters(in: .newlines)
  }

  struct Failure: Error {
    var message: String
  }

  private func hexadecimal(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Matches as the generated Swift does.
  private static func foundationAnswers(to questions: [Question]) -> String {
    var expressions: [[UInt8]: NSRegularExpression?] = [:]
    return questions.map { question in
      // The key is bytes, because strings are equal if they look alike.
      let key = Array(question.pattern.utf8)
      let expression =
        expressions[key]
        ?? (try? NSRegularExpression(
          pattern: "\\A(?:\(question.pattern))\\z",
          options: .caseInsensitive
        ))
      expressions[key] = .some(expression)
      guard let expression else { return "!" }
      let whole = NSRange(question.text.startIndex..., in: question.text)
      return expression.firstMatch(in: question.text, range: whole) == nil ? "0" : "1"
    }.joined()
  }
}
