import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// Every country of the world, added to the real manifest with only the values from the tables.
///
/// The test takes every third country; with `ND_LONG=1`, all.
@Suite struct EveryCountryTests {
  @Test func everyCountryCanBeAdded() throws {
    let bytes = try Places.bytes(Places.frozenPath)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let manifest = try #require(checked.manifest)
    let known = Set(manifest.countries.map(\.code.value))
    let codes = Standards.embedded.countries.keys.filter { !known.contains($0) }
    #expect(codes.count == 250 - 15)

    var withoutLanguage: [String] = []
    var refused: [String: String] = [:]
    var added = 0
    for (index, code) in codes.enumerated() {
      let proposal = CountryProposal(code, manifest, .embedded)
      guard !proposal.languages.isEmpty else {
        withoutLanguage.append(code)
        continue
      }
      guard Places.isLongRun || index.isMultiple(of: 3) else { continue }
      do throws(EditRefusal) {
        let edited = try checked.adding(proposal.row).manifest
        #expect(edited.file.bytes.starts(with: bytes), "the row comes last: \(code)")
        #expect(edited.findings.isEmpty, "\(code)")
        added += 1
      } catch {
        refused[code] = error.reason
      }
    }
    // These have no permanent population.
    #expect(withoutLanguage == ["aq", "bv", "hm", "tf"])
    #expect(refused == [:])
    #expect(added == (Places.isLongRun ? 231 : 77))
  }

  /// A product's first manifest, with only one country, on the usual domain of that country.
  @Test func everyCountryCanBeTheFirst() {
    var refused: [String: String] = [:]
    for code in Standards.embedded.countries.keys {
      var suffix = CountryProposal(code, Manifest(), .embedded).tld ?? "com"
      // For some countries the list has only a wildcard, such as `*.jm`.
      if !Standards.embedded.isPublicSuffix(suffix) { suffix = "com.\(suffix)" }
      let manifest = NewManifest(
        product: "Acme",
        domain: "acme.\(suffix)",
        countries: [code],
        standards: .embedded
      )
      do throws(NewManifest.Problem) { _ = try manifest.checked() } catch {
        refused[code] = error.reason
      }
    }
    for code in ["aq", "bv", "hm", "tf"] {
      let reason = refused.removeValue(forKey: code)
      #expect(reason?.hasPrefix("no default language is known for") == true)
    }
    #expect(refused == [:])
  }
}
