import ManifestRules
import Testing

@Suite struct PortablePatternTests {
  @Test(arguments: [
    ("(?<!0)a", "contains a lookbehind `(?<!…)`, which is not portable"),
    ("(?i)a", "contains the flag `i`, which is not portable"),
    ("\\p{L}", "contains the property `\\p{L}`, which is not portable"),
    ("[\\b]", "contains `\\b`, which is not portable"),
    ("(a)\\1", "contains the back reference `\\1`, which is not portable"),
    ("a\\", "ends with a backslash"), ("[a\\", "ends with a backslash"),
    ("a)", "has an unmatched `)`"), ("a]", "has an unmatched `]`"), ("a}", "has an unmatched `}`"),
    ("(a", "has an unclosed group"), ("[a", "has an unclosed class"),
    ("[a-", "has an unclosed class"), ("[^", "has an unclosed class"),
    ("[]a]", "has an empty class"), ("[^]", "has an empty class"),
    ("[^\\s\\S]", "has a class that no character matches"),
    ("[^\\W\\da-zA-Z_]", "has a class that no character matches"),
    ("[a[b]]", "has a class inside a class, which is not portable"),
    ("[a-[b]]", "has a class inside a class, which is not portable"),
    ("[a&&b]", "has `&&` in a class, which is not portable"),
    ("[+--]", "has `--` in a class, which is not portable"),
    ("[a-c-e]", "has a `-` in the middle of a class, which is not portable"),
    ("[\\d-z]", "has a range from `\\d`, which is not portable"),
    ("[a-\\d]", "has a range to `\\d`, which is not portable"),
    ("[z-a]", "has a range that ends before it begins"),
    ("[Ā-ƀ]", "has a range of letters that engines match differently"),
    ("*a", "has a `*` with nothing to repeat"), ("a|+", "has a `+` with nothing to repeat"),
    ("^*", "has a `*` with nothing to repeat"), ("({2})", "has a `{` with nothing to repeat"),
    ("a++", "has the possessive quantifier `++`, which is not portable"),
    ("a{2}{3}", "has a quantifier after a quantifier, which is not portable"),
    ("a{", "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ 1000"),
    ("a{,3}", "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ 1000"),
    ("a{3,2}", "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ 1000"),
    ("a{1001}", "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ 1000"),
    ("a{1,1001}", "has an invalid count; expected `{m}`, `{m,}` or `{m,n}`, with m ≤ n ≤ 1000"),
    ("(a?)*?b", "has a lazy repetition of a part that can be empty, which is not portable"),
    ("a^b", "has a `^` that is not at the start"), ("(^a)+", "has a `^` that is not at the start"),
    ("a$b", "has a `$` that is not at the end"), ("(a$)*", "has a `$` that is not at the end"),
    ("a\u{1}", "contains a control character"), ("a\n", "contains a control character"),
    ("ß", "contains U+00DF, which engines match differently"),
    ("\u{212A}", "contains U+212A, which engines match differently"),
    ("𝒳", "contains U+1D4B3, which engines match differently"),
    (String(repeating: "é", count: 501), "is 1002 bytes long, more than 1000"),
    (String(repeating: "(", count: 51), "nests more than 50 groups"),
    ("(a{1000}){3}", "is too large to check after its counts are expanded"),
    (
      "(((|){1000}){1000}){1000}",
      "is too large to check after its counts are expanded"
    ),
    ("(a?b?c?d?){400}", "is too large to check after its counts are expanded"),
  ])
  func nonportablePatternIsRefused(_ pattern: String, _ message: String) {
    #expect { try PortablePattern(pattern) } throws: { error in
      (error as? PortablePattern.Problem)?.message == message
    }
  }

  @Test(arguments: [
    ("", ""), ("^$", ""), ("^^$$", ""), ("(^)^a$", "a"), ("a|", ""), ("(^a|b)$", "A"),
    ("[-a]", "-"), ("[a-]", "-"),
    ("[^-a]", "b"),
    ("[\\--/]", "."), ("[\\]]", "]"), ("a{0}b", "b"), ("a{2}?", "aa"), ("(a|(b)){2,}", "bab"),
    ("[Z-a]", "z"), ("[à-ÿ]", "Ÿ"), ("É", "é"), ("[а-я]+", "ЖУК"), ("東京\\d", "東京1"),
    ("[A-Z]{1000}", String(repeating: "x", count: 1_000)), ("\\s", "\t"), ("^(?:^|-)a", "-a"),
    ("(?:ab)*?c", "ababc"), ("(?:a|bc)+?d", "abcd"), ("a??b", "ab"),
  ])
  func wholeTextIsMatchedIgnoringCase(_ pattern: String, _ text: String) throws {
    let portable = try PortablePattern(pattern)
    #expect(portable.answer(to: text) == .accepted)
    #expect(portable.answer(to: text + "!") == .rejected)
    #expect(portable.answer(to: "!" + text) == .rejected)
  }

  @Test(arguments: [
    ("\\d", "٣"), ("k", "\u{212A}"), ("ss", "ß"), (".", "🙂"), ("\\s", "\u{A0}"), ("a.", "a\u{B}"),
  ])
  func nonportableCharacterHasNoAnswer(_ pattern: String, _ text: String) throws {
    let character = try #require(text.unicodeScalars.last)
    let answer = try PortablePattern(pattern).answer(to: text)
    #expect(answer == .dependsOnEngine(.character(character)))
  }

  @Test(arguments: ["\\w", "\\W", "[^\\w]", "[a\\w]"])
  func nonASCIILettersHaveNoAnswerForWordClasses(_ pattern: String) throws {
    #expect(try PortablePattern(pattern).answer(to: "é") == .dependsOnEngine(.letters))
    #expect(try PortablePattern("é").answer(to: "é") == .accepted)
  }

  @Test func matchingOfALongTextIsBounded() throws {
    let pattern = try PortablePattern("(a|b|c)*")
    #expect(pattern.answer(to: String(repeating: "a", count: 100_000)) == .accepted)
    #expect(pattern.answer(to: String(repeating: "a", count: 1_000_000)) == .tookTooLong)
  }
}
