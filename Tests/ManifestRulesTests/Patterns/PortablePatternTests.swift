import CountryManifest
import TestSupport
import Testing

@Suite struct PortablePatternTests {
  /// Each pattern with the start of its problem and of the help.
  @Test(arguments: [
    ("(?<!0)a", "contains a group `(?…)` other than `(?:…)`", "write `(…)`, and instead of a look"),
    ("\\w", "contains `\\w`", "write the characters"),
    ("[\\s]", "contains `\\s`", "write the characters"), ("a\\b", "contains `\\b`", "delete it"),
    ("(a)\\1", "contains `\\1`", "write the pattern of the group"),
    ("\\p{L}", "contains `\\p`", "write the characters"),
    ("(ab)+", "repeats a group without a limit", "write a limit, such as `{1,5}`"),
    ("(ab){2,}", "repeats a group without a limit", "write a limit, such as `{2,5}`"),
    ("\\d*-\\d+", "has a second repetition without a limit", "write a limit, such as `{1,20}`"),
    ("(a?){20}", "can match a text in more than 1000 ways", "write fewer optional parts"),
    ("(a|b|ab){8}", "can match a text in more than 1000 ways", "write fewer optional parts"),
    ("(((a{1000}){1000}){0,1000}){0,2}", "can match a text in more than 1000 ways", "write fewer"),
    ("a\\", "has a misplaced `\\`", "delete it"), ("a)", "has an unmatched `)`", "delete it"),
    ("(a", "has an unmatched `(`", "delete it"), ("[a-", "has an unmatched `[`", "delete it"),
    ("[]a]", "has a misplaced `]`", "delete it"), ("[a[b]]", "has a misplaced `[`", "delete"),
    ("[a&&b]", "has a doubled `&`", "delete"), ("[a-c-e]", "has a misplaced `-`", "delete"),
    ("[z-a]", "has a misplaced `-`", "delete it"),
    ("[Ā-ƀ]", "has a range of letters that engines match differently", "write `[a-z]`"),
    ("a|+", "has a misplaced `+`", "delete it, or write `\\+`"),
    ("a++", "has a misplaced `+`", "delete it, or write `\\+`"),
    ("a{3,2}", "has an invalid count", "write a count"),
    ("a{1001}", "has an invalid count", "write"),
    ("a^b", "has a misplaced `^`", "delete it"),
    ("a$b", "has a misplaced `$`", "delete"),
    ("a\u{1}", "contains U+0001", "write"), ("ß", "contains U+00DF", "write `.`"),
    ("\u{212A}", "contains U+212A", "write"), ("𝒳", "contains U+1D4B3", "write"),
    (String(repeating: "é", count: 501), "is 1002 bytes long", "write a shorter pattern"),
    (String(repeating: "(", count: 51), "nests more than 50 groups", "write fewer groups"),
  ])
  func otherPatternIsRefused(_ pattern: String, _ phrase: String, _ help: String) throws {
    let problem = try #require(throws: TextProblem.self) { try PortablePattern(pattern) }
    #expect(problem.phrase.hasPrefix(phrase), "\(problem.phrase)")
    #expect(problem.help?.hasPrefix(help) == true, "\(problem.help ?? "")")
  }

  @Test(
    arguments: [
      ("", "", 0), ("^a$|^b$", "A", 1), ("a|", "", 0), ("^a$|^$", "", 0), ("[-a]", "-", 1),
      ("[\\--/]", ".", 1), ("a{0}b", "b", 1), ("a{2}?", "aa", 2), ("[Z-a]", "z", 1),
      ("(a|(b)){2,3}", "bab", 2), ("[à-ÿ]", "Ÿ", 1), ("É", "é", 1), ("[ァ-ヶー]+", "カー", 1),
      ("東京\\d", "東京1", 3), ("[A-Z]{1000}", String(repeating: "x", count: 1_000), 1_000),
      (".{2,20}", "Zoë", 2), ("[^0-9]{3}", "abC", 3), ("\\D", "-", 1), ("()", "", 0),
      ("\\d{5}(-\\d{4})?", "12345-6789", 5), ("a*b", "AAB", 1), ("a{2,}?", "aaa", 2),
      ("[A-Z]{1,2}[0-9R][0-9A-Z]? ?[0-9][A-Z]{2}", "sw1a 1aa", 5), ("[a-a]", "A", 1),
    ] as [(String, String, Int)]
  )
  func wholeTextMatchesIgnoringCase(
    _ pattern: String,
    _ text: String,
    _ shortest: Int
  ) throws {
    let portable = try PortablePattern(pattern)
    #expect(portable.accepts(text))
    #expect(!portable.accepts(text + "!\n") && !portable.accepts("\n" + text))
    #expect(portable.shortest == shortest)
  }

  /// A text that would take long is not matched.
  @Test func longTextIsAccepted() throws {
    let pattern = try PortablePattern("(a?){9}.*b")
    #expect(!pattern.accepts(String(repeating: "a", count: 30)))
    #expect(pattern.accepts(String(repeating: "a", count: 20_000)))
  }

  @Test func everyPatternOfTheAddressTableAcceptsItsExample() throws {
    let standards = Standards.embedded
    let forms = standards.countries.keys.compactMap(standards.addressFormat)
    #expect(Set(forms.compactMap(\.postalPattern)).count > 90)
    var count = 0
    for form in forms {
      guard let text = form.postalPattern, let example = form.postalExample else { continue }
      count += 1
      let pattern = try PortablePattern(text)
      #expect(pattern.accepts(example), "\(text): \(example)")
      #expect(pattern.shortest <= example.count)
    }
    #expect(count > 170)
  }
}
