import Foundation
import ManifestApply
import ManifestFindings
import TestSupport
import Testing

struct SmartlingTests {
  private func merge(
    _ bytes: [UInt8],
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) throws(FileRefusal) -> MergedFile {
    let file = SourceFile(path: "before", bytes: bytes)
    return try FileKind.smartling.merge(file, wanted: wanted, applied: applied)
  }

  @Test(arguments: try SmartlingCase.all())
  func fileIsMergedAsExpected(_ merge: SmartlingCase) throws {
    let before = try merge.bytes("before") ?? []
    let wanted = try merge.entries("wanted")
    do {
      let result = try self.merge(before, wanted, merge.applied())
      try Golden.expect(result.bytes, at: merge.file("after"))
      try Golden.expect([], at: merge.file("refusal"))
      try Golden.expect(result.recordLines.utf8, at: merge.file("recorded"))
      #expect(result.changes.isEmpty == (result.bytes == before))
      let again = try self.merge(result.bytes, wanted, result.applied)
      #expect(again.bytes == result.bytes)
      #expect(again.changes.isEmpty)
      if try merge.applied().keys.isEmpty {
        #expect(try self.merge(result.bytes, [], result.applied).bytes == before)
      }
    } catch let error as FileRefusal {
      let file = SourceFile(path: "before", bytes: before)
      let text = TextRenderer().render(error.finding, in: file)
      try Golden.expect(text.utf8, at: merge.file("refusal"))
      try Golden.expect([], at: merge.file("after"))
      try Golden.expect([], at: merge.file("recorded"))
    }
  }

  /// A damaged file is merged into, or refused at a location in it.
  @Test(arguments: try SmartlingCase.all())
  func fileCanEndAnywhere(_ merge: SmartlingCase) throws {
    let bytes = try merge.bytes("before") ?? []
    for length in stride(from: 0, through: bytes.count, by: Places.isLongRun ? 1 : 5) {
      do {
        _ = try self.merge(Array(bytes.prefix(length)), merge.entries("wanted"), merge.applied())
      } catch let error as FileRefusal {
        #expect(Int(error.finding.range.end) <= length)
      }
    }
  }

  /// No text breaks the quoting; each is read back unchanged by a parser that is not ours.
  @Test func anyTextReadsBackEqual() throws {
    let texts = HostileTexts.all + HostileTexts.random(count: 2_000, seed: 3_141_592)
    // Numbered, so that no two keys and no two names of a language are equal.
    let wanted = texts.enumerated().map { MergeEntry("k\($0)\($1)", "\($0) \($1)") }
    let before = Array(#"{ "locales": [ { "smartling": "x", "application": "x" } ] }"#.utf8)
    let merged = try merge(before, wanted, AppliedEntries())
    let root = try JSONSerialization.jsonObject(with: Data(merged.bytes)) as? [String: Any]
    let locales = try #require(root?["locales"] as? [[String: String]])
    let found = locales.map { Array("\($0["smartling"] ?? "")\n\($0["application"] ?? "")".utf8) }
    #expect(found == (wanted.map { "\($0.key)\n\($0.value)" } + ["x\nx"]).map { Array($0.utf8) })
    #expect(try merge(merged.bytes, wanted, merged.applied).bytes == merged.bytes)
    #expect(try merge(merged.bytes, [], merged.applied).bytes == before)
  }
}
