import AppFileFormats
import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// A truncated or damaged file is merged into, or refused at a location in it.
struct DamagedFileTests {
  private func check(_ merge: MergeCase, _ bytes: [UInt8]) throws {
    let wanted = try merge.entries("wanted")
    let applied = try merge.applied()
    check(merge.merger, bytes, wanted, applied)
  }

  private func check(
    _ merger: any FileMerger,
    _ bytes: [UInt8],
    _ wanted: [MergeEntry],
    _ applied: AppliedEntries
  ) {
    let file = SourceFile(path: "damaged", bytes: bytes)
    do throws(FileRefusal) {
      let merged = try merger.merge(file, wanted: wanted, applied: applied)
      // Entries that were found stay in the record; a locale may have another form.
      let stopped = merged.stopped.map(\.entry.key)
      let written = wanted.map(\.key).filter { !stopped.contains($0) }
      #expect(merged.entries.map(\.key).starts(with: written))
    } catch {
      #expect(Int(error.finding.range.end) <= bytes.count)
      #expect(error.finding.range.start <= error.finding.range.end)
    }
  }

  @Test(arguments: try MergeCase.all())
  func cutAtEveryByte(_ merge: MergeCase) throws {
    let bytes = try merge.bytes("before") ?? []
    for length in stride(from: 0, through: bytes.count, by: Places.isLongRun ? 1 : 5) {
      try check(merge, Array(bytes.prefix(length)))
    }
  }

  private static func casesWithAFile() throws -> [MergeCase] {
    try MergeCase.all().filter { try $0.bytes("before")?.isEmpty == false }
  }

  @Test func mostCasesHaveAFile() throws {
    #expect(try Self.casesWithAFile().count >= 60)
  }

  @Test(arguments: try casesWithAFile())
  func randomBytesChanged(_ merge: MergeCase) throws {
    let bytes = try #require(try merge.bytes("before"))
    let special = Array("\"'\\/*{}()[]<>=:;,\n\r u0\u{2028}".utf8) + [0, 0x80, 0xC3, 0xE2, 0xFF]
    var generator = SeededGenerator(seed: 8_128)
    let wanted = try merge.entries("wanted")
    let applied = try merge.applied()
    for _ in 0..<(Places.isLongRun ? 5_000 : 100) {
      var damaged = bytes
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        damaged[place] = special.randomElement(using: &generator) ?? 0
      }
      check(merge.merger, damaged, wanted, applied)
    }
  }

  @Test func nestedDeeperThanAnyFile() {
    let wanted = [MergeEntry("a/b", "c")]
    for (open, merger) in [
      ("[", SmartlingMerger() as any FileMerger), ("{a=", XcodeProjectMerger()),
      ("(", XcodeProjectMerger()),
    ] {
      let text = String(repeating: open, count: 100_000)
      #expect(throws: FileRefusal.self) { try merger.merge(text, wanted: wanted) }
    }
  }
}
