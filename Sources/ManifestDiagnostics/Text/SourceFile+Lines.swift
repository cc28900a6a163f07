/// Lines by byte offset. A line ends at LF, CRLF or a lone CR.
extension SourceFile {
  /// The line ending that the file uses first; LF in a file of one line.
  package var lineEnding: String {
    bytes.firstIndex(where: \.endsLine).map { lineEnding(at: $0) } ?? "\n"
  }

  /// The first byte of the line that an offset is in; a byte-order mark is not part of a line.
  package func lineStart(_ offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    return max(start, min(textStart, offset))
  }

  /// The end of the line that an offset is in, before its line ending.
  package func lineEnd(_ offset: Int) -> Int {
    // Without optimization, as tests run, a key path takes twice as long, and this is asked for every line.
    bytes[offset...].firstIndex { $0.endsLine } ?? bytes.count
  }

  /// The first byte of the line after the one that an offset is in; the end of the file for the
  /// last.
  package func nextLineStart(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    return end < bytes.count ? end + lineEnding(at: end).utf8.count : end
  }

  /// The line ending that starts at an offset; LF where none does.
  package func lineEnding(at offset: Int) -> String {
    let rest = bytes[offset...]
    if rest.starts(with: [0x0D, 0x0A]) { return "\r\n" }
    return rest.first == 0x0D ? "\r" : "\n"
  }

  /// The last line ending before an offset, else the file's first, else LF.
  package func lineEnding(before offset: Int) -> String {
    guard let index = bytes[..<offset].lastIndex(where: \.endsLine) else { return lineEnding }
    let isPair = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
    return lineEnding(at: isPair ? index - 1 : index)
  }

  /// Whether a line ends within a range.
  package func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains(where: \.endsLine) }

  /// Whether there is only indentation before an offset on its line.
  package func startsLine(_ offset: Int) -> Bool {
    var start = offset
    while start > textStart, bytes[start - 1].isSpaceOrTab { start -= 1 }
    return start <= textStart || bytes[start - 1].endsLine
  }

  /// The spaces and tabs at the start of the line that an offset is in.
  package func indentation(_ offset: Int) -> String {
    String(decoding: bytes[lineStart(offset)...].prefix(while: \.isSpaceOrTab), as: UTF8.self)
  }

  package func text(_ range: Range<Int>) -> String { text(SourceRange(range)) }
}

extension SourceRange {
  package init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
