import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Expects each safe fix to remove at least one finding and to add none.
func expectSafeFixes(_ checked: CheckedManifest, _ comment: String = "") {
  let file = checked.file
  for finding in checked.findings {
    guard let fix = finding.fix, fix.isSafe else { continue }
    var edits = TextEdits()
    edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
    let edited = CheckedManifest(
      SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
    )
    // A value that is spelled correctly may be the default, which is another finding.
    let left = edited.findings.filter { $0.id != "redundant-override" }
    // Checked here, not by the code under test: there are fewer findings, and no new ones.
    #expect(
      left.count < checked.findings.count && isSubset(left, of: checked.findings),
      "\(file.path) \(comment): `\(fix.title)`: \(edited.findings.map(\.message))"
    )
  }
}

/// Whether the others contain each of the findings, equally often.
private func isSubset(_ findings: [Finding], of others: [Finding]) -> Bool {
  var left = others.map { "\($0.id.name): \($0.message)" }
  return findings.allSatisfy { finding in
    guard let index = left.firstIndex(of: "\(finding.id.name): \(finding.message)") else {
      return false
    }
    left.remove(at: index)
    return true
  }
}

/// Several fixes at once; `FixtureTests` has the fix of each rule.
@Suite struct FixTests {
  @Test func allFixesThatAreSafeTogetherAreMade() throws {
    let manifest = try Places.frozenManifest()
    let locale = /languages: \[([a-z]+)-([A-Z]+)\]/
    let places = manifest.matches(of: locale).count
    let broken = manifest.replacing(locale) { "languages: [\($0.1)_\($0.2)]" }
    let fixed = FixedManifest(CheckedManifest(SourceFile(path: "countries.yaml", text: broken)))
    #expect(places > 5)
    #expect(
      fixed.fixed.map(\.finding.id.name) == Array(repeating: "invalid-language-tag", count: places)
    )
    #expect(String(decoding: fixed.checked.file.bytes, as: UTF8.self) == manifest)
  }
}
