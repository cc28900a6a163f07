internal import ManifestFindings

/// The lines of a manifest that are neither empty nor comments, as a person sees them.
///
/// Unlike a YAML tree, the lines are available even if the text is not valid YAML.
struct TextLines {
  struct Line {
    /// The range from the first byte after the indentation to the last visible byte; a comment is included.
    var content: Range<Int>
    /// The number of bytes before the content.
    var column: Int
    /// The start of the content after the dashes of elements.
    var entry: Int
    /// The key after the dashes, with its quotes.
    var key: Range<Int>?
    /// The start of the value; without a value, the end of the content or the start of the comment.
    var value: Int
    /// Whether nothing follows the key or the dash, so that its value is on the lines below.
    var isOpen = false

    var start: Int { content.lowerBound - column }
    var isElement: Bool { entry > content.lowerBound }
  }

  let file: SourceFile
  private(set) var lines: [Line] = []
  /// For each line, the nearest line above with less indentation.
  private var parents: [Int?] = []

  init(_ file: SourceFile) {
    self.file = file
    for number in 1...file.lineCount {
      guard let line = Self.line(file.line(number), in: file.bytes) else { continue }
      parents.append(parent(lines.count, at: line.column))
      lines.append(line)
    }
  }

  /// Reads a line; nil if it is empty or a comment.
  private static func line(_ range: Range<Int>, in bytes: [UInt8]) -> Line? {
    var (first, end) = (range.lowerBound, range.upperBound)
    while first < end, bytes[first].isSpaceOrTab { first += 1 }
    while end > first, bytes[end - 1].isSpaceOrTab { end -= 1 }
    guard first < end, bytes[first] != UInt8(ascii: "#") else { return nil }
    var entry = first
    while entry < end, bytes[entry] == UInt8(ascii: "-"),
      entry + 1 == end || bytes[entry + 1].isSpaceOrTab
    {
      entry += 1
      while entry < end, bytes[entry].isSpaceOrTab { entry += 1 }
    }
    let column = first - range.lowerBound
    var line = Line(content: first..<end, column: column, entry: entry, value: entry)
    if let colon = colon(after: entry, before: end, in: bytes) {
      var keyEnd = colon
      while keyEnd > entry, bytes[keyEnd - 1].isSpaceOrTab { keyEnd -= 1 }
      line.key = entry..<keyEnd
      line.value = colon + 1
      while line.value < end, bytes[line.value].isSpaceOrTab { line.value += 1 }
    }
    line.isOpen = line.value == end || bytes[line.value] == UInt8(ascii: "#")
    return line
  }

  /// The colon after a key; nil if the text does not start with a key.
  static func colon(after start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard start < end, !"[{#".utf8.contains(bytes[start]) else { return nil }
    var offset = start
    if "\"'".utf8.contains(bytes[start]) {
      guard let close = closingQuote(of: start, before: end, in: bytes) else { return nil }
      offset = close + 1
      while offset < end, bytes[offset].isSpaceOrTab { offset += 1 }
      return offset < end && bytes[offset] == UInt8(ascii: ":") ? offset : nil
    }
    while offset < end {
      let byte = bytes[offset]
      let isLast = offset + 1 == end || bytes[offset + 1].isSpaceOrTab
      if byte == UInt8(ascii: ":"), isLast { return offset }
      if "[{".utf8.contains(byte) || byte == UInt8(ascii: "#") && bytes[offset - 1].isSpaceOrTab {
        return nil
      }
      offset += 1
    }
    return nil
  }

  /// The quote that closes the one at an offset on the same line.
  static func closingQuote(of start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < end {
      let isSingle = quote == UInt8(ascii: "'")
      let isPair = isSingle && bytes[offset..<end].starts(with: [quote, quote])
      if bytes[offset] == quote, !isPair { return offset }
      offset += isPair || !isSingle && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// A line's key without quotes.
  func key(_ index: Int) -> String? {
    lines[index].key.map { key in
      let text = file.text(key)
      return text.first == "\"" || text.first == "'" ? String(text.dropFirst().dropLast()) : text
    }
  }

  /// The location to report for a line: its key, or the first character of its content.
  func place(_ index: Int) -> SourceRange {
    let start = lines[index].content.lowerBound
    return SourceRange(lines[index].key ?? start..<file.characterEnd(start))
  }

  /// The nearest line above a line that is indented by fewer than `column` spaces.
  func parent(_ index: Int, at column: Int) -> Int? {
    var above = index > 0 ? index - 1 : nil
    while let line = above, lines[line].column >= column { above = parents[line] }
    return above
  }

  /// The line that contains an offset, or the last line above it.
  func index(of offset: Int) -> Int? {
    lines.isEmpty ? nil : max(0, lines.prefixCount { $0.start <= offset } - 1)
  }
}
