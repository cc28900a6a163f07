extension SourceFile {
  /// Whether a line, given without its line ending, is a marker that Git writes around the two sides of a
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
    for number in 1...lineCount {
      let line = line(number)
      guard line.count > 7 else { continue }
      let first = bytes[line.lowerBound]
      guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">") else { continue }
      if isConflictMarker(line) { return line }
    }
    return nil
  }
}
