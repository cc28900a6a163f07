import Foundation
import ManifestFindings
import ManifestMerging
import TestSupport
import Testing

/// The mergers for XML files, in addition to the cases.
struct XMLMergerTests {
  static let folders = ["entitlements", "info-plist"]

  /// Entries that no case has.
  static let strangers = [MergeEntry("zz.example.com", "Z"), MergeEntry("zzz.example.com", "Z")]

  /// The cases that have a file.
  private static func cases() throws -> [MergeCase] {
    try MergeCase.all().filter {
      try folders.contains($0.folder.deletingLastPathComponent().lastPathComponent)
        && $0.bytes("before") != nil
    }
  }

  private static func casesThatAreMerged() throws -> [MergeCase] {
    try cases().filter { merge in
      let before = try #require(try merge.bytes("before"))
      return (try? merge.merger.merge(before, wanted: strangers)) != nil
    }
  }

  @Test func mostCasesAreMerged() throws {
    #expect(try Self.cases().count >= 30)
    #expect(try Self.casesThatAreMerged().count >= 20)
  }

  @Test(arguments: try casesThatAreMerged())
  func addedEntriesAreRemovedAgain(_ merge: MergeCase) throws {
    let before = try #require(try merge.bytes("before"))
    let full = try merge.merger.merge(before, wanted: Self.strangers)
    #expect(full.changes.count == 2)
    let back = try merge.merger.merge(full.bytes, wanted: [], applied: full.applied)
    #expect(back.text == String(decoding: before, as: UTF8.self))
    #expect(back.applied.isEmpty)
  }

  /// A truncated or damaged file is refused, or read as its text says.
  @Test(arguments: try cases())
  func damagedFileIsRefusedOrKept(_ merge: MergeCase) throws {
    let before = try #require(try merge.bytes("before"))
    var generator = SeededGenerator(seed: 7)
    var damaged = stride(from: 0, to: before.count, by: Places.isLongRun ? 1 : 3).map {
      Array(before[..<$0])
    }
    for _ in 0..<(Places.isLongRun ? 5_000 : 100) {
      var bytes = before
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] =
          [0x3C, 0x3E, 0x2F, 0x26, 0x22, 0x0A, 0x20, 0xC3, 0x00]
          .randomElement(using: &generator) ?? 0
      }
      damaged.append(bytes)
    }
    var refused = 0
    for bytes in damaged where !bytes.isEmpty {
      guard let full = try? merge.merger.merge(bytes, wanted: Self.strangers) else {
        refused += 1
        continue
      }
      let back = try merge.merger.merge(full.bytes, wanted: [], applied: full.applied)
      #expect(back.text == String(decoding: bytes, as: UTF8.self))
    }
    #expect(refused > 0)
  }

  /// Random property lists in random layouts: no byte outside of the list changes.
  ///
  /// Another reader finds no other change.
  @Test(.requires(.python(.plain)))
  func otherParserSeesOnlyOurEntriesChanged() async throws {
    let scratch = try ScratchFolder()
    let count = Places.isLongRun ? 5_000 : 300
    var lists = 0
    for seed in 0..<count {
      var layout = RandomPropertyList(seed: UInt64(seed))
      let text = layout.text
      let result = try PropertyListArrayMerger.entitlements.merge(
        text,
        wanted: RandomPropertyList.wanted,
        applied: AppliedEntries(added: RandomPropertyList.applied)
      )
      try scratch.write(text, to: "\(seed).old")
      try scratch.write(result.text, to: "\(seed).new")
      let again = try PropertyListArrayMerger.entitlements.merge(
        result.bytes,
        wanted: RandomPropertyList.wanted,
        applied: result.applied
      )
      #expect(again.changes.isEmpty && again.bytes == result.bytes)
      if expectOutsideKept(text, result.text) { lists += 1 }
    }
    // The others do not have the list yet.
    #expect(lists > count / 3)
    let program = """
      import plistlib, sys
      folder, count = sys.argv[1], int(sys.argv[2])
      key = "com.apple.developer.associated-domains"
      for seed in range(count):
          old = plistlib.load(open(f"{folder}/{seed}.old", "rb"), fmt=plistlib.FMT_XML)
          new = plistlib.load(open(f"{folder}/{seed}.new", "rb"), fmt=plistlib.FMT_XML)
          before, after = old.pop(key, []), new.pop(key)
          assert old == new and list(old) == list(new), seed
          others = lambda domains: [d for d in domains if not d.startswith("applinks:ours")]
          assert others(before) == others(after), seed
          ours = [d for d in after if d not in others(after)]
          assert sorted(set(ours)) == ["applinks:ours&1", "applinks:ours2", "applinks:ours3"], seed
      print("equal")
      """
    let output = try await Python.plain.run(
      ["-c", program, scratch.url.path, "\(count)"],
      input: []
    )
    #expect(String(decoding: output, as: UTF8.self) == "equal\n")
  }

  /// Expects that only the list has changed.
  ///
  /// - Returns: false if the old text has no list.
  private func expectOutsideKept(_ old: String, _ new: String) -> Bool {
    guard let start = old.range(of: "<array id='ours'"), let end = old.range(of: "<!--end-->")
    else { return false }
    #expect(new.hasPrefix(old[..<start.lowerBound]))
    #expect(new.hasSuffix(old[end.lowerBound...]))
    return true
  }

  @Test(.requires(.python(.plain)))
  func otherParserReadsTheMergedFile() async throws {
    let files = try Self.cases().compactMap { try $0.bytes("after") }
    let program = """
      import sys, xml.etree.ElementTree as tree
      for text in sys.stdin.buffer.read().split(b"\\0"):
          print(tree.fromstring(text).tag)
      """
    let output = try await Python.plain.run(
      ["-c", program],
      input: Array(files.joined(separator: [0]))
    )
    let roots = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(roots.count == files.count)
    #expect(Set(roots) == ["plist"])
  }

  /// Thousands of entries in a file, all on one line or one per line.
  @Test(arguments: [("", ""), ("\n    ", "\n")])
  func manyEntriesAreMerged(_ separator: String, _ last: String) throws {
    let old = (0..<1_000).map { "\(separator)<string>s\($0)</string>" }.joined()
    let wanted = (0..<2_000).map { MergeEntry("s\($0)") }
    let all = (0..<2_000).map { "\(separator)<string>s\($0)</string>" }.joined()
    let frame = { (list: String) in
      "<plist><dict><key>CFBundleLocalizations</key><array>\(list)\(last)</array></dict></plist>"
    }
    let result = try PropertyListArrayMerger.infoPlist.merge(frame(old), wanted: wanted)
    #expect(result.changes.count == 1_000)
    #expect(result.text == frame(all))
  }
}

