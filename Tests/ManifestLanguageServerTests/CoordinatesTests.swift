import ManifestFindings
import ManifestLanguageServer
import TestSupport
import Testing

/// Positions of the protocol, whose columns count UTF-16 units.
@Suite struct CoordinatesTests {
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
    in scalars: [Unicode.Scalar]
  ) -> Position {
    var (line, column) = (0, 0)
    for (index, scalar) in scalars[..<count].enumerated() {
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if (scalar == "\n" || scalar == "\r") && !isPair {
        (line, column) = (line + 1, 0)
      } else {
        column += String(Character(scalar)).utf16.count
      }
    }
    return Position(line: line, character: column)
  }

  @Test func positionsAndOffsetsAreInverse() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      let text = Self.text(20, &random)
      let coordinates = Coordinates(SourceFile(path: "countries.yaml", text: text))
      let scalars = Array(text.unicodeScalars)
      var offset = 0
      for count in 0...scalars.count {
        let isInPair =
          count > 0 && count < scalars.count && scalars[count - 1] == "\r" && scalars[count] == "\n"
        if !isInPair {
          let position = Self.position(count, in: scalars)
          #expect(coordinates.offset(of: position) == offset)
          #expect(coordinates.position(of: offset) == position)
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
    let coordinates = Coordinates(SourceFile(path: "countries.yaml", text: text))
    #expect(coordinates.offset(of: position) == offset)
  }
}
