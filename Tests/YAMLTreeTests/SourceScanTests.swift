import ManifestFindings
import Testing
import YAMLTree

/// Errors in the bytes, reported at the byte.
struct SourceScanTests {
  @Test(arguments: [
    (0x00, "U+0000"), (0x07, "U+0007"), (0x1B, "U+001B"), (0x7F, "U+007F"), (0x80, "U+0080"),
    (0x9F, "U+009F"), (0x85, "U+0085"), (0x2028, "U+2028"), (0x2029, "U+2029"),
    (0xFEFF, "U+FEFF"), (0xFFFE, "U+FFFE"),
  ])
  func forbiddenCharacterIsNamed(_ code: UInt32, _ name: String) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let findings = parse(Array("é: x\nb: y\(scalar)z\n".utf8))
    let end = 10 + UTF8.width(scalar)
    #expect(
      findings.map(summary) == [
        "10..<\(end) unreadable-text: invisible character \(name) is not allowed in a manifest"
          + " = delete it; in a quoted value, write it as an escape sequence"
      ]
    )
  }

  @Test(
    arguments: [
      ([0xE9, 0x20], 0xE9),  // Latin-1
      ([0x80], 0x80),  // a continuation byte alone
      ([0xC0, 0xAF], 0xC0),  // overlong
      ([0xE0, 0x80, 0x80], 0xE0),  // overlong
      ([0xED, 0xA0, 0x80], 0xED),  // a surrogate
      ([0xF4, 0x90, 0x80, 0x80], 0xF4),  // beyond Unicode
      ([0xF5], 0xF5), ([0xFF], 0xFF),
      ([0xE6, 0x97], 0xE6), ([0xF0, 0x9D, 0x84], 0xF0),  // truncated
    ] as [([UInt8], UInt8)]
  )
  func invalidUTF8IsOneFinding(_ broken: [UInt8], _ byte: UInt8) {
    let name = String(byte, radix: 16, uppercase: true)
    let expected =
      "4..<5 unreadable-text: byte 0x\(name) is not valid UTF-8 = save the file as UTF-8"
    #expect(parse(Array("é: ".utf8) + broken + Array("z\n".utf8)).map(summary) == [expected])
    #expect(parse(Array("é: ".utf8) + broken).map(summary) == [expected])
  }

  @Test func byteFindingsEndAtTheLimit() {
    let bytes = Array("a: ".utf8) + [UInt8](repeating: 0xFF, count: 100)
    #expect(parse(bytes).count == 20)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
      ([0x61, 0x00, 0x3A, 0x00], "UTF-16 without a byte-order mark"),
      ([0x00, 0x61, 0x00, 0x3A], "UTF-16 without a byte-order mark"),
    ] as [([UInt8], String)]
  )
  func utf16IsReported(_ bytes: [UInt8], _ encoding: String) {
    #expect(
      parse(bytes).map(summary) == [
        "0..<2 unreadable-text: file is encoded as \(encoding); expected UTF-8 = save the file as UTF-8"
      ]
    )
  }

  @Test func fileBeyondTheSizeLimitIsNotRead() {
    var limits = Limits()
    limits.size = 9
    let file = SourceFile(path: "countries.yaml", text: "a: [\u{7}\n\n\n\n\n")
    let findings = YAMLTree.parse(file, limits: limits).findings
    #expect(
      findings.map(summary) == [
        "0..<0 too-large: file has more than 9 bytes, the limit for a manifest"
      ]
    )
    limits.size = 10
    #expect(YAMLTree.parse(file, limits: limits).findings.map(\.id) == ["unreadable-text"])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n", "# nothing\n", "\u{FEFF}# nothing"])
  func emptyDocumentHasNoRoot(_ text: String) {
    let (tree, findings) = YAMLTree.parse(SourceFile(path: "countries.yaml", text: text))
    #expect(findings.isEmpty)
    #expect(tree != nil && tree?.root == nil)
  }

  private func parse(_ bytes: [UInt8]) -> [Finding] {
    let (tree, findings) = YAMLTree.parse(SourceFile(path: "countries.yaml", bytes: bytes))
    #expect(tree == nil)
    return findings
  }
}
