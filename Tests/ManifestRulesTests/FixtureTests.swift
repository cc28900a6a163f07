import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

@Suite struct FixtureTests {
  /// The findings in a fixture are exactly the marked ones, at the same locations.
  @Test(arguments: try Fixture.all())
  func findingsEqualTheMarks(_ fixture: Fixture) throws {
    let text = try fixture.text()
    if Golden.isRecording { return try record(fixture, text) }
    let marked = MarkedText(text)
    let checked = CheckedManifest(SourceFile(path: fixture.url.lastPathComponent, text: text))
    #expect(fixture.isSilent == marked.marks.isEmpty, "`ok-` fixtures alone have no marks")

    expectOneRule(checked, fixture)
    let found = checked.findings.map {
      Mark($0.range, $0.severity.rawValue, $0.message, in: checked.file)
    }
    #expect(Set(found) == Set(marked.findings))
    #expect(found.count == marked.findings.count)
    let related = checked.findings.flatMap(\.related).map {
      Mark($0.range, nil, $0.label, in: checked.file)
    }
    #expect(Set(related) == Set(marked.related))
  }

  private func expectOneRule(_ checked: CheckedManifest, _ fixture: Fixture) {
    let others = checked.findings.filter { $0.id.name != fixture.ruleID }
    let named = others.map { "\($0.message) [\($0.id)]" }
    #expect(named == [], "\(fixture.url.lastPathComponent) has findings of other rules")
  }

  /// A fix removes its finding, and adds no error.
  @Test func fixesRemoveTheirFindingAndSafeOnesAddNone() throws {
    var count = 0
    for fixture in try Fixture.all() where !fixture.isSilent {
      count += try checkFixes(of: fixture)
    }
    #expect(count > 50)
  }

  /// The number of fixes.
  private func checkFixes(of fixture: Fixture) throws -> Int {
    let checked = CheckedManifest(SourceFile(path: "fixture.yaml", text: try fixture.text()))
    let errors = Self.errors(checked)
    var count = 0
    for finding in checked.findings {
      guard let fix = finding.fix else { continue }
      count += 1
      var bytes = checked.file.bytes
      bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
      let fixed = CheckedManifest(SourceFile(path: "fixture.yaml", bytes: bytes))
      let isThere = fixed.findings.contains {
        $0.id == finding.id && $0.range.start == finding.range.start
      }
      #expect(!isThere, "\(fix.title) does not fix: \(finding.message)")
      guard fix.isSafe else { continue }
      #expect(Self.errors(fixed).subtracting(errors).isEmpty, "\(fix.title)")
    }
    return count
  }

  private static func errors(_ checked: CheckedManifest) -> Set<String> {
    let errors = checked.findings.filter { $0.severity == .error }
    return Set(errors.map { "\($0.message) [\($0.id)]" })
  }

  private func record(_ fixture: Fixture, _ text: String) throws {
    let lines = MarkedText(text).lines
    let bare = lines.map(\.text).joined(separator: "\n")
    let checked = CheckedManifest(SourceFile(path: "fixture.yaml", text: bare))
    expectOneRule(checked, fixture)
    let marks = checked.findings.flatMap { finding in
      [Mark(finding.range, finding.severity.rawValue, finding.message, in: checked.file)]
        + finding.related.map { Mark($0.range, nil, $0.label, in: checked.file) }
    }
    var recorded: [String] = []
    for (index, line) in lines.enumerated() {
      recorded.append(String(line.text))
      var comments: [String] = []
      for mark in marks where mark.line == index + 1 {
        if let comment = mark.comment, !comments.contains(comment) { comments.append(comment) }
      }
      recorded += comments
    }
    let new = recorded.joined(separator: "\n")
    guard new != text else { return }
    Issue.record("\(try Golden.record(new.utf8, at: fixture.url))")
  }
}
