import Testing

@testable import CountryManifest

/// The errors in a host name, by RFC 1123 and 5891.
///
/// Labels consist of letters, digits and hyphens. Labels that begin with `xn--` stand for other
/// letters.
struct HostNameTests {
  @Test(arguments: [
    ("nextdoor", true), ("nextdoor.co", true), ("xn--mnchen-3ya", true),
    ("xn--mnchen-3ya.co", true), ("a.", false), ("a.axn--", false), ("xn--a_b", false),
    ("a.xn---", false), ("xn----a", true), ("xn--" + String(repeating: "a", count: 60), false),
    ("xn--a-.xn--b", false), ("a..de", false), ("a.ab--c", false),
  ])
  func labelsAreChecked(_ labels: String, _ areValid: Bool) {
    #expect((HostName.problem(inLabels: labels) == nil) == areValid)
  }
}
