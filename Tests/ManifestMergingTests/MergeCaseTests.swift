import AppFileFormats
import Foundation
import ManifestFindings
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
      try Golden.expect(result.bytes, at: merge.file("after"))
      try Golden.expect([], at: merge.file("refusal"))
      try Golden.expect(result.recordLines.utf8, at: merge.file("recorded"))
      let stopped = result.stopped.map(\.entry.key)
      let written = wanted.map(\.key).filter { !stopped.contains($0) }
      #expect(result.entries.map(\.key).starts(with: written))
      #expect(result.changes.isEmpty == (result.bytes == before))
      let again = try merge.merger.merge(result.bytes, wanted: wanted, applied: result.applied)
      #expect(again.bytes == result.bytes)
      #expect(again.changes.isEmpty)
    } catch let error as FileRefusal {
      let text = TextRenderer().render(error.finding, in: file)
      try Golden.expect(text.utf8, at: merge.file("refusal"))
      try Golden.expect([], at: merge.file("after"))
      try Golden.expect([], at: merge.file("recorded"))
    }
  }
}
