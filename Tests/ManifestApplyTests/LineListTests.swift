import Foundation
import ManifestApply
import ManifestFindings
import TestSupport
import Testing

/// The three lists that Xcode writes, with one entry per line.
struct LineListTests {
  private static let it = "applinks:it.acme.com"

  private static let merged = ListCase.all("line-lists")

  private static let refused = ListCase.all("line-lists-refused")

  @Test func everyCaseIsRead() {
    #expect(Self.merged.count >= 11 && Self.refused.count >= 33)
    #expect(Self.merged.allSatisfy { !$0.wanted.isEmpty && $0.before.text != $0.after.text })
  }

  private func variants(_ text: String) -> [String] {
    [
      text, text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text,
      text.trimmingCharacters(in: .newlines),
    ]
  }

  /// In each line ending, with a byte-order mark, and without a last line ending.
  @Test(arguments: merged)
  func listIsMerged(_ merge: ListCase) throws {
    let kind = merge.before.kind
    for (before, after) in zip(variants(merge.before.text), variants(merge.after.text)) {
      let merged = try kind.merge(before, merge.wanted)
      #expect(merged.text.utf8.elementsEqual(after.utf8), "\(merged.text)")
      let again = try kind.merge(merged.text, merge.wanted, merged.applied)
      #expect(again.text == merged.text && again.changes.isEmpty)
      #expect(again.applied == merged.applied)
      let bare = try kind.merge(merged.text, [], merged.applied)
      #expect(bare.text.utf8.elementsEqual(before.utf8), "\(bare.text)")
      #expect(bare.applied.keys.isEmpty)
    }
  }

  private struct Found: Decodable {
    var regions: [String]?
    var domains: [String]?
    var localizations: [String]?

    private enum CodingKeys: String, CodingKey {
      case regions = "knownRegions"
      case domains = "com.apple.developer.associated-domains"
      case localizations = "CFBundleLocalizations"
    }
  }

  /// Parsers that are not ours find what was in each file, and the new entries.
  @Test(.requires(.python(.withOpenStep))) func otherParsersFindTheEntries() async throws {
    let texts = Self.merged.flatMap { [$0.before.text, $0.after.text] }
    let oracle = Places.url("Tests/oracles/read_merged.py")
    let input = Array(try JSONEncoder().encode(texts))
    let output = try await Python.withOpenStep.run([oracle.path], input: input)
    let found = try JSONDecoder().decode([Found].self, from: output)
      .map { Set(($0.regions ?? []) + ($0.domains ?? []) + ($0.localizations ?? [])) }
    try #require(found.count == texts.count)
    for (index, merge) in Self.merged.enumerated() {
      #expect(found[2 * index + 1] == found[2 * index].union(merge.wanted), "\(merge.name)")
    }
  }

  /// Only what an earlier run added is removed; what a person wrote stays.
  @Test func onlyOwnEntriesAreRemoved() throws {
    let text = ListSample.project(ListSample.regions(["en", "it", "\"pt-PT\"", "tlh"])).text
    let merged = try FileKind.project.merge(text, ["en", "nl"], AppliedEntries(["pt-PT", "de"]))
    #expect(merged.text == ListSample.project(ListSample.regions(["en", "it", "nl", "tlh"])).text)
    #expect(merged.applied == AppliedEntries(["nl"]))
    #expect(merged.changes == [.added(MergeEntry("nl")), .removed("pt-PT")])
  }

  // MARK: Refusals

