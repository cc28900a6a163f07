import Foundation
import ManifestCompiler
import ManifestDiagnostics
import TestSupport
import Testing

/// Each mistake alone gives one finding, of its rule, at its own line, with the help that it needs.
@Suite struct TypoTests {
  @Test func everyTypoIsReportedOnceAtItsOwnLineWithItsHelp() throws {
    let manifest = String(decoding: try Places.bytes("countries.yaml"), as: UTF8.self)
    let mistakes = Typo.all
    try #require(mistakes.count >= 400)
    var (noticed, located, single, helped) = (0, 0, 0, 0)
    let withHelp = mistakes.count { $0.help != nil }
    for mistake in mistakes {
      let (text, line) = try mistake.applied(to: manifest)
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
      let findings = checked.diagnostics
      let reported = findings.map { finding in
        "\(finding.id) at line \(checked.file.location(of: finding.range.start).line)"
      }
      #expect(reported == ["\(mistake.id) at line \(line)"], "\(mistake.testDescription)")
      expectSafeFixes(checked, mistake.testDescription)
      noticed += findings.isEmpty ? 0 : 1
      single += findings.count == 1 ? 1 : 0
      located += reported.contains { $0.hasSuffix(" at line \(line)") } ? 1 : 0
      guard let help = mistake.help else { continue }
      let said = findings.flatMap { [$0.help ?? "", $0.fix?.replacement ?? ""] }
      let isRight = said.contains { $0.contains(help) }
      #expect(isRight, "\(mistake.testDescription): \(said)")
      helped += isRight ? 1 : 0
    }
    print(
      """
      \(mistakes.count) mistakes: \(rate(noticed, mistakes.count)) noticed, \
      \(rate(located, mistakes.count)) on their own line, \
      \(rate(single, mistakes.count)) one finding, \(rate(helped, withHelp)) right help
      """
    )
  }

  private func rate(_ count: Int, _ all: Int) -> String {
    "\((Double(count) / Double(max(all, 1)) * 1000).rounded() / 10) %"
  }
}
