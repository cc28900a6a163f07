import CountryManifest
import TestSupport
import Testing

/// Compares the matcher's answers with those of the engines that apps use.
@Suite(.requires(.programs(["java", "node", "python3"])))
struct PatternEngineTests {
  private struct Asked {
    var questions: [PatternEngine.Question] = []
    var answers: [Bool] = []

    mutating func ask(_ pattern: PortablePattern, _ source: String, _ text: String) {
      questions.append(.init(pattern: source, text: text))
      answers.append(pattern.accepts(text))
    }

    /// Expects every engine to give the matcher's answer.
    func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) async throws {
      for engine in PatternEngine.allCases {
        let theirs = Array(try await engine.answers(to: questions))
        try #require(theirs.count == questions.count, sourceLocation: sourceLocation)
        let wrong = zip(zip(questions, answers), theirs).filter { $1 != ($0.1 ? "1" : "0") }
        let shown = wrong.prefix(5).map { "\($0.0.0.pattern) on \($0.0.0.text): \($0.1)" }
        #expect(
          wrong.isEmpty,
          "\(engine) differs on \(wrong.count) of \(questions.count): \(shown)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  /// Random patterns of the subset, each on random texts.
  @Test func enginesAgreeWithTheMatcher() async throws {
    var grammar = PatternGrammar(generator: SeededGenerator(seed: 20_261_122))
    var asked = Asked()
    var patterns = 0
    while asked.questions.count < 3_000 {
      let (source, texts) = grammar.patternAndTexts()
      guard let pattern = try? PortablePattern(source) else { continue }
      patterns += 1
      for text in texts { asked.ask(pattern, source, text) }
    }
    let accepted = asked.answers.count { $0 }
    #expect(patterns > 250 && accepted > 750 && accepted < 2_500, "\(patterns), \(accepted)")
    try await asked.expectAgreement()
  }
}
