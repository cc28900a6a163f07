import Foundation
import ManifestDiagnostics
import ManifestMerging
import TestSupport
import Testing

/// `ND_RECORD_GOLDENS=1` writes what came of the merges and fails.
struct MergeCaseTests {
  private static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["ND_RECORD_GOLDENS"] != nil && environment["CI"] == nil
  }()

  @Test(arguments: try MergeCase.all())
  func fileIsMergedAsExpected(_ merge: MergeCase) throws {
    let before = try merge.bytes("before") ?? []
    let wanted = try merge.entries("wanted")
    let applied = try merge.entries("applied")
    let file = SourceFile(path: "before", bytes: before)
    do {
      let result = try merge.merger.merge(file, wanted: wanted, applied: applied)
      let after = try merge.bytes("after")
      if Self.isRecording, result.bytes != after { try record(result.bytes, "after", merge) }
      #expect(result.text == String(decoding: after ?? [], as: UTF8.self))
      #expect(result.bytes == after)
      #expect(result.entries == wanted)
      #expect(result.changes.isEmpty == (result.bytes == before))
      let again = try merge.merger.merge(result.bytes, wanted: wanted, applied: result.applied)
      #expect(again.bytes == result.bytes)
      #expect(again.changes.isEmpty)
    } catch let error as MergeRefusal {
      let text = TextRenderer().render(error.diagnostic, in: file)
      let expected = try merge.bytes("refusal")
      if Self.isRecording, Array(text.utf8) != expected {
        try record(Array(text.utf8), "refusal", merge)
      }
      #expect(text == String(decoding: expected ?? [], as: UTF8.self))
    }
  }

  private func record(_ bytes: [UInt8], _ stem: String, _ merge: MergeCase) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: merge.folder.path)
    let before = names.first { $0.hasPrefix("before.") } ?? "before.txt"
    let name = stem == "after" ? "after" + before.dropFirst("before".count) : stem
    try Data(bytes).write(to: merge.folder.appendingPathComponent(name))
  }
}
