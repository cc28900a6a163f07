/// A file's bytes and lines, and the path that findings show for it.
///
/// Only this type and the renderers use lines and columns; all other code uses byte offsets.
package final class SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Whether findings must not quote the file, because a symbolic link leads to a file that may belong to another
  /// user.
  package let isForeign: Bool
  /// The offset of each line's first byte; a line ends at LF, CRLF or a lone CR, as in editors.
  private let lineStarts: [UInt32]

  package init(path: String, bytes: [UInt8], isForeign: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isForeign = isForeign
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var next = 0
      while next < bytes.count {
        let byte = bytes[next]
        next += 1
        guard byte.endsLine else { continue }
        let isInPair = byte == 0x0D && next < bytes.count && bytes[next] == 0x0A
        if !isInPair { starts.append(UInt32(next)) }
      }
    }
    lineStarts = starts
  }

  /// Whether messages can show lines of the file.
  ///
  /// They cannot if the file is UTF-16, a binary property list, or has a zero byte in its first 8,000 bytes, by
  /// which Git, too, recognizes binary files.
  package var isText: Bool {
    foreignEncoding(of: bytes) == nil && !bytes.prefix(8_000).contains(0)
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A line and a column, both from 1.
  ///
  /// The column counts code points, so a decomposed `é` counts as two.
  package struct Location: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  package func location(of offset: UInt32) -> Location {
    let line = lineIndex(of: offset)
    let start = Int(lineStarts[line]) + markLength(line)
    let before = bytes[min(start, Int(offset))..<min(Int(offset), bytes.count)]
    let column = before.count { !UTF8.isContinuation($0) } + 1
    return Location(line: line + 1, column: column)
  }

  /// The line of an offset, from 1; cheaper than `location(of:)`, which also counts the column.
  package func lineNumber(of offset: UInt32) -> Int { lineIndex(of: offset) + 1 }

  private func lineIndex(of offset: UInt32) -> Int {
    max(0, lineStarts.prefixCount { $0 <= offset } - 1)
  }

  /// The length of the byte-order mark on a line; it is not counted in columns of the first line.
  private func markLength(_ line: Int) -> Int {
    line == 0 ? textStart : 0
  }

  package var lineCount: Int { lineStarts.count }

  /// The range of a line, numbered from 1, without its line ending and without a byte-order mark.
  package func line(_ number: Int) -> Range<Int> {
    let line = wholeLine(number)
    return min(line.lowerBound + markLength(number - 1), line.upperBound)..<line.upperBound
  }

  /// The range of a line, numbered from 1, without its line ending.
  package func wholeLine(_ number: Int) -> Range<Int> {
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1].endsLine { end -= 1 }
    return start..<end
  }

  /// The text of a range; invalid UTF-8 becomes U+FFFD.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}

extension SourceFile {
  /// The whole lines from the first to the last difference between two files, as a range in each file.
  package func changedLines(_ other: SourceFile) -> (Range<Int>, Range<Int>) {
    let start = zip(bytes, other.bytes).prefix { $0 == $1 }.count
    let shorter = Swift.min(bytes.count, other.bytes.count) - start
    let same = zip(bytes.reversed(), other.bytes.reversed()).prefix(shorter).prefix { $0 == $1 }
      .count
    let first = lineStart(start)
    let end = lineEnd(bytes.count - same)
    return (first..<end, first..<(end + other.bytes.count - bytes.count))
  }
}

extension Array {
  /// The number of elements at the start that satisfy a condition, which no element after them does.
  package func prefixCount(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Lines by byte offset; a line ends at LF, CRLF or a lone CR.
extension SourceFile {
  /// The first line ending in the file; LF if the file has only one line.
  package var lineEnding: String {
    bytes.firstIndex(where: \.endsLine).map { lineEnding(at: $0) } ?? "\n"
  }

  /// The first byte of the line that contains an offset; a byte-order mark is not part of a line.
  package func lineStart(_ offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    return max(start, min(textStart, offset))
  }

  /// The end of the line that contains an offset, before its line ending.
  package func lineEnd(_ offset: Int) -> Int {
    // A closure, because this runs for every line, and a key path takes twice as long without optimization,
    // as in tests.
    bytes[offset...].firstIndex { $0.endsLine } ?? bytes.count
  }

  /// The line ending that starts at an offset; LF if there is none.
  package func lineEnding(at offset: Int) -> String {
    let rest = bytes[offset...]
    if rest.starts(with: [0x0D, 0x0A]) { return "\r\n" }
    return rest.first == 0x0D ? "\r" : "\n"
  }

  /// The last line ending before an offset; if there is none, the first line ending of the file, or else LF.
  package func lineEnding(before offset: Int) -> String {
    guard let index = bytes[..<offset].lastIndex(where: \.endsLine) else { return lineEnding }
    let isPair = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
    return lineEnding(at: isPair ? index - 1 : index)
  }

  /// Whether only indentation comes before an offset on its line.
  package func startsLine(_ offset: Int) -> Bool {
    var start = offset
    while start > textStart, bytes[start - 1].isSpaceOrTab { start -= 1 }
    return start <= textStart || bytes[start - 1].endsLine
  }

  /// The spaces and tabs at the start of the line that contains an offset.
  package func indentation(_ offset: Int) -> String {
    String(decoding: bytes[lineStart(offset)...].prefix(while: \.isSpaceOrTab), as: UTF8.self)
  }

  package func text(_ range: Range<Int>) -> String { text(SourceRange(range)) }
}

extension SourceRange {
  package init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
