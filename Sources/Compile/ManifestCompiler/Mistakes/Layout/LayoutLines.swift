internal import CountryManifest
internal import ManifestFindings

/// The lines of a manifest with their indentation and keys, as a person sees the layout.
///
/// Unlike a YAML tree, the lines are available even if the text is not valid YAML.
struct LayoutLines {
  /// A line that is neither empty nor a comment.
  struct Line {
    /// The range from the first byte after the indentation to the end of the line.
    var content: Range<Int>
    /// The number of spaces before the content.
    var indentation: Int
    /// The key at the start of the line.
    var key: String?
    /// The keys of a value in braces on the same line.
    var flowKeys: [String] = []
    /// Whether nothing follows the key, so that its value is on the lines below.
    var isOpen = false

    var start: Int { content.lowerBound - indentation }
    /// The location to report: the key, or the first character of the line.
    var place: SourceRange {
      let length = key.map(\.utf8.count) ?? 1
      return SourceRange(content.lowerBound, content.lowerBound + length)
    }
  }

  let file: SourceFile
  private(set) var lines: [Line] = []
  /// For each line, the nearest line above with less indentation.
  private var parents: [Int?] = []

  init(_ file: SourceFile) {
    self.file = file
    var offset = file.textStart
    while offset < file.bytes.count {
      let end = file.lineEnd(offset)
      if let line = Self.line(offset..<end, in: file.bytes) {
        parents.append(parent(lines.count, at: line.indentation))
        lines.append(line)
      }
      offset = file.nextLineStart(offset)
    }
  }

  /// Reads a line; nil if it is empty or a comment, or if its indentation contains a tab.
  private static func line(_ range: Range<Int>, in bytes: [UInt8]) -> Line? {
    guard let first = bytes[range].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      !"#\t".utf8.contains(bytes[first])
    else { return nil }
    var line = Line(content: first..<range.upperBound, indentation: first - range.lowerBound)
    let isQuoted = bytes[first] == UInt8(ascii: "\"")
    guard let colon = bytes[line.content].firstIndex(of: UInt8(ascii: ":")),
      bytes[first..<colon].allSatisfy({ $0.isKeyCharacter || isQuoted && $0 == UInt8(ascii: "\"") }
      ),
      colon + 1 == range.upperBound || bytes[colon + 1].isSpaceOrTab
    else { return line }
    line.key = String(decoding: bytes[first..<colon], as: UTF8.self)
    let value = bytes[(colon + 1)..<range.upperBound].drop(while: \.isSpaceOrTab)
    line.isOpen = value.isEmpty || value.first == UInt8(ascii: "#")
    if value.first == UInt8(ascii: "{") { line.flowKeys = keys(ofFlow: value) }
    return line
  }

  /// The keys of a mapping in braces, without those of nested mappings.
  private static func keys(ofFlow text: ArraySlice<UInt8>) -> [String] {
    var keys: [String] = []
    var depth = 0
    var word: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, word) = (depth + 1, [])
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, word) = (depth - 1, [])
      case UInt8(ascii: ","): word = []
      case UInt8(ascii: ":"):
        if depth == 1, !word.isEmpty { keys.append(String(decoding: word, as: UTF8.self)) }
        word = []
      case _ where byte.isKeyCharacter: word.append(byte)
      default: break
      }
    }
    return keys
  }

  /// The ranges of the lines whose next line is not indented further, without comments and trailing spaces.
  var endsOfBlocks: [Range<Int>] {
    zip(lines, lines.dropFirst().map(\.indentation) + [0]).filter { $0.indentation >= $1 }
      .compactMap { line, _ in
        let whole = file.text(line.content)
        // Invalid UTF-8 was replaced by other characters, whose offsets differ from those in the file.
        guard whole.utf8.count == line.content.count else { return nil }
        let text = whole.withoutComment.trimmedEnd
        return line.content.lowerBound..<(line.content.lowerBound + text.utf8.count)
      }
  }

  /// Whether a line starts with `- `.
  func isElement(_ index: Int) -> Bool {
    file.bytes[lines[index].content].starts(with: "- ".utf8)
  }

  /// The lines of an entry: its first line and the lines below it that are indented further.
  func block(_ index: Int) -> Range<Int> {
    let rest = lines[(index + 1)...]
    let end = rest.firstIndex { $0.indentation <= lines[index].indentation } ?? lines.count
    return index..<end
  }

  /// An entry and all entries after it with the same indentation.
  func run(_ index: Int) -> Range<Int> {
    let end = lines[index...].firstIndex { $0.indentation < lines[index].indentation }
    return index..<(end ?? lines.count)
  }

  /// Whether there is an empty line directly above the line, or above the comments before it.
  func followsEmptyLine(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let between = file.text(lines[index - 1].content.upperBound..<lines[index].start)
    return between.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst()
      .dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }

  /// The keys of an entry's value.
  func childKeys(_ index: Int) -> [String] {
    let block = block(index).dropFirst()
    guard let first = block.first else { return lines[index].flowKeys }
    return block.filter { lines[$0].indentation == lines[first].indentation }.compactMap {
      lines[$0].key
    }
  }

  /// The nearest line above a line that is indented by fewer than `indentation` spaces.
  func parent(_ index: Int, at indentation: Int) -> Int? {
    var above = index > 0 ? index - 1 : nil
    while let line = above, lines[line].indentation >= indentation { above = parents[line] }
    return above
  }

  /// The most common indentation of values relative to their keys.
  var step: Int {
    var counts: [Int: Int] = [:]
    for (line, next) in zip(lines, lines.dropFirst())
    where line.isOpen && next.indentation > line.indentation {
      counts[next.indentation - line.indentation, default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 2
  }

  /// The kind of value that the schema expects below a line; nil if the line's key is not in the schema.
  func kindBelow(_ index: Int) -> ValueKind? {
    guard let key = lines[index].key else { return nil }
    guard let parent = parents[index] else {
      return lines[index].indentation == 0 ? RootKey(rawValue: key)?.spec.value : nil
    }
    switch kindBelow(parent) {
    case .table(let row, _): return row
    case .mapping(let shape): return shape.keys.first { $0.name == key }?.spec.value
    default: return nil
    }
  }

  /// The line that contains an offset, or the last line above it.
  func index(of offset: Int) -> Int? {
    var range = lines.indices
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = lines[middle].start <= offset ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.first
  }

  /// The edits that indent lines so that the first one has the given indentation.
  ///
  /// All lines move by the same number of spaces, including comments between them.
  func edits(indenting range: Range<Int>, to indentation: Int) -> TextEdits {
    var edits = TextEdits()
    let shift = indentation - lines[range.lowerBound].indentation
    let end = lines[range.upperBound - 1].content.upperBound
    var start = lines[range.lowerBound].start
    while start < end {
      let content = file.bytes[start..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      if content < file.lineEnd(start) {
        let spaces = String(repeating: " ", count: max(0, content - start + shift))
        edits.replace(start..<content, with: spaces)
      }
      start = file.nextLineStart(start)
    }
    return edits
  }
}

extension UInt8 {
  fileprivate var isKeyCharacter: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
