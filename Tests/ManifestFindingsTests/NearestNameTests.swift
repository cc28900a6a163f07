import ManifestFindings
import Testing

/// What typos do not show: fixtures and `TypoTests` have words that are nearly right.
struct NearestNameTests {
  private static let keys = ["languages", "locale", "status", "services", "domain", "tld", "name"]

  @Test(arguments: ["", "x", "host", "la", "sxrvxcxs", "timezone", "tpd\u{0}"])
  func anotherWordIsNotRecognized(_ written: String) {
    #expect(nearestName(to: written, among: Self.keys) == nil)
  }

  @Test func nearestNameIsChosenAndTheFirstOfEqualOnes() {
    #expect(nearestName(to: "names", among: ["nameXX", "namesX", "name"]) == "namesX")
    #expect(nearestName(to: "abcd", among: ["abce", "abcf"]) == "abce")
    #expect(nearestName(to: "name", among: ["nam", "name"]) == "name")
  }

  @Test func longNamesAreCheap() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: long, among: [long]) == nil)
    #expect(nearestName(to: "a", among: [String]()) == nil)
  }
}
