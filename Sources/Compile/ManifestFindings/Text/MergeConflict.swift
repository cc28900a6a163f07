extension SourceFile {
  /// The first line that Git writes around the two sides of a merge conflict, without its line ending.
  ///
  /// Formats with comments or multiline texts would accept such a line silently. A line of only equal signs
  /// does not count, because it may be an underline.
  package var firstConflictMarker: Range<Int>? {
    (1...lineCount).lazy.map(line).first { line in
      ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains { self.bytes[line].starts(with: $0.utf8) }
    }
  }
}