  /// A script can mention the key of a list; without the list, it is then unclear whether there is one.
  @Test func keyInALongerTextDoesNotCount() throws {
    let script = "\t\t\tshellScript = \"echo knownRegions = ( none );\";\n"
    let list = ListSample.regions(["en"])
    let merged = try FileKind.project.merge(ListSample.project(list + script).text, ["it"])
    #expect(merged.text == ListSample.project(ListSample.regions(["en", "it"]) + script).text)
    #expect(throws: FileRefusal.self) {
      try FileKind.project.merge(ListSample.project(script).text, ["it"])
    }
  }

  /// The name of a case is a part of the message.
  @Test(arguments: refused)
  func otherLayoutIsRefused(_ refused: ListCase) throws {
    let sample = refused.before
    let refusal = try #require(throws: FileRefusal.self) {
      try sample.kind.merge(sample.text, ["it"])
    }
    #expect(refusal.finding.message.contains(refused.name), "\(refusal.finding.message)")
    #expect(Int(refusal.finding.range.end) <= sample.text.utf8.count)
  }

  @Test func utf16IsRefused() throws {
    let text = ListSample.project(ListSample.regions(["en"])).text
    let bytes: [UInt8] = [0xFF, 0xFE] + Array(text.data(using: .utf16LittleEndian) ?? Data())
    let file = SourceFile(path: "f", bytes: bytes)
    #expect(throws: FileRefusal.self) {
      try FileKind.project.merge(file, wanted: [MergeEntry("it")], applied: AppliedEntries())
    }
  }

  /// Comparing a text with a long run of combining marks takes quadratic time, also if the marks are escaped.
  @Test(arguments: [("&#x301;", "\u{301}"), ("\\U0301", "\u{301}")])
  func longRunOfMarksTakesNoTime(_ escape: String, _ mark: String) {
    let start = ContinuousClock.now
    for run in [escape, mark].map({ String(repeating: $0, count: 50_000) }) {
      for sample in [
        ListSample.infoPlist(ListSample.localizations(["a\(run)", "b\(run)"])),
        .infoPlist("\t<key>\(run)</key>\n\t<true/>\n"),
        .project(ListSample.regions(["\"a\(run)\"", "\"b\(run)\""])),
      ] { _ = try? sample.kind.merge(sample.text, ["it"]) }
    }
    // With quadratic costs, each of the twelve runs takes longer than this.
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  // MARK: Entries in another form

  @Test func languageInAnotherSpellingIsNotAdded() throws {
    let regions = ["en", "\"nl-NL\"", "French", "\"zh-TW\""]
    let sample = ListSample.project(ListSample.regions(regions))
    let merged = try FileKind.project.merge(sample.text, ["fr", "it", "nl", "zh-Hant"])
    #expect(
      merged.stopped.map { "\($0.entry.key) by \($0.other)" } == [
        "fr by French", "nl by nl-NL", "zh-Hant by zh-TW",
      ]
    )
    #expect(merged.changes == [.added(MergeEntry("it"))])
  }

  @Test func wildcardCoversSubdomains() throws {
    let sample = ListSample.entitlements(
      ListSample.domains(["applinks:*.acme.com", "webcredentials:ACME.com"])
    )
    let wanted = [
      "applinks:acme.com", Self.it, "applinks:a.b.acme.com", "webcredentials:it.acme.com",
      "webcredentials:acme.com",
    ]
    let merged = try FileKind.entitlements.merge(sample.text, wanted)
    #expect(
      merged.stopped.map { "\($0.entry.key) by \($0.other)" } == [
        "applinks:it.acme.com by applinks:*.acme.com",
        "applinks:a.b.acme.com by applinks:*.acme.com",
        "webcredentials:acme.com by webcredentials:ACME.com",
      ]
    )
    #expect(merged.stopped.map(\.isCovered) == [true, true, false])
  }

  @Test func entriesThatIOSIgnoresAreReported() throws {
    let entries = [
      "applinks:acme.com", "applinks:acme.com?mode=developer", "applinks:*.acme.com",
      "applinks:https://acme.com", "applinks:acme.com/it", "applinks: acme.com",
      "applinks:Acme.com",
      "applinks:$(DOMAIN)",
    ]
    let merged = try FileKind.entitlements.merge(
      ListSample.entitlements(ListSample.domains(entries)).text,
      []
    )
    #expect(
      merged.findings.map(\.message) == [
        "`applinks:https://acme.com` has a scheme, so iOS ignores it",
        "`applinks:acme.com/it` has a slash, so iOS ignores it",
        "`applinks: acme.com` has a space, so iOS ignores it",
        "`applinks:Acme.com` has a capital letter, so iOS ignores it",
        "`applinks:$(DOMAIN)` has a build setting, which nd-config cannot read",
      ]
    )
  }
}
