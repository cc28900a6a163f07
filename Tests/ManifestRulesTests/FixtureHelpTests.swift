import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The help and notes of all fixtures' findings, in one file for reviewers.
struct FixtureHelpTests {
  @Test func helpEqualsTheRecordedText() throws {
    var text = ""
    for fixture in try Fixture.all() where !fixture.isSilent {
      let file = SourceFile(path: "fixture.yaml", text: try fixture.text())
      for finding in CheckedManifest(file).findings {
        let line = file.location(of: finding.range.start).line
        text += "\(fixture.testDescription):\(line): \(finding.help ?? "no help")\n"
        for note in finding.notes { text += "  note: \(note)\n" }
        for related in finding.related {
          text += "  line \(file.location(of: related.range.start).line): \(related.label)\n"
        }
        if let fix = finding.fix { text += "  fix: \(fix.title)\n" }
      }
    }
    try Golden.expect(
      text.utf8,
      at: Places.url("Tests/ManifestRulesTests/help.txt")
    )
  }
}
