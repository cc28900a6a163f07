import ManifestRules
import TestSupport
import Testing

/// Compares the matcher's answers with those of the engines that apps use.
@Suite(.requires(.programs(["java", "node", "python3"])))
struct PatternEngineTests {
  private struct Asked {
    var questions: [PatternEngine.Question] = []
    var answers: [PortablePattern.Answer] = []

    mutating func ask(_ pattern: PortablePattern, _ source: String, _ text: String) {
      questions.append(.init(pattern: source, text: text))
      answers.append(pattern.answer(to: text))
    }

    /// Expects every engine to give the matcher's answer, if the matcher has one.
    func expectAgreement(
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      for engine in PatternEngine.allCases {
        let theirs = Array(try await engine.answers(to: questions))
        try #require(theirs.count == questions.count, sourceLocation: sourceLocation)
        let wrong = zip(zip(questions, answers), theirs).filter { pair, their in
          switch pair.1 {
          case .accepted: their != "1"
          case .rejected: their != "0"
          case .dependsOnEngine: their == "!"
          case .tookTooLong: true
          }
        }
        let shown = wrong.prefix(5).map { "\($0.0.0.pattern) on \($0.0.0.text): \($0.1)" }
        #expect(
          wrong.isEmpty,
          "\(engine) differs on \(wrong.count) of \(questions.count): \(shown)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test func enginesAgreeWithTheMatcher() async throws {
    var grammar = PatternGrammar(generator: SeededGenerator(seed: 20_261_122))
    var asked = Asked()
    while asked.questions.count < 12_000 {
      let source = grammar.pattern()
      guard let pattern = try? PortablePattern(source), pattern.searchForRunaway() == .safe else {
        continue
      }
      for _ in 0..<3 {
        let text = grammar.match(pattern.root)
        asked.ask(pattern, source, text)
        asked.ask(pattern, source, grammar.changed(text))
      }
    }
    let accepted = asked.answers.count { $0 == .accepted }
    let rejected = asked.answers.count { $0 == .rejected }
    #expect(accepted >= 5_000 && accepted + rejected >= 10_000, "\(accepted), \(rejected)")
    try await asked.expectAgreement()
  }

  /// A letter matches itself and its other case, in a class and outside.
  @Test func enginesAgreeOnLetterCase() async throws {
    var asked = Asked()
    let known = PortableCharacter.pairs.map { ($0.character, $0.other) }
    for (value, other) in known {
      guard let letter = Unicode.Scalar(value), let other = Unicode.Scalar(other) else { continue }
      for source in ["\(letter)", "[\(letter)]", "[^\(letter)]"] {
        let pattern = try PortablePattern(source)
        for text in [letter, other] { asked.ask(pattern, source, String(text)) }
      }
    }
    #expect(known.count > 1_000)
    #expect(asked.answers.count { $0 == .accepted } == known.count * 4)
    try await asked.expectAgreement()
  }

  /// ASCII punctuation in a class (first, between two letters, last), and after a backslash.
  @Test func enginesAgreeOnPunctuation() async throws {
    let characters = (0x20...0x7E).compactMap(Unicode.Scalar.init)
    let texts = characters.map { String($0) } + ["\t", "é"]
    var asked = Asked()
    var accepted = 0
    for character in characters where !character.properties.isAlphabetic {
      for source in [
        "\(character)", "\\\(character)", "[\(character)a]", "[^\(character)]", "[a\(character)b]",
        "[a\(character)]", "[a\\\(character)b]",
      ] {
        guard let pattern = try? PortablePattern(source) else { continue }
        accepted += 1
        for text in texts { asked.ask(pattern, source, text) }
      }
    }
    #expect(accepted == 257)
    try await asked.expectAgreement()
  }

  /// If the matcher has a definite answer for a text of any characters, every engine gives the
  /// same.
  @Test func enginesAgreeWithTheMatcherOnAnyText() async throws {
    let sources = [
      "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", ".", "[^a]", "[a-z]", "[à-ÿ]", "[α-ω]", "k", "ss",
    ]
    var generator = SeededGenerator(seed: 9)
    var asked = Asked()
    for source in sources {
      let pattern = try PortablePattern(source)
      for value in (0..<0x600).map({ UInt32($0) })
        + (0..<1_500).map({ _ in UInt32.random(in: 0...0x10FFFF, using: &generator) })
      {
        guard let scalar = Unicode.Scalar(value) else { continue }
        asked.ask(pattern, source, String(scalar))
      }
    }
    try await asked.expectAgreement()
  }
}
