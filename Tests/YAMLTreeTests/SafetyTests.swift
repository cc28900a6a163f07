import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// Any bytes give a tree or an error, and every location is within the file.
///
/// `ND_LONG=1` makes the runs a hundred times longer.
struct SafetyTests {
  private static let mutationsPerText = Places.isLongRun ? 40_000 : 400

  @Test(arguments: Fixture.readable)
  func truncatedTextsAreHandled(_ fixture: Fixture) {
    for end in 0...fixture.bytes.count { expectToEndWell(Array(fixture.bytes[..<end])) }
  }

  @Test func truncatedManifestIsHandled() throws {
    let bytes = try Places.bytes(Places.frozenPath)
    let step = Places.isLongRun ? 1 : 23
    for end in stride(from: 0, through: bytes.count, by: step) {
      expectToEndWell(Array(bytes[..<end]))
    }
  }

  @Test(arguments: Fixture.readable)
  func mutatedTextsAreHandled(_ fixture: Fixture) {
    var generator = SeededGenerator(seed: UInt64(fixture.bytes.count))
    for _ in 0..<Self.mutationsPerText {
      expectToEndWell(mutated(fixture.bytes, &generator))
    }
  }

  @Test func mutatedManifestIsHandled() throws {
    let bytes = try Places.bytes(Places.frozenPath)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<(Self.mutationsPerText / 2) { expectToEndWell(mutated(bytes, &generator)) }
  }

  private func expectToEndWell(_ bytes: [UInt8]) {
    let file = SourceFile(path: "countries.yaml", bytes: bytes)
    let (tree, findings) = YAMLTree.parse(file)
    var places = findings.flatMap { [$0.range] + $0.related.map(\.range) }
    if let root = tree?.root { places += allNodes(under: root).map(\.range) }
    let areWithin = places.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count }
    let text = TextRenderer().render(findings, in: file)
    let json = JSONRenderer(toolVersion: "").render(findings, in: file)
    let isWell =
      (tree != nil || findings.hasErrors) && areWithin && text.isEmpty == findings.isEmpty
      && json.hasSuffix("}\n")
    // One expectation per text would cost more than parsing it.
    if !isWell { Issue.record("\(bytes)") }
  }

  private static let snippets =
    [
      "\"", "'", "[", "]", "{", "}", ": ", "- ", "&a ", "*a", "!t ", "|\n", ">", "#", "---\n", "%",
      "@",
      "\t", "\r", "\n", "\r\n", "\u{FEFF}", "\u{85}", "\u{2028}", "<<: ", "? ", "日", "\\", "\\u12",
    ].map { Array($0.utf8) } + [[0xFF], [0x00], [0xE6, 0x97], [0x80]]

  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 2 where start < bytes.count: bytes[start] = .random(in: .min ... .max, using: &generator)
      default:
        let snippet = Self.snippets[Int.random(in: Self.snippets.indices, using: &generator)]
        bytes.insert(contentsOf: snippet, at: start)
      }
    }
    return bytes
  }
}
