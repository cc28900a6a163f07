import AppFileFormats
import Foundation
import ManifestMerging
import TestSupport
import Testing

/// A file looks the same whatever order was in which the manifest asked for its entries.
struct MergeStepsTests {
  @Test(arguments: try MergeCase.all())
  func stepsDoNotShow(_ merge: MergeCase) throws {
    let before = try merge.bytes("before") ?? []
    // What others wrote under our names stays, so only entries that are new take part.
    let pool = try merge.entries("wanted").filter { entry in
      let alone = try? merge.merger.merge(before, wanted: [entry])
      return alone?.applied.entries.map(\.state) == [.added]
    }
    guard !pool.isEmpty else { return }
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<(Places.isLongRun ? 200 : 10) {
      var file = MergedFile(bytes: before, changes: [], applied: AppliedEntries())
      for _ in 0..<6 {
        let wanted = pool.filter { _ in Bool.random(using: &generator) }
        // A file of ours that holds nothing is removed.
        if before.isEmpty, wanted.isEmpty { continue }
        file = try merge.merger.merge(file.bytes, wanted: wanted, applied: file.applied)
        let direct = try merge.merger.merge(before, wanted: wanted)
        #expect(file.text == direct.text)
        guard file.bytes == direct.bytes else { return }
      }
      guard !before.isEmpty else { continue }
      let bare = try merge.merger.merge(file.bytes, wanted: [], applied: file.applied)
      #expect(bare.text == String(decoding: before, as: UTF8.self))
      #expect(bare.applied.isEmpty)
    }
  }
}