/// A property list with an unusual layout.
struct RandomPropertyList {
  static let wanted = ["applinks:ours&1", "applinks:ours2", "applinks:ours3"].map {
    MergeEntry($0)
  }
  static let applied = [MergeEntry("applinks:ours2"), MergeEntry("applinks:ours4")]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  private mutating func gap() -> String {
    pick(["", "", "\n", "\n\t", "\r\n  ", " ", "\n\n    ", "<!-- a > b -->", "\n<!--\n-->\n"])
  }

  var text: String {
    mutating get {
      var text = pick([
        "", "\u{FEFF}", "<?xml version=\"1.0\" encoding='utf-8'?>\n", "<!-- x -->\n",
      ])
      text += "<plist version='1.0'>" + gap() + "<dict>" + gap()
      for index in 0..<Int.random(in: 0...3, using: &generator) { text += other("a\(index)") }
      if Bool.random(using: &generator) { text += ours() }
      for index in 0..<Int.random(in: 0...3, using: &generator) { text += other("b\(index)") }
      return text + gap() + "</dict>" + gap() + "</plist>" + pick(["", "\n", "\r\n\r\n"])
    }
  }

  private mutating func other(_ name: String) -> String {
    let value = pick([
      "<string>v &amp; w</string>", "<true/>", "<array/>", "<integer>7</integer>",
      "<dict><key>com.apple.developer.associated-domains</key><array/></dict>",
      "<array>\n<string>applinks:ours4</string></array>", "<string><![CDATA[<a>]]></string>",
    ])
    return "<key>\(name)</key>" + gap() + value + gap()
  }

  private mutating func ours() -> String {
    var text = "<key>com.apple.developer.associated-domains</key>" + gap()
    guard Int.random(in: 0..<6, using: &generator) > 0 else {
      return text + pick(["<array/>", "<array></array>", "<array\n/>"]) + gap()
    }
    text += "<array id='ours'>" + gap()
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let entry = pick([
        "applinks:ours&amp;1", "applinks:ours2", "applinks:ours4", "webcredentials:x",
        "applinks:theirs", "applinks:theirs?mode=developer",
      ])
      text += "<string>\(entry)</string>" + gap()
    }
    return text + "</array><!--end-->" + gap()
  }
}
