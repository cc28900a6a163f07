package import ManifestFindings

/// A `.strings` file, with the locations of its tokens and entries.
package struct StringsFile {
  /// An entry whose name was requested, with its position in `entries` and its text.
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

  /// The entries that have the given names, by name.
  ///
  /// - Throws: if a name is duplicated, because the last entry would silently win, or if a value is not text.
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

  /// Whether only whitespace precedes an entry on its line.
  package func startsLine(_ entry: OpenStepEntry) -> Bool {
    guard let previous = previousEnd(entry) else { return true }
    return file.hasLineEnd(previous..<entry.range.lowerBound)
  }

  /// Whether the token before an entry is a comment that starts its line.
  package func isDescribed(_ entry: OpenStepEntry) -> Bool {
    let index = entry.tokens.lowerBound - 1
    guard index >= 0, tokens[index].kind == .comment else { return false }
    return index == 0 || follower(of: index - 1) == nil
  }

  /// The end of the token before an entry; nil for the first entry if no comment precedes it.
  package func previousEnd(_ entry: OpenStepEntry) -> Int? {
    entry.tokens.lowerBound > 0 ? tokens[entry.tokens.lowerBound - 1].range.upperBound : nil
  }

  /// The token after an entry on the same line; nil if there is none.
  package func follower(_ entry: OpenStepEntry) -> OpenStepToken? {
    follower(of: entry.tokens.upperBound - 1)
  }

  private func follower(of index: Int) -> OpenStepToken? {
    guard index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    return file.hasLineEnd(tokens[index].range.upperBound..<next.range.lowerBound) ? nil : next
  }

  /// The end of an entry and of the comments after it on the same line; nil if another entry follows on that line.
  package func lineEnd(_ entry: OpenStepEntry) -> Int? {
    var index = entry.tokens.upperBound - 1
    while let next = follower(of: index) {
      guard next.kind == .comment else { return nil }
      index += 1
    }
    return tokens[index].range.upperBound
  }
}

/// Edits a `.strings` file, and keeps its layout.
package struct StringsEdits {
  private let strings: StringsFile
  private let lineEnding: String
  /// The file, with a line ending added if the last line has none.
  private let source: SourceFile
  private var edits = TextEdits()

  package init(_ strings: StringsFile) {
    self.strings = strings
    let file = strings.file
    lineEnding = file.lineEnding
    let isEnded = file.bytes.count == file.textStart || file.bytes.last?.endsLine == true
    source =
      isEnded ? file : SourceFile(path: file.path, bytes: file.bytes + Array(lineEnding.utf8))
  }

  /// The edited file; its last line has a line ending only if the original's last line has a line ending.
  package var bytes: [UInt8] {
    if edits.isEmpty { return strings.file.bytes }
    var result = edits.applied(to: source.bytes)
    guard source.bytes.count > strings.file.bytes.count else { return result }
    let last = result.popLast()
    if last == 0x0A, result.last == 0x0D { result.removeLast() }
    return result
  }

  package mutating func change(_ entry: OpenStepEntry, to value: String) {
    if let node = entry.value {
      edits.replace(node.range, with: OpenStepText.quoted(value))
    } else {
      edits.insert(" = " + OpenStepText.quoted(value), at: entry.keyRange.upperBound)
    }
  }

  /// Removes entries, with their lines if nothing else is on them.
  package mutating func remove(_ positions: Set<Int>) {
    var last: Range<Int>?
    for position in positions.sorted() {
      var range = extent(strings.entries[position])
      if let previous = last, previous.upperBound > range.lowerBound {
        range = previous.upperBound..<max(previous.upperBound, range.upperBound)
      }
      edits.remove(range)
      last = range
    }
  }

  private func extent(_ entry: OpenStepEntry) -> Range<Int> {
    let follower = strings.follower(entry)
    if strings.startsLine(entry) {
      if let follower { return entry.range.lowerBound..<follower.range.lowerBound }
      return strings.file.lineStart(
        entry.range.lowerBound
      )..<source.nextLineStart(entry.range.upperBound)
    }
    return (strings.previousEnd(entry) ?? entry.range.lowerBound)..<entry.range.upperBound
  }

  /// Adds an entry, laid out like the entry next to it.
  package mutating func insert(_ key: String, _ value: String, at point: InsertionPoint) {
    switch point {
    case .before(let position):
      let next = strings.entries[position]
      // A comment above `next` describes `next`, so insert after `next` and not between the comment and `next`.
      guard strings.startsLine(next), !strings.isDescribed(next) else {
        return insert(key, value, at: .after(position))
      }
      let start = strings.file.lineStart(next.range.lowerBound)
      edits.insert(line(key, value, like: next), at: start)
    case .after(let position):
      let previous = strings.entries[position]
      if let end = strings.lineEnd(previous) {
        edits.insert(line(key, value, like: previous), at: source.nextLineStart(end))
      } else {
        edits.insert(" " + text(key, value, like: previous), at: previous.range.upperBound)
      }
    case .end:
      edits.insert(line(key, value, like: strings.entries.last), at: source.bytes.count)
    }
  }

  private func line(_ key: String, _ value: String, like model: OpenStepEntry?) -> String {
    let isLine = model.map(strings.startsLine) ?? false
    let indentation = isLine ? strings.file.indentation(model?.range.lowerBound ?? 0) : ""
    return indentation + text(key, value, like: model) + lineEnding
  }

  private func text(_ key: String, _ value: String, like model: OpenStepEntry?) -> String {
    var separator = " = "
    if let model, let value = model.value {
      let between = strings.file.text(model.keyRange.upperBound..<value.range.lowerBound)
      if between.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "=" }) { separator = between }
    }
    return OpenStepText.quoted(key) + separator + OpenStepText.quoted(value) + ";"
  }
}
