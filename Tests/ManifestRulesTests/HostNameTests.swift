import Testing

@testable import ManifestRules

/// The errors in a host name, by RFC 1123 and 5891.
///
/// Labels consist of letters, digits and hyphens. Labels that begin with `xn--` stand for other
/// letters.
struct HostNameTests {
  @Test(arguments: [
    ("nextdoor.com", nil), ("xn--mnchen-3ya.de", nil), ("a.xn--p1ai", nil),
    ("a..de", "it has an empty label"), (".de", "it has an empty label"),
    ("-a.de", "label `-a`"), ("axn--.de", "label `axn--`"), ("de.a_b", "label `a_b`"),
  ])
  func nameIsChecked(_ name: String, _ problem: String?) {
    let found = HostName.problem(inName: name)
    #expect(problem.map { found?.hasPrefix($0) == true } ?? (found == nil), "\(found ?? "")")
  }

  @Test(arguments: [
    ("nextdoor", nil), ("nextdoor.co", nil), ("xn--mnchen-3ya", nil), ("xn--mnchen-3ya.co", nil),
    ("a.", "has an empty label"), ("a.axn--", "has a label `axn--` that "),
    ("xn--a_b", "has a malformed label `xn--a_b`"), ("a.xn---", "has a malformed label `xn---`"),
    ("xn--a-.xn--b", "has a malformed label `xn--a-`"),
  ])
  func labelsAreChecked(_ labels: String, _ problem: String?) {
    let found = HostName.problem(inLabels: labels)
    #expect(problem.map { found?.hasPrefix($0) == true } ?? (found == nil), "\(found ?? "")")
  }
}
