extension SourceFile {
  /// Whether a line is a marker that Git writes around the two sides of a merge conflict.
  ///
  /// The range does not include the line ending.
  package func isConflictMarker(_ line: Range<Int>) -> Bool {
    let bytes = bytes[line]
    guard let first = bytes.first, "<|=>".utf8.contains(first),
      bytes.prefix(7).elementsEqual(repeatElement(first, count: 7))
    else { return false }
    return bytes.count == 7 || bytes[bytes.startIndex + 7] == UInt8(ascii: " ")
  }

  /// The first marker line of a merge conflict.
  ///
  /// Formats with comments or multiline texts would accept such a line silently. A line of only equal signs
  /// does not count, because it may be an underline.
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
