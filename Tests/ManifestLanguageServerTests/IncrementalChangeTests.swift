import ManifestFindings
import ManifestLanguageServer
import TestSupport
import Testing

/// Edits by position give the editor's text, in both units of columns.
@Suite struct IncrementalChangeTests {
  /// Characters of one to four bytes, of one and two UTF-16 units, and every line ending.
  private static let pieces = [
    "a", " ", "tld: it", "é", "e\u{301}", "日本", "🇮🇹", "😀", "\u{FEFF}", "\n", "\r\n", "\r",
    "# España", "\t",
  ]

  private static func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// The position of a scalar, counted from the start of the text by the rules of the protocol.
  private static func position(
    _ count: Int,
    in scalars: [Unicode.Scalar],
    _ encoding: PositionEncoding
  ) -> Position {
    var (line, column) = (0, 0)
    for (index, scalar) in scalars[..<count].enumerated() {
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if (scalar == "\n" || scalar == "\r") && !isPair {
        (line, column) = (line + 1, 0)
      } else {
        column +=
          encoding == .utf8
          ? String(Character(scalar)).utf8.count : String(Character(scalar)).utf16.count
      }
    }
    return Position(line: line, character: column)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func randomEditsGiveTheWholeText(_ encoding: PositionEncoding) throws {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<(Places.isLongRun ? 5_000 : 40) {
      var expected = Self.text(Int.random(in: 0...30, using: &random), &random)
      var document = try #require(
        Document(uri: "file:///countries.yaml", version: 1, text: expected, encoding)
      )
      for version in 2..<8 {
        // There is no position between the two characters of CRLF.
        let scalars = Array(expected.unicodeScalars)
        let ends = (0...scalars.count).filter {
          $0 == 0 || $0 == scalars.count || scalars[$0 - 1] != "\r" || scalars[$0] != "\n"
        }
        let chosen = (0..<2).map { _ in ends.randomElement(using: &random) ?? 0 }.sorted()
        let new = Self.text(Int.random(in: 0...5, using: &random), &random)
        let range = (
          start: Self.position(chosen[0], in: scalars, encoding),
          end: Self.position(chosen[1], in: scalars, encoding)
        )
        document.apply([Document.Change(range: range, text: new)], version: version)
        var changed = String.UnicodeScalarView()
        changed.append(contentsOf: scalars[..<chosen[0]])
        changed.append(contentsOf: new.unicodeScalars)
        changed.append(contentsOf: scalars[chosen[1]...])
        expected = String(changed)
        try #require(document.file.bytes == Array(expected.utf8), "\(encoding)")
      }
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func positionsAndOffsetsAreInverse(_ encoding: PositionEncoding) throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      let text = Self.text(20, &random)
      let document = try #require(
        Document(uri: "file:///countries.yaml", version: nil, text: text, encoding)
      )
      let scalars = Array(text.unicodeScalars)
      var offset = 0
      for count in 0...scalars.count {
        let isInPair =
          count > 0 && count < scalars.count && scalars[count - 1] == "\r" && scalars[count] == "\n"
        if !isInPair {
          let position = Self.position(count, in: scalars, encoding)
          #expect(document.coordinates.offset(of: position) == offset)
          #expect(document.coordinates.position(of: offset) == position)
        }
        if count < scalars.count { offset += String(Character(scalars[count])).utf8.count }
      }
    }
  }

  @Test(arguments: [
    // After the end of a line, after the end of the text, inside a character, and far outside.
    (Position(line: 0, character: 99), 7), (Position(line: 9, character: 0), 11),
    (Position(line: 0, character: 2), 1), (Position(line: 0, character: .max), 7),
    (Position(line: .max, character: .max), 11), (Position(line: 1, character: 2), 11),
  ])
  func positionsThatAreNotInTheTextAreMovedIntoIt(_ position: Position, _ offset: Int) throws {
    let text = "a😀bc\néx"
    let document = try #require(
      Document(uri: "file:///countries.yaml", version: nil, text: text, .utf16)
    )
    #expect(document.coordinates.offset(of: position) == offset)
  }
}
