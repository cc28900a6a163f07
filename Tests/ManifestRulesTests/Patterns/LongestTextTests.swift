import Testing

@testable import ManifestRules

struct LongestTextTests {
  @Test(arguments: [
    ("", 0), (#"\d{5}"#, 5), (#"^\d{5}$"#, 5), (#"\d{5}(-\d{4})?"#, 10), ("a|bcd|ef", 3),
    ("[A-Z]{1,2}[0-9R][0-9A-Z]? ?[0-9][A-Z]{2}", 8), ("a*", nil), ("a+|b", nil), ("(ab){2,}", nil),
    ("(){3,}", 0), ("(ab?){0,3}c", 7),
  ])
  func longestText(_ pattern: String, _ length: Int?) throws {
    #expect(try PortablePattern(pattern).longestText == length)
  }
}
