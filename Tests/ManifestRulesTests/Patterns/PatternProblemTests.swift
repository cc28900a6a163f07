import Testing

@testable import ManifestRules

/// The position of the error in a pattern, from 1, and the corrected pattern.
@Suite struct PatternProblemTests {
  @Test(arguments: [
    ("\\d{5})", 6, nil), ("(\\d{5}", 1, "(\\d{5})"), ("a([A-Z", 3, "a([A-Z])"), ("a]", 2, nil),
    ("\\d{,3}", 3, "\\d{0,3}"), ("\\d{5", 3, "\\d{5}"), ("\\d{3,1}", 3, "\\d{1,3}"),
    ("a{2000}", 2, nil),
    ("(?<zip>\\d{5})", 1, "(\\d{5})"), ("(?P<zip>a)", 1, "(a)"), ("(?'zip'a)", 1, "(a)"),
    ("(?i)a", 1, "a"), ("(?i:a)b", 1, "(?:a)b"), ("(?s-m)a", 1, "a"), ("(?>a+)", 1, "(?:a+)"),
    ("a(?=b)", 2, nil), ("(?#x)a", 1, nil), ("(?", 1, nil), ("(?<", 1, nil), ("(?P<a", 1, nil),
    ("\\p{L}+", 1, "[a-zà-öø-ÿ]+"), ("\\pN", 1, "\\d"), ("\\P{L}", 1, nil), ("\\p{Greek}", 1, nil),
    ("\\p", 1, nil), ("\\A\\d\\z", 1, "\\d"), ("a\\b", 2, "a"), ("(a)\\1", 4, nil),
    ("\\h", 1, "\\s"),
    ("\\x41", 1, "A"), ("\\u002E", 1, "\\."), ("\\u{41}", 1, "A"), ("\\x", 1, nil), ("\\y", 1, nil),
    ("a\\", 2, "a"), ("\\", 1, nil), ("[z-a]", 2, "[a-z]"), ("[\\--+]", 2, "[\\-\\-+]"),
    ("[\\d-z]", 2, "[\\d\\-z]"),
    ("[a-\\d]", 2, "[a\\-\\d]"), ("[a-c-e]", 5, "[a-c\\-e]"), ("[[:digit:]-]", 2, "[\\d-]"),
    ("[[:upper:]]", 2, nil), ("*a", 1, nil), ("a|+", 3, nil), ("d++", 2, "d+"), ("a**", 2, "a*"),
    ("a{2}{3}", 2, nil), ("(a?)*?b", 5, "(a?)*b"), ("a^b", 2, nil), ("a|b$c", 4, nil),
    ("^a$$b", 3, nil),
    ("a\u{1}b", 2, "ab"), ("/^a$/", 2, "^a$"), ("/a^/i", 3, nil),
  ])
  func problemHasAPositionAndARepair(_ pattern: String, _ position: Int, _ repaired: String?) throws
  {
    let problem = try #require(throws: PortablePattern.Problem.self) {
      try PortablePattern(pattern)
    }
    #expect(problem.position.map { $0 + 1 } == position)
    #expect(PortablePattern.repaired(pattern, problem)?.text == repaired)
    #expect(repaired != nil || problem.advice != nil || problem.edit != nil)
  }
}
