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
  private static let names = (0..<8).map { "country.name.\($0)" }
  private static let values = ["Italia", "Côte d'Ivoire", "a\"b", "c\\d", "e\nf", "🇮🇹", ""]

  /// Some entries, as wanted or recorded.
  private func entries(_ layout: inout RandomLayout, _ names: [String]) -> [MergeEntry] {
    layout.some(names).map { MergeEntry($0, layout.pick(Self.values)) }
  }

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

  @Test func stringsFile() throws {
    for seed in Self.seeds {
      var layout = RandomLayout(seed: seed)
      let others = (0..<layout.number(0...4)).map { (key: "other.\($0)", value: "x\"\($0)e") }
      let ours = layout.chance(2) ? entries(&layout, Self.names) : []
      let all = layout.shuffled(others + ours.map { (key: $0.key, value: $0.value) })
      let text = layout.strings(all)
      let wanted = entries(&layout, Self.names)
      try check(StringsMerger(), text, ours: ours, wanted: wanted, seed: seed) {
        $0.value
      } read: { file in
        guard file.bytes.contains(UInt8(ascii: ";")) else { return [:] }
        let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
        return try #require(list as? [String: String])
      }
    }
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

  @Test func stringCatalog() throws {
    let names = Self.names.prefix(4).flatMap { name in ["en", "it"].map { "\(name)/\($0)" } }
    for seed in Self.seeds {
      var layout = RandomLayout(seed: seed)
      let others = (0..<layout.number(1...3)).map { "other.\($0)/it" }
      let ours = layout.chance(2) ? layout.some(names).map { MergeEntry($0, "old") } : []
      let text = catalog(others.map { MergeEntry($0, "x") } + ours, &layout)
      let wanted = entries(&layout, names)
      try check(StringCatalogMerger(), text, ours: ours, wanted: wanted, seed: seed) {
        $0.value
      } read: { file in
        let strings = try #require(try json(file)["strings"] as? [String: [String: Any]])
        var found: [String: String] = [:]
        for (key, text) in strings {
          let languages = try #require(text["localizations"] as? [String: [String: Any]])
          for (language, unit) in languages {
            let unit = try #require(unit["stringUnit"] as? [String: String])
            #expect(unit["state"] == "translated")
            found["\(key)/\(language)"] = unit["value"]
          }
          if key.hasPrefix("country") { #expect(text["extractionState"] as? String == "manual") }
        }
        return found
      }
    }
  }

  private func json(_ file: MergedFile) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }

  private func catalog(_ entries: [MergeEntry], _ layout: inout RandomLayout) -> String {
    var byText: [(name: String, languages: [(name: String, value: String)])] = []
    for entry in entries {
      let parts = entry.key.split(separator: "/").map(String.init)
      let unit = layout.object([("state", "\"translated\""), ("value", "\"\(entry.value)\"")])
      let language = (name: parts[1], value: layout.object([("stringUnit", unit)]))
      if byText.last?.name == parts[0] {
        byText[byText.count - 1].languages.append(language)
      } else {
        byText.append((name: parts[0], languages: [language]))
      }
    }
    let texts = layout.shuffled(byText).map { text in
      (
        name: text.name,
        value: layout.object([
          ("extractionState", "\"manual\""), ("localizations", layout.object(text.languages)),
        ])
      )
    }
    let strings = ("strings", layout.object(texts))
    return layout.object([("sourceLanguage", "\"en\""), strings, ("version", "\"1.0\"")])
  }
}
