import Testing

@testable import CountryManifest

/// The errors in a host name, by RFC 1123 and 5891.
///
/// Labels consist of letters, digits and hyphens. Labels that begin with `xn--` stand for other
/// letters.
struct HostNameTests {
  @Test(arguments: [
    ("nextdoor", nil), ("nextdoor.co", nil), ("xn--mnchen-3ya", nil), ("xn--mnchen-3ya.co", nil),
    ("a.", "has an empty label"), ("a.axn--", "has a label `axn--` that "),
    ("xn--a_b", "contains a character "), ("a.xn---", "has a label `xn---` that "),
    ("xn--a-.xn--b", "has a label `xn--a-` that "), ("a..de", "has an empty label"),
  ])
  func labelsAreChecked(_ labels: String, _ problem: String?) {
    let found = HostName.problem(inLabels: labels)
    #expect(problem.map { found?.hasPrefix($0) == true } ?? (found == nil), "\(found ?? "")")
  }
}
