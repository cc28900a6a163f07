import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// Random edits of the valid manifests among the rules' fixtures.
@Suite struct RandomEditTests {
  static func bases() throws -> [(name: String, checked: CheckedManifest)] {
    try FixtureFile.all().flatMap(\.fixtures).compactMap { fixture in
      let checked = CheckedManifest(SourceFile(path: "\(fixture)", text: fixture.text))
      return !checked.isValid ? nil : ("\(fixture)", checked)
    }
  }

  @Test func editsAreCompleteOrRefused() throws {
    var random = SeededGenerator(seed: 7)
    let codes = Standards.embedded.countries.keys
    var (added, refused) = (0, 0)
    for (name, checked) in try Self.bases() {
      let manifest = try #require(checked.manifest)
      let known = Set(manifest.countries.map(\.code.value))
      for _ in 0..<(Places.isLongRun ? 20 : 1) {
        let code = try #require(codes.randomElement(using: &random))
        let proposal = CountryProposal(code, manifest, .embedded)
        guard !known.contains(code), !proposal.languages.isEmpty else { continue }
        do throws(EditRefusal) {
          let edited = try checked.adding(proposal.row).manifest
          expectInsertion(checked.file.bytes, edited.file.bytes, "\(code) in \(name)")
          added += 1
        } catch {
          #expect(!error.reason.isEmpty)
          refused += 1
        }
      }
    }
    #expect(added > 50, "\(added) added, \(refused) refused")
  }

  /// Expects every old byte before and after the inserted text.
  private func expectInsertion(_ old: [UInt8], _ new: [UInt8], _ name: String) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    #expect(head + tail >= old.count && new.count > old.count, "\(name)")
  }
}
