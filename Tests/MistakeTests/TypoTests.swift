import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Each single mistake gives one finding of its rule, at its line, with a useful help.
@Suite struct TypoTests {
  @Test func everyTypoIsReportedOnceAtItsOwnLineWithItsHelp() throws {
    let mistakes = Typo.all
    let manifests = try Dictionary(
      uniqueKeysWithValues: Set(mistakes.map(\.manifest)).map { path in
        (path, String(decoding: try Places.bytes(path), as: UTF8.self))
      }
    )
    try #require(mistakes.count >= 1_900)
    var (noticed, located, single, helped, fixable) = (0, 0, 0, 0, 0)
    let withHelp = mistakes.count { $0.help != nil }
    for mistake in mistakes {
      let (text, line) = try mistake.applied(to: #require(manifests[mistake.manifest]))
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
      let findings = checked.findings
      let lines = findings.map { checked.file.location(of: $0.range.start).line }
      let isHere = lines.contains(line)
      expectSafeFixes(checked, mistake.testDescription)
      noticed += findings.isEmpty ? 0 : 1
      single += findings.count == 1 ? 1 : 0
      located += isHere ? 1 : 0
      fixable += findings.contains { $0.fix != nil } ? 1 : 0
      let said = findings.flatMap {
        [$0.help ?? "", $0.fix?.replacement ?? ""]
          + (mistake.id == nil ? [$0.message] + $0.notes : [])
      }
      let isHelpful = mistake.help.map { help in said.contains { $0.contains(help) } } ?? true
      helped += mistake.help != nil && isHelpful ? 1 : 0
      let isRule = mistake.id == nil || findings.first?.id.name == mistake.id
      let isMet = findings.count == 1 && isHere && isHelpful && isRule
      let reported = zip(findings, lines).map { "\($0.id) at line \($1): \($0.message)" }
      if mistake.isUnmet {
        #expect(!isMet, "\(mistake.testDescription) is satisfied; delete `unmet`")
      } else {
        #expect(isMet, "\(mistake.testDescription), line \(line): \(reported), \(said)")
      }
    }
    // A fix that does not improve anything is not offered, so a wrong fix only shows in this
    // number.
    #expect(fixable == 1027)
    print(
      """
      \(mistakes.count) mistakes: \(rate(noticed, mistakes.count)) noticed, \
      \(rate(located, mistakes.count)) on their own line, \
      \(rate(single, mistakes.count)) one finding, \(rate(helped, withHelp)) right help
      """
    )
  }

  /// Another finding does not change how a mistake is interpreted.
  @Test func unrelatedFindingChangesNothing() throws {
    let manifest = try Places.frozenManifest()
    let mistakes = Typo.own.filter { $0.testDescription.hasPrefix("structure") && !$0.isUnmet }
    try #require(mistakes.count >= 40)
    let name = "\n  name: Nextdoor\n"
    try #require(manifest.contains(name))
    for mistake in mistakes {
      let (text, line) = try mistake.applied(to: manifest)
      let changed = text.replacing(name, with: "\n  name: \"Nextdoor \"\n")
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: changed))
      let lines = checked.findings.map { checked.file.location(of: $0.range.start).line }
      #expect(lines.contains(line), "\(mistake.testDescription): \(lines)")
      let found = Set(checked.findings.map { "\($0.id): \($0.message)" })
      let alone = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
      let expected = Set(alone.map { "\($0.id): \($0.message)" })
      #expect(
        found.isSuperset(of: expected) && found.count == 2,
        "\(mistake.testDescription): \(found), alone \(expected)"
      )
    }
  }

  private func rate(_ count: Int, _ all: Int) -> String {
    "\((Double(count) / Double(max(all, 1)) * 1000).rounded() / 10) %"
  }
}
