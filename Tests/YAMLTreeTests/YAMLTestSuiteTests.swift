import Foundation
import TestSupport
import Testing

/// yaml-test-suite, release 2022-01-17: 308 valid and 94 invalid texts with their events.
///
/// libyaml 0.2.5 agrees with 330 of them. We must not deviate in any others.
struct YAMLTestSuiteTests {
  @Test func eventsDifferFromTheSuiteOnlyWhereLibyamlDoes() throws {
    let cases = try SuiteCase.all()
    var rejected: Set<String> = []
    var different: Set<String> = []
    var accepted: Set<String> = []
    for each in cases {
      switch (each.error, suiteEvents(of: each.yaml)) {
      case (true, .some): accepted.insert(each.id)
      case (false, nil): rejected.insert(each.id)
      case (false, let events?) where !sameEvents(events, each.events): different.insert(each.id)
      default: break
      }
    }
    #expect(cases.count == 402)
    #expect(rejected == Self.rejected)
    #expect(different == Self.different)
    #expect(accepted == Self.accepted)
    #expect(cases.count - rejected.count - different.count - accepted.count == 330)
  }

  /// Compares bytes, because Swift strings are equal even if the composition of accents differs.
  private func sameEvents(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  /// Valid, but refused: tabs, empty keys, `%YAML 1.3` and reserved directives, a flow `:` on a
  /// separate line.
  ///
  /// Also refused: anchors with `:` or beyond ASCII, bare documents, block scalars without
  /// indentation.
  private static let rejected = ids(
    """
    2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN
    96NN/00 96NN/01 9SA2 A2M4 BEC7 CFD4 DBG4 DK3J DK95/00 DK95/03 DK95/04 FP8R FRK4 HM87/00 HWV9
    K3WX M2N8/00 M7A3 MUS6/05 MUS6/06 NHX8 NJ66 NKF9 Q5MG QT73 R4YG S3PD SM9W/01 UKK6/00 UT92
    VJP3/01 W4TN W5VH Y79Y/001 Y79Y/010
    """
  )

  /// Valid, but read differently.
  private static let different = ids("652Z HM87/01 JEF9/02 L24T/01 Y2GN")

  /// Invalid, but accepted.
  private static let accepted = ids(
    """
    9C9N 9HCY 9JBA CVW2 DK95/01 EB22 G5U8 MUS6/00 MUS6/01 QB6E RHX7 S98Z SU5Z X4QW Y79Y/003 YJV2
    """
  )

  private static func ids(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
