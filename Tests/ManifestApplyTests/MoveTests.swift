import Testing

@testable import ManifestApply

/// Where a file is expected that was moved together with another.
@Suite struct MoveTests {
  @Test(arguments: [
    // Another folder before what stays.
    (
      "App/Text/it.lproj/A.strings", "Code/Text/it.lproj/A.strings", "App/Text/de.lproj/A.strings",
      "Code/Text/de.lproj/A.strings"
    ),
    (
      "it.lproj/A.strings", "Text/it.lproj/A.strings", "de.lproj/A.strings",
      "Text/de.lproj/A.strings"
    ),
    (
      "App/it.lproj/A.strings", "it.lproj/A.strings", "App/de.lproj/A.strings", "de.lproj/A.strings"
    ),
    // Another name.
    ("it.lproj/A.strings", "it.lproj/B.strings", "de.lproj/A.strings", "de.lproj/B.strings"),
  ])
  func fileIsExpectedWhereTheOtherWent(
    _ from: String,
    _ to: String,
    _ path: String,
    _ expected: String
  ) {
    #expect(Move(from: from, to: to).applied(to: path) == expected)
  }

  @Test(arguments: [
    ("App/it.lproj/A.strings", "Code/it.lproj/A.strings", "Other/de.lproj/A.strings"),
    ("it.lproj/A.strings", "it.lproj/B.strings", "de.lproj/C.strings"),
  ])
  func fileElsewhereIsExpectedNowhere(_ from: String, _ to: String, _ path: String) {
    #expect(Move(from: from, to: to).applied(to: path) == nil)
  }
}
