import AppFileFormats
import Foundation
import ManifestMerging
import TestSupport
import Testing

/// The result does not depend on the order in which the manifest asks for entries.
struct MergeStepsTests {
  /// Only new entries, because entries that others wrote under our names are kept.
  private static func pool(_ merge: MergeCase) throws -> [MergeEntry] {
    let before = try merge.bytes("before") ?? []
    return try merge.entries("wanted").filter { entry in
      let alone = try? merge.merger.merge(before, wanted: [entry])
      return alone?.applied.entries.map(\.state) == [.added]
    }
  }

  private static func cases() throws -> [MergeCase] {
    try MergeCase.all().filter { try !pool($0).isEmpty }
  }

  @Test func mostCasesHaveNewEntries() throws {
    #expect(try Self.cases().count >= 30)
  }

  @Test(arguments: try cases())
  func stepsDoNotShow(_ merge: MergeCase) throws {
    let before = try merge.bytes("before") ?? []
    let pool = try Self.pool(merge)
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<(Places.isLongRun ? 200 : 10) {
      var file = MergedFile(bytes: before, changes: [], applied: AppliedEntries())
      for _ in 0..<6 {
        let wanted = pool.filter { _ in Bool.random(using: &generator) }
        file = try merge.merger.merge(file.bytes, wanted: wanted, applied: file.applied)
        let direct = try merge.merger.merge(before, wanted: wanted)
        #expect(file.text == direct.text)
        try #require(file.bytes == direct.bytes)
      }
      let bare = try merge.merger.merge(file.bytes, wanted: [], applied: file.applied)
      #expect(bare.text == String(decoding: before, as: UTF8.self))
      #expect(bare.applied.isEmpty)
    }
  }
}
