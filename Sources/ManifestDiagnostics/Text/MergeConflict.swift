extension SourceFile {
  /// Whether a line, given without its line ending, is one that Git writes around the two sides of a
  /// merge conflict.
  package func isConflictMarker(_ line: Range<Int>) -> Bool {
    let bytes = bytes[line]
    guard let first = bytes.first, "<|=>".utf8.contains(first),
      bytes.prefix(7).elementsEqual(repeatElement(first, count: 7))
    else { return false }
    return bytes.count == 7 || bytes[bytes.startIndex + 7] == UInt8(ascii: " ")
  }

  /// The first line that opens or closes a side of a merge conflict.
  ///
  /// Formats with comments or texts of several lines would read such a line without complaint. A row
  /// of equal signs alone is also an underline, so it does not count here.
  package var firstConflictMarker: Range<Int>? {
    let textStart = textStart
    for (offset, byte) in bytes.enumerated()
    where byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
      guard offset == textStart || offset > 0 && bytes[offset - 1].endsLine else { continue }
      let line = offset..<lineEnd(offset)
      if line.count > 7, isConflictMarker(line) { return line }
    }
    return nil
  }
}
