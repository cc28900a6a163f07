import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// The real manifest with comments, empty lines and spaces inserted anywhere.
///
/// An edit is never refused, and undoing it restores the old bytes.
@Suite struct RandomLayoutTests {
  @Test func editsPreserveCommentsAndSpaces() throws {
    var random = SeededGenerator(seed: 11)
    let text = try Places.frozenManifest()
    for round in 0..<(Places.isLongRun ? 1_000 : 20) {
      let bytes = Array(Self.littered(text, &random).utf8)
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
      let manifest = try #require(checked.manifest, "round \(round)")
      let added = try checked.adding(CountryProposal("pt", manifest, .embedded).row()).manifest
      #expect(try added.checked.removing("pt").bytes == bytes, "round \(round)")

      let code = try #require(["nl", "fr", "it", "no", "at"].randomElement(using: &random))
      let gone = try checked.removing(code)
      #expect(Self.isSubsequence(gone.bytes, of: bytes), "round \(round)")
      let comments = Self.comments(in: bytes).count - Self.comments(in: gone.bytes).count
      #expect((0...60).contains(comments), "round \(round)")

      let old = manifest.countries.first { $0.code.value == "se" }?.hosts?.value
      #expect(old == .subdomain)
      let migrated = try #require(try checked.migrating("se", to: .tld))
      #expect(
        Self.comments(in: migrated.bytes) == Self.comments(in: bytes),
        "round \(round)"
      )
    }
  }

  /// Inserts comments at any column, empty lines, and spaces or comments at the ends of lines.
  private static func littered(_ text: String, _ random: inout SeededGenerator) -> String {
    let dice = Int.random(in: 3...20, using: &random)
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch Int.random(in: 0..<(4 * dice), using: &random) {
      case 0: lines.append("")
      case 1: lines.append("   ")
      case 2, 3:
        let margin = String(repeating: " ", count: Int.random(in: 0...8, using: &random))
        lines.append("\(margin)# tld: \"é\(lines.count)")
      default: break
      }
      let end = ["", "", "", " ", "  # end \(lines.count)"].randomElement(using: &random) ?? ""
      lines.append(line.isEmpty ? "" : line + end)
    }
    if Bool.random(using: &random) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func comments(in bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "#").map { String(line[$0...]) }
    }
  }

  private static func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    // One piece is cut out; a head and a tail remain.
    let head = zip(part, whole).prefix { $0 == $1 }.count
    let tail = zip(part.reversed(), whole.reversed()).prefix { $0 == $1 }.count
    return head + tail >= part.count && part.count < whole.count
  }
}
