import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// No text breaks the quoting in a file that is merged into; each is read back unchanged.
///
/// The parsers are not ours. One run reads all texts of a format.
@Suite(.requires(.python(.withOpenStep)))
struct HostileMergeTests {
  private static let entries: [MergeEntry] = {
    let texts =
      HostileTexts.all
      + ["]]>", "${locale}", "$(NAME)", "%1$@ %d", "\";\n\"evil\" = \"", "\\Ud83c", "\\012", "\\f"]
      + HostileTexts.random(count: Places.isLongRun ? 100_000 : 2_000, seed: 3_141_592)
    // Numbered, so that no two keys and no two names of a language are equal.
    return texts.enumerated().map { MergeEntry("k\($0)\($1)", "\($0) \($1)") }
  }()

  private func read<Value: Decodable>(
    _ format: String,
    _ file: MergedFile,
    as type: Value.Type = Value.self
  ) async throws -> Value {
    let oracle = Places.url("Tests/oracles/read_merged.py")
    let output = try await Python.withOpenStep.run([oracle.path, format], input: file.bytes)
    return try JSONDecoder().decode(type, from: output)
  }

  /// Compares bytes, because Swift strings are equal even if the composition of accents differs.
  private func expectEqual(_ found: [[String]], _ expected: [[String]]) {
    #expect(found.count == expected.count)
    let different = zip(found, expected).first { found, expected in
      !found.map { Array($0.utf8) }.elementsEqual(expected.map { Array($0.utf8) })
    }
    #expect(different == nil)
  }

  private var pairs: [[String]] { Self.entries.map { [$0.key, $0.value] } }

  @Test func smartlingFileReadsBackEqual() async throws {
    let merger = SmartlingMerger()
    let before = #"{ "locales": [ { "smartling": "x", "application": "x" } ] }"#
    let merged = try merger.merge(before, wanted: Self.entries)
    expectEqual(try await read("smartling", merged), [["x", "x"]] + pairs)
    try checkRuns(merger, before, merged)
  }

  @Test func knownRegionsReadBackEqual() async throws {
    let merger = XcodeProjectMerger()
    let before = "{ objects = { A = { isa = PBXProject; knownRegions = ( en, ); }; }; }"
    let merged = try merger.merge(before, wanted: Self.entries.map { MergeEntry($0.key) })
    expectEqual([try await read("project", merged)], [["en"] + pairs.map { $0[0] }])
    try checkRuns(merger, before, merged)
  }

  /// A second run changes nothing, and the added entries can be removed.
  private func checkRuns(_ merger: any FileMerger, _ before: String, _ merged: MergedFile) throws {
    let again = try merger.merge(merged.bytes, wanted: merged.entries, applied: merged.applied)
    #expect(again.changes.isEmpty && again.bytes == merged.bytes)
    let bare = try merger.merge(merged.bytes, wanted: [], applied: merged.applied)
    #expect(bare.text == before)
  }
}
