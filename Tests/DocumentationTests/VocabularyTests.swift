import Foundation
import Testing

/// Messages, help, pages and comments are in plain English.
@Suite struct VocabularyTests {
  @Test(arguments: try Prose.files())
  func proseHasNoOldVocabulary(_ path: String) throws {
    let paragraphs = try Prose.paragraphs(in: path)
    // One search in the whole text is much cheaper than one per paragraph. No pattern matches
    // across a line break.
    guard !Self.found(in: paragraphs.map(\.text).joined(separator: "\n")).isEmpty else { return }
    for paragraph in paragraphs {
      for (phrase, rule) in Self.found(in: paragraph.text) {
        Issue.record("\(path):\(paragraph.line): `\(phrase)`; write \(rule.instead)")
      }
    }
  }

  @Test(arguments: [
    "one row a country", "`x` is no country's code", "what a row comes to", "ends with 1",
    "a sign that nobody sees", "indent with blanks", "key `x` is here twice", "adopted anew",
    "stale, missing or left over", "it is made right or taken out", "what stands in a file",
    "beside app.yaml", "mend the indentation", "say whose a host is", "a slip in three letters",
    "an element a line", "everything but for the default", "in the place of app.yaml",
    "a user of whom only the languages are known", "whose hosts carry no prefix",
    "compared as in no manifest of a person", "it goes on from there", "ASCII letters fold",
    "equal texts, letter case aside", "to come: the code knows it",
  ])
  func oldVocabularyIsFound(_ text: String) {
    #expect(!Self.found(in: text).isEmpty)
  }

  @Test(arguments: [
    "one row per country", "x is not a country code", "there is no row", "it is no longer used",
    "x stands for a name", "sign in", "exits with status 1", "leftover files", "a list of names",
    "a user whose languages are known", "the case of letters is ignored", "years to come",
  ])
  func plainEnglishIsNotFound(_ text: String) {
    #expect(Self.found(in: text).isEmpty)
  }

  private static let expressions: [(VocabularyRule, NSRegularExpression?)] =
    VocabularyRule.all.map { rule in
      (rule, try? NSRegularExpression(pattern: rule.pattern, options: .caseInsensitive))
    }

  @Test func everyKindOfProseIsRead() throws {
    for (path, words) in [
      ("Fuzz/manifest.py", "What crashes it is written"), ("Makefile", "CI runs nothing else"),
      ("README.md", "nd-config"), ("Tests/DocumentationTests/Prose.swift", "that a person reads"),
      (".github/ISSUE_TEMPLATE/bug.yml", "The page shows your whole manifest"),
      (".github/workflows/ci.yml", "it belongs to another user"),
    ] {
      let paragraphs = try Prose.paragraphs(in: path)
      #expect(paragraphs.contains { $0.text.contains(words) }, "\(path)")
    }
    #expect(try Prose.files().count > 900)
  }

  @Test func everyPatternIsARegularExpression() {
    for (rule, expression) in Self.expressions { #expect(expression != nil, "\(rule.pattern)") }
  }

  private static func found(in text: String) -> [(phrase: String, rule: VocabularyRule)] {
    expressions.flatMap { rule, expression -> [(String, VocabularyRule)] in
      var text = text
      for exception in rule.exceptions {
        text = text.replacingOccurrences(of: exception, with: "", options: .caseInsensitive)
      }
      let all = NSRange(text.startIndex..., in: text)
      return (expression?.matches(in: text, range: all) ?? []).compactMap { match in
        Range(match.range, in: text).map { (String(text[$0]), rule) }
      }
    }
  }
}
