package import ManifestDiagnostics

/// The unit in which an editor counts columns.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A line and a column, both from 0.
package struct Position: Equatable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }
}

/// Translates between the positions of an editor and the offsets of a text.
package struct Coordinates {
  let file: SourceFile
  let encoding: PositionEncoding

  package init(_ file: SourceFile, _ encoding: PositionEncoding) {
    (self.file, self.encoding) = (file, encoding)
  }

  package func position(of offset: Int) -> Position {
    let number = file.lineNumber(of: UInt32(offset))
    let before = file.bytes[file.wholeLine(number).lowerBound..<offset]
    let character =
      switch encoding {
      case .utf8: before.count
      case .utf16: before.reduce(0) { $0 + $1.unitsOfUTF16 }
      }
    return Position(line: number - 1, character: character)
  }

  /// The offset of a position.
  ///
  /// As the protocol says, a column after the end of a line is its end. A line after the last is the end of the
  /// text, and a position inside a character is where that begins.
  package func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < file.lineCount else { return file.bytes.count }
    let line = file.wholeLine(position.line + 1)
    switch encoding {
    case .utf8:
      var offset = line.lowerBound + min(max(position.character, 0), line.count)
      while offset > line.lowerBound, offset < line.upperBound,
        UTF8.isContinuation(file.bytes[offset])
      { offset -= 1 }
      return offset
    case .utf16:
      var left = position.character
      var offset = line.lowerBound
      while offset < line.upperBound, left >= file.bytes[offset].unitsOfUTF16, left > 0 {
        left -= file.bytes[offset].unitsOfUTF16
        offset = file.characterEnd(offset)
      }
      return offset
    }
  }
}

extension UInt8 {
  /// How many units of UTF-16 a character has that begins with this byte of UTF-8; 0 inside a character.
  fileprivate var unitsOfUTF16: Int { UTF8.isContinuation(self) ? 0 : self >= 0xF0 ? 2 : 1 }
}
