import Foundation
import AppFileFormats
import ManifestDiagnostics
import ManifestMerging
import TestSupport
import Testing

struct MergeCaseTests {
  @Test(arguments: try MergeCase.all())
  func fileIsMergedAsExpected(_ merge: MergeCase) throws {
    let before = try merge.bytes("before") ?? []
    let wanted = try merge.entries("wanted")
    let applied = try merge.applied()
    let file = SourceFile(path: "before", bytes: before)
    do {
      let result = try merge.merger.merge(file, wanted: wanted, applied: applied)
      #expect(try Golden.difference(result.bytes, at: merge.file("after")) == nil)
      #expect(try Golden.difference([], at: merge.file("refusal")) == nil)
      #expect(try Golden.difference(result.recordLines.utf8, at: merge.file("recorded")) == nil)
      #expect(result.entries.map(\.key).starts(with: wanted.map(\.key)))
      #expect(result.changes.isEmpty == (result.bytes == before))
      let again = try merge.merger.merge(result.bytes, wanted: wanted, applied: result.applied)
      #expect(again.bytes == result.bytes)
      #expect(again.changes.isEmpty)
    } catch let error as FileRefusal {
      let text = TextRenderer().render(error.diagnostic, in: error.file ?? file)
      #expect(try Golden.difference(text.utf8, at: merge.file("refusal")) == nil)
      #expect(try Golden.difference([], at: merge.file("after")) == nil)
      #expect(try Golden.difference([], at: merge.file("recorded")) == nil)
    }
  }
}
