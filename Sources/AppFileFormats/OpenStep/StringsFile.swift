package import ManifestDiagnostics

/// A `.strings` file and the location of everything in it.
package struct StringsFile {
  /// An entry of a name that was asked for.
  package struct Found {
    package var position: Int
    package var entry: OpenStepEntry
    package var text: String
  }

  package let file: SourceFile
  package let tokens: [OpenStepToken]
  package let entries: [OpenStepEntry]

  package init(_ file: SourceFile) throws(FileRefusal) {
    self.file = file
    tokens = try OpenStepScanner.tokens(of: file)
    var parser = OpenStepParser(file, tokens)
    entries = try parser.stringsFile()
  }

  /// - Throws: if one is duplicated, since the last would win silently, or is not a text.
  package func entries(named names: Set<String>) throws(FileRefusal) -> [String: Found] {
    var found: [String: Found] = [:]
    for (position, entry) in entries.enumerated() where names.contains(entry.key) {
      if let first = found[entry.key] {
        throw .duplicate(entry.key, at: entry.range, first: first.entry.range)
      }
      guard let text = entry.value.map(\.text) ?? entry.key else {
        throw .unreadable("expected a string for `\(entry.key)`", at: entry.range)
      }
      found[entry.key] = Found(position: position, entry: entry, text: text)
    }
    return found
  }

  /// Whether only whitespace is before an entry on its line.
  package func startsLine(_ entry: OpenStepEntry) -> Bool {
    guard let previous = previousEnd(entry) else { return true }
    return file.hasLineEnd(previous..<entry.range.lowerBound)
  }

  /// Whether a comment is on a line of its own above an entry.
  package func isDescribed(_ entry: OpenStepEntry) -> Bool {
    let index = entry.tokens.lowerBound - 1
    guard index >= 0, tokens[index].kind == .comment else { return false }
    return index == 0 || follower(of: index - 1) == nil
  }

  /// Where the token before an entry ends.
  package func previousEnd(_ entry: OpenStepEntry) -> Int? {
    entry.tokens.lowerBound > 0 ? tokens[entry.tokens.lowerBound - 1].range.upperBound : nil
  }

  /// The token that follows on the same line.
  package func follower(_ entry: OpenStepEntry) -> OpenStepToken? {
    follower(of: entry.tokens.upperBound - 1)
  }

  private func follower(of index: Int) -> OpenStepToken? {
    guard index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    return file.hasLineEnd(tokens[index].range.upperBound..<next.range.lowerBound) ? nil : next
  }

  /// Where the line on which an entry ends does, comments behind it included; nil where another entry
  /// begins on it.
  package func lineEnd(_ entry: OpenStepEntry) -> Int? {
    var index = entry.tokens.upperBound - 1
    while let next = follower(of: index) {
      guard next.kind == .comment else { return nil }
      index += 1
    }
    return tokens[index].range.upperBound
  }
}
