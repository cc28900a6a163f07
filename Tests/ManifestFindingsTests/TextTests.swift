import ManifestFindings
import Testing

/// The text utilities that every other target uses.
struct TextTests {
  @Test func editsAreAppliedInTheOrderOfTheText() {
    var edits = TextEdits()
    #expect(edits.isEmpty)
    edits.remove(4..<6)
    edits.insert("1", at: 2)
    edits.insert("2", at: 2)
    edits.replace(2..<3, with: "C")
    #expect(String(decoding: edits.applied(to: Array("abcdef".utf8)), as: UTF8.self) == "ab12Cd")
    // Each byte of "ab12Cd", and its end.
    #expect((0...6).map(edits.origins.originalOffset) == [0, 1, 2, 2, 2, 3, 6])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAsInEditors(_ ending: String) {
    let file = SourceFile(path: "f", text: "\u{FEFF}a\(ending) \tbc\(ending)d")
    let second = 4 + ending.utf8.count
    let third = second + 4 + ending.utf8.count
    #expect(file.lineEnding == ending)
    #expect(file.lineStart(3) == 3)
    #expect(file.lineStart(second + 3) == second)
    #expect(file.lineEnd(second) == second + 4)
    #expect(file.lineEnding(before: third) == ending)
    #expect(file.lineEnding(at: 4) == ending)
    #expect(file.indentation(second + 3) == " \t")
    #expect(file.startsLine(second + 2))
    #expect(!file.startsLine(second + 3))
    let empty = SourceFile(path: "f", text: "\(ending)a")
    #expect(empty.lineEnding(before: ending.utf8.count) == ending)
  }

  @Test func utf8ValidationAgreesWithTheStandardLibrary() {
    let pieces: [[UInt8]] = [
      [0x41], [0xC2, 0x80], [0xC1, 0x80], [0xE0, 0x9F, 0x80], [0xE0, 0xA0, 0x80],
      [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xEF, 0xBF], [0xF0, 0x8F, 0x80, 0x80],
      [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5],
      [0x80], [0xE2, 0x82, 0x41],
    ]
    for left in pieces {
      for right in pieces {
        let bytes = left + right
        #expect(
          (firstInvalidUTF8(in: bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil)
        )
      }
    }
    #expect(firstInvalidUTF8(in: [0x41, 0xC3, 0xA9, 0xFF]) == 3)
  }

  @Test func encodingIsDetectedByTheFirstBytes() {
    for marked: [UInt8] in [[0xFF, 0xFE, 0x41, 0], [0xFE, 0xFF]] {
      #expect(foreignEncoding(of: marked) == "encoded as UTF-16")
    }
    for bare: [UInt8] in [[0x41, 0], [0, 0x41]] {
      #expect(foreignEncoding(of: bare) == "encoded as UTF-16 without a byte-order mark")
    }
    for text: [UInt8] in [[], [0], [0xEF, 0xBB, 0xBF]] { #expect(foreignEncoding(of: text) == nil) }
  }

  @Test func invisibleCharactersAreRecognized() {
    let expected: [(Visibility, [Unicode.Scalar])] = [
      (.visible, ["a", " ", "é", "\u{301}", "\u{FE0F}", "🇮", "漢"]),
      (.visible, ["\u{600}", "\u{605}", "\u{6DD}", "\u{70F}", "\u{890}", "\u{891}", "\u{8E2}"]),
      (.space, ["\u{A0}", "\u{202F}", "\u{3000}"]), (.joiner, ["\u{200C}", "\u{200D}"]),
      (.hidden, ["\u{AD}", "\u{200B}", "\u{202E}", "\u{3164}", "\u{FEFF}", "\u{E0041}"]),
      (.control, ["\u{0}", "\t", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}"]),
      (.undefined, ["\u{E000}", "\u{FFFF}", "\u{378}"]),
    ]
    for (visibility, scalars) in expected {
      for scalar in scalars { #expect(scalar.visibility == visibility, "\(scalar.codePoint)") }
    }
    #expect(Unicode.Scalar("\u{200B}").codePoint == "U+200B")
    #expect(Unicode.Scalar("\u{E0041}").codePoint == "U+E0041")
  }

  @Test func conflictMarkersAreFoundAtTheStartOfALine() {
    func marker(_ text: String) -> String? {
      let file = SourceFile(path: "f", text: text)
      return file.firstConflictMarker.map { file.text($0) }
    }
    #expect(marker("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n") == "<<<<<<< ours")
    #expect(marker("a\r\n>>>>>>> theirs") == ">>>>>>> theirs")
    #expect(marker("a longer line\n<resources>\n<<<<<<< ours") == "<<<<<<< ours")
    #expect(marker("\u{FEFF}<<<<<<< ours") == "<<<<<<< ours")
    #expect(marker("a\n=======\n <<<<<<< x\n<<<<<<<x\n<<<<<< x\n") == nil)
    // Git always writes a label after these markers.
    #expect(marker("<<<<<<<\n>>>>>>>\n") == nil)
    #expect(marker("<<<<<<<\n<<<<<<< \n") == "<<<<<<< ")
  }
}
