import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Everything that holds for the findings of rules, in one pass over their fixtures.
@Suite struct FixtureTests {
  /// A fixture has the findings that its file records, with their related locations and help, and no
  /// finding of another rule.
  @Test(arguments: try FixtureFile.all())
  func findingsAreTheRecordedOnes(_ file: FixtureFile) throws {
    var recorded = file
    recorded.fixtures = file.fixtures.map { fixture in
      let checked = CheckedManifest(SourceFile(path: "\(fixture)", text: fixture.text))
      let others = checked.findings.filter { $0.id.name != fixture.rule }
      #expect(others.map { "\($0.message) [\($0.id)]" } == [], "\(fixture)")
      #expect(
        fixture.isSilent == checked.findings.isEmpty,
        "\(fixture): `ok-` fixtures alone have no finding"
      )

      checkFixes(of: checked)
      checkOrder(of: fixture, checked)
      return FixtureFindings(checked).written(into: fixture)
    }
    try Golden.expect(recorded.text.utf8, at: file.url)
  }

  /// What an editor offers for a finding removes it, and adds none.
  @Test(arguments: try FixtureFile.all())
  func quickFixesRemoveTheirFinding(_ file: FixtureFile) throws {
    // Editors count UTF-16 units; in ASCII these are bytes.
    for fixture in file.fixtures
    where !fixture.isSilent && fixture.text.utf8.allSatisfy({ $0 < 0x80 }) {
      let checked = CheckedManifest(SourceFile(path: "\(fixture)", text: fixture.text))
      let fixes = try QuickFix.all(in: fixture.text)
      let titles = fixes.map(\.title)
      for finding in checked.findings {
        guard let fix = finding.fix else { continue }
        #expect(titles.contains { $0.hasPrefix(fix.title) }, "\(fixture): \(fix.title)")
      }
      for fix in fixes {
        let edited = CheckedManifest(SourceFile(path: "\(fixture)", text: fix.text))
        let new = Self.new(in: edited, after: checked)
        let count = { (checked: CheckedManifest) in
          checked.findings.count { "\($0.id) \($0.message)" == fix.finding }
        }
        #expect(count(edited) < count(checked), "\(fixture): \(fix.title)")
        if !fix.title.hasSuffix("check the result") {
          #expect(new == [], "\(fixture): \(fix.title)")
        }
      }
    }
  }

  /// A fix removes its finding; one that is safe adds none.
  private func checkFixes(of checked: CheckedManifest) {
    for finding in checked.findings {
      guard let fix = finding.fix else { continue }
      var bytes = checked.file.bytes
      bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
      let fixed = CheckedManifest(SourceFile(path: checked.file.path, bytes: bytes))
      let isThere = fixed.findings.contains {
        $0.id == finding.id && $0.range.start == finding.range.start
      }
      #expect(!isThere, "\(checked.file.path): \(fix.title) does not fix: \(finding.message)")
      if fix.isSafe {
        #expect(Self.new(in: fixed, after: checked) == [], "\(checked.file.path): \(fix.title)")
      }
    }
  }

  /// The findings that another text has and this one has not.
  ///
  /// A value that is right now may be the default, which is another finding.
  private static func new(in edited: CheckedManifest, after old: CheckedManifest) -> [String] {
    var known = old.findings.map { "\($0.id) \($0.message)" }
    return edited.findings.map { "\($0.id) \($0.message)" }.filter { finding in
      guard let index = known.firstIndex(of: finding) else {
        return !finding.hasPrefix("redundant-override")
      }
      known.remove(at: index)
      return false
    }
  }

  /// The findings do not depend on the order of rows, although their locations can.
  ///
  /// A rule that stops too early, at a row or an item that it is not about, finds nothing in one of these
  /// manifests.
  private func checkOrder(of fixture: Fixture, _ checked: CheckedManifest) {
    let lines = fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
    let order = ManifestOrder(lines: lines)
    let reversed = CheckedManifest(SourceFile(path: "\(fixture)", text: order.reversed))
    #expect(
      reversed.findings.map(\.id) == checked.findings.map(\.id),
      "\(fixture), with its rows reversed"
    )

    guard !fixture.isSilent, !Self.dependOnAllRows.contains(fixture.description) else { return }
    let among = CheckedManifest(SourceFile(path: "\(fixture)", text: order.withOthers))
    var missing = checked.findings.map { checked.file.text($0.range) }
    for finding in among.findings where finding.id.name == fixture.rule {
      missing.firstIndex(of: among.file.text(finding.range)).map { _ = missing.remove(at: $0) }
    }
    #expect(missing == [], "\(fixture), after other rows")
  }

  /// These are reported at the first row, which changes, or only if there are no such rows and items.
  private static let dependOnAllRows: Set = [
    "help-desk-locale-mismatch/another-language", "missing-country-name/one-country",
    "missing-help-desk-url/of-a-language", "missing-help-desk-url/of-countries",
    "missing-language-url/none-at-all", "missing-language-url/some",
    "missing-production-environment/only-others",
    "missing-web-service/absent", "too-many-associated-domains/31",
    "unknown-form-field/no-fields-at-all",
  ]
}
