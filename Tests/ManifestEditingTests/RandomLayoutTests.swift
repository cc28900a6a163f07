import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// The real manifest with comments, empty lines and spaces inserted anywhere.
///
/// A row is always added, and every other byte is preserved.
@Suite struct RandomLayoutTests {
  @Test func editsPreserveCommentsAndSpaces() throws {
    var random = SeededGenerator(seed: 11)
    let text = try Places.frozenManifest()
    for round in 0..<(Places.isLongRun ? 1_000 : 20) {
      let bytes = Array(Self.littered(text, &random).utf8)
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
      let added = try checked.adding("pt").file.bytes
      #expect(Self.isSubsequence(bytes, of: added), "round \(round)")
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

  private static func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    // One piece is inserted, between a head and a tail.
    let head = zip(part, whole).prefix { $0 == $1 }.count
    let tail = zip(part.reversed(), whole.reversed()).prefix { $0 == $1 }.count
    return head + tail >= part.count && part.count < whole.count
  }
}
