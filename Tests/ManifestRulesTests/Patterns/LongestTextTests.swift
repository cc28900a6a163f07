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

  @Test(arguments: [
    ("", 0, ""), (#"\d{5}"#, 5, "11111"), (#"^\d{5}$"#, 5, "11111"),
    (#"\d{5}(-\d{4})?"#, 5, "11111"),
    ("ab|c|de", 1, "C"), ("[A-Z]{1,2}[0-9R][0-9A-Z]? ?[0-9][A-Z]{2}", 5, "A11AA"), ("a*", 0, ""),
    ("a+|bc", 1, "A"), ("(ab){2,}", 4, "ABAB"), ("(){3,}", 0, ""), ("(ab?){2,3}c", 3, "AAC"),
    ("[^0-9A-Z]", 1, "-"), ("[à-ö]", 1, "À"), (#"[a-z]{41}"#, 41, nil),
  ])
  func shortestText(_ pattern: String, _ length: Int, _ sample: String?) throws {
    let portable = try PortablePattern(pattern)
    #expect(portable.shortestText == length)
    #expect(portable.sample == sample)
  }
}
