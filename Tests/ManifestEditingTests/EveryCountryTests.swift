import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing
import TestSupport
import Testing

/// Every country of the world, added to the real manifest with nothing but what the tables know.
///
/// Every third; with `ND_LONG=1` all.
@Suite struct EveryCountryTests {
  @Test func everyCountryCanBeAddedAndRemovedAgain() throws {
    let bytes = try Places.bytes("countries.yaml")
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let manifest = try #require(checked.manifest)
    let known = Set(manifest.countries.map(\.code.value))
    let codes = Standards.embedded.countries.keys.filter { !known.contains($0) }
    #expect(codes.count == 250 - 15)

    var withoutLanguage: [String] = []
    var refused: [String: String] = [:]
    var added = 0
    for (index, code) in codes.enumerated() {
      let proposal = CountryProposal(code, manifest)
      guard !proposal.languages.isEmpty else {
        withoutLanguage.append(code)
        continue
      }
      guard Places.isLongRun || index.isMultiple(of: 3) else { continue }
      do throws(EditRefusal) {
        let edited = try checked.adding(proposal.row()).manifest
        #expect(edited.bytes.starts(with: bytes), "the row comes last: \(code)")
        #expect(!edited.checked.diagnostics.hasErrors)
        added += 1
        let back = try edited.checked.removing(code)
        #expect(back.bytes == bytes, "\(code)")
      } catch {
        refused[code] = error.reason
      }
    }
    // Nobody lives there.
    #expect(withoutLanguage == ["aq", "bv", "hm", "tf"])
    #expect(refused == [:])
    #expect(added == (Places.isLongRun ? 231 : 77))
  }
}
