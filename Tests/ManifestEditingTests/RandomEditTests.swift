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
    let fixtures = Places.url("Tests/ManifestRulesTests/Fixtures")
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "yaml" }
    return try paths.sorted { $0.path < $1.path }.compactMap { url in
      let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      let checked = CheckedManifest(file)
      return !checked.isValid ? nil : (url.lastPathComponent, checked)
    }
  }

  @Test func editsAreCompleteOrRefused() throws {
    var random = SeededGenerator(seed: 7)
    let codes = Standards.embedded.countries.keys
    var (added, refused, migrated) = (0, 0, 0)
    for (name, checked) in try Self.bases() {
      let manifest = try #require(checked.manifest)
      let known = Set(manifest.countries.map(\.code.value))
      for _ in 0..<(Places.isLongRun ? 20 : 1) {
        let code = try #require(codes.randomElement(using: &random))
        let proposal = CountryProposal(code, manifest, .embedded)
        guard !known.contains(code), !proposal.languages.isEmpty else { continue }
        do throws(EditRefusal) {
          let edited = try checked.adding(proposal.row()).manifest
          expectInsertion(checked.file.bytes, edited.bytes, "\(code) in \(name)")
          let back = try edited.checked.removing(code)
          #expect(back.bytes == checked.file.bytes, "\(code) in \(name)")
          added += 1
        } catch {
          #expect(!error.reason.isEmpty)
          refused += 1
        }
      }
      if try migratesThereAndBack(checked, &random, name) { migrated += 1 }
    }
    #expect(added > 50 && migrated > 20, "\(added) added, \(refused) refused, \(migrated) migrated")
  }

  /// Expects every old byte before and after the inserted text.
  private func expectInsertion(_ old: [UInt8], _ new: [UInt8], _ name: String) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    #expect(head + tail >= old.count && new.count > old.count, "\(name)")
  }

  private func migratesThereAndBack(
    _ checked: CheckedManifest,
    _ random: inout SeededGenerator,
    _ name: String
  ) throws -> Bool {
    let rows = try #require(checked.manifest).countries
    guard let row = rows.randomElement(using: &random), let form = row.hosts?.value else {
      return false
    }
    let other: HostStyle = form == .tld ? .subdomain : .tld
    let code = row.code.value
    do throws(EditRefusal) {
      guard let there = try checked.migrating(code, to: other),
        let back = try there.checked.migrating(code, to: form)
      else { return false }
      #expect(try back.checked.migrating(code, to: form) == nil)
      let now = back.checked.manifest?.countries.first { $0.code.value == code }
      // Every accepted host is still accepted, with the same spelling.
      let before = row.accepts.map(\.value)
      let isAccepted = before.contains(AcceptedHosts(other))
      #expect(
        now?.hosts?.value == form
          && now.map { Set($0.accepts.map(\.value)) } == Set(before + [AcceptedHosts(other)]),
        "\(code) in \(name)"
      )
      if isAccepted { #expect(back.bytes == checked.file.bytes, "\(code) in \(name)") }
      return true
    } catch {
      #expect(!error.reason.isEmpty)
      return false
    }
  }
}
