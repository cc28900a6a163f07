import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// In any layout, another reader finds the old entries and ours, and nothing else.
///
/// A second run does nothing, and removing our entries leaves no trace.
struct RandomLayoutTests {
  private static let seeds: Range<UInt64> = 0..<(Places.isLongRun ? 20_000 : 500)
  /// Checks a merge; `read` returns the content of a file by key, with a reader that is not ours.
  private func check<Value: Equatable>(
    _ merger: any FileMerger,
    _ text: String,
    ours: [MergeEntry],
    wanted: [MergeEntry],
    seed: UInt64,
    value: (MergeEntry) -> Value,
    read: (MergedFile) throws -> [String: Value]
  ) throws {
    let file = MergedFile(
      bytes: Array(text.utf8),
      changes: [],
      applied: AppliedEntries(added: ours)
    )
    var expected = try read(file)
    for entry in ours { expected[entry.key] = nil }
    let others = expected
    for entry in wanted { expected[entry.key] = value(entry) }

    let merged = try merger.merge(text, wanted: wanted, applied: AppliedEntries(added: ours))
    #expect(try read(merged) == expected, "seed \(seed)")
    let again = try merger.merge(merged.bytes, wanted: wanted, applied: merged.applied)
    #expect(again.bytes == merged.bytes && again.changes.isEmpty, "seed \(seed)")
    let bare = try merger.merge(merged.bytes, wanted: [], applied: merged.applied)
    #expect(try read(bare) == others, "seed \(seed)")
    if ours.isEmpty { #expect(bare.text == text, "seed \(seed): \(merged.text)") }
  }

  @Test func project() throws {
    let regions = ["it", "pt-PT", "nl", "fr-CA"]
    for seed in Self.seeds {
      var layout = RandomLayout(seed: seed)
      let others = layout.some(["en", "Base", "tlh", "sjn"])
      let ours = layout.chance(2) ? layout.some(regions).map { MergeEntry($0) } : []
      let text = layout.project(layout.shuffled(others + ours.map(\.key)))
      let wanted = layout.some(regions).map { MergeEntry($0) }
      try check(XcodeProjectMerger(), text, ours: ours, wanted: wanted, seed: seed) { _ in
        1
      } read: { file in
        let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
        let root = try #require(list as? [String: Any])
        let objects = try #require(root["objects"] as? [String: [String: Any]])
        #expect(objects["A1"]?["children"] as? [String] == ["knownRegions"])
        #expect(objects["A2"]?["developmentRegion"] as? String == "en")
        let found = try #require(objects["A2"]?["knownRegions"] as? [String])
        return found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
    }
  }

  @Test func smartlingFile() throws {
    let names = (0..<6).map { "l\($0)-RR" }
    for seed in Self.seeds {
      var layout = RandomLayout(seed: seed)
      // The list is not empty, because removing all entries that were added to an empty list leaves
      // `[]`.
      let others = ["x-XX"] + layout.some(["y-YY", "z-ZZ"])
      let ours = layout.chance(2) ? layout.some(names).map { MergeEntry($0, "old-\($0)") } : []
      let wanted = layout.some(names).map { MergeEntry($0, "app-\($0)") }
      let locales = layout.shuffled(others.map { MergeEntry($0, $0) } + ours)
        .map { entry in
          let id = (name: "smartling", value: "\"\(entry.key)\"")
          let name = (name: "application", value: "\"\(entry.value)\"")
          return layout.object(layout.chance(2) ? [id, name] : [name, id])
        }
      let text = layout.object([
        ("resourceSets", layout.list("[", [#"{"locales":[{"smartling":"l0-RR"}]}"#], "]")),
        ("locales", layout.list("[", locales, "]")),
      ])
      try check(SmartlingMerger(), text, ours: ours, wanted: wanted, seed: seed) {
        $0.value
      } read: { file in
        let root = try json(file)
        let sets = try #require(root["resourceSets"] as? [[String: [[String: String]]]])
        #expect(sets == [["locales": [["smartling": "l0-RR"]]]])
        let locales = try #require(root["locales"] as? [[String: String]])
        return try locales.reduce(into: [:]) { found, locale in
          let id = try #require(locale["smartling"])
          #expect(found[id] == nil && locale.count == 2)
          found[id] = locale["application"]
        }
      }
    }
  }

  private func json(_ file: MergedFile) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }
}
