import ManifestDiagnostics
import Testing

struct NearestNameTests {
  private static let keys = ["languages", "locale", "status", "services", "domain", "tld", "name"]

  @Test(arguments: [
    ("langauges", "languages"),  // neighbours swapped
    ("language", "languages"), ("locales", "locale"),  // dropped, added
    ("stotus", "status"),  // replaced
    ("srvicse", "services"),  // two slips in eight letters
    ("tdl", "tld"), ("nam", "name"), ("Status", "status"),
  ])
  func aSlipIsForgiven(_ written: String, _ meant: String) {
    #expect(nearestName(to: written, among: Self.keys) == meant)
  }

  @Test(arguments: ["", "x", "host", "lang", "sxrvxcxs", "timezone", "tpd\u{0}"])
  func anotherWordIsNot(_ written: String) {
    #expect(nearestName(to: written, among: Self.keys) == nil)
  }

  @Test func theNearestIsTakenAndTheFirstOfEquals() {
    #expect(nearestName(to: "names", among: ["nameXX", "namesX", "name"]) == "namesX")
    #expect(nearestName(to: "abcd", among: ["abce", "abcf"]) == "abce")
    #expect(nearestName(to: "name", among: ["nam", "name"]) == "name")
  }

  @Test func aNameOfAnyLengthCostsNothing() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: long, among: [long]) == nil)
    #expect(nearestName(to: "a", among: [String]()) == nil)
  }
}
