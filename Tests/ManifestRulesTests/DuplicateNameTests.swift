import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The first of two equal names counts, as for every duplicate key.
@Suite struct DuplicateNameTests {
  @Test func findingIsAtTheEffectiveName() throws {
    let text = try FixtureFile.fixture("ambiguous-country-name/in-another-language").text
      .replacing("names: { it: Italia }", with: "names: { it: Italia, it: Spagna }")
    let file = SourceFile(path: "countries.yaml", text: text)
    let findings = CheckedManifest(file).findings
    #expect(findings.map(\.id.name) == ["ambiguous-country-name", "duplicate-key"])
    let first = try #require(text.firstRange(of: "Italia,")).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: first)
    #expect(findings.first.map { Int($0.range.start) } == offset)
  }
}
