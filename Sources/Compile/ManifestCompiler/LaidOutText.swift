internal import ManifestFindings

/// Some lines of a manifest, split into content and layout.
///
/// The content is the words and comments, and the layout is everything between them, such as spaces and brackets.
/// The lines are read as text, because invalid YAML has a layout, too.
struct LaidOutText {
  let bytes: [UInt8]
  /// Words and comments, in order.
  private(set) var tokens: [Token] = []

  struct Token {
    var range: Range<Int>
    var isComment: Bool
  }

  /// Splits whole lines, given by their byte range, into words and comments.
  ///
  /// `comments` are the comments that a parser found; if nil, comments are guessed from the text.
  init(_ file: SourceFile, _ lines: Range<Int>, comments: [SourceRange]? = nil) {
    self.init(
      Array(file.bytes[lines]),
      comments: comments.map { Set($0.map { Int($0.start) - lines.lowerBound }) }
    )
  }

  private init(_ bytes: [UInt8], comments marks: Set<Int>?) {
    self.bytes = bytes
    var offset = 0
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count
      addLine(offset..<end, marks)
      offset = end + 1
    }
  }

  /// The bytes of all words of a text.
  static func words(_ text: String) -> [UInt8] {
    let text = LaidOutText(Array(text.utf8), comments: [])
    return text.tokens.flatMap { text.bytes[$0.range] }
  }

  private mutating func addLine(_ line: Range<Int>, _ marks: Set<Int>?) {
    var quote: UInt8?
    var word: Int?
    var offset = line.lowerBound
    func endsScalar(_ offset: Int) -> Bool {
      offset == line.lowerBound || " \t[{,".utf8.contains(bytes[offset - 1])
    }
    while offset < line.upperBound {
      let byte = bytes[offset]
      let isComment =
        marks?.contains(offset)
        ?? (byte == UInt8(ascii: "#") && quote == nil && endsScalar(offset))
      let layout = isComment ? 0 : Self.layoutLength(bytes[offset..<line.upperBound])
      if isComment || layout > 0, let start = word {
        addWord(start..<offset)
        word = nil
      }
      if isComment {
        tokens.append(Token(range: offset..<line.upperBound, isComment: true))
        return
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, "\"'".utf8.contains(byte), endsScalar(offset) {
        quote = byte
      }
      if layout == 0, word == nil { word = offset }
      offset += max(layout, 1)
    }
    if let start = word { addWord(start..<line.upperBound) }
  }

  /// Adds a word, unless it consists of dashes, which start an element and are layout.
  private mutating func addWord(_ range: Range<Int>) {
    guard !bytes[range].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return }
    tokens.append(Token(range: range, isComment: false))
  }

  /// The number of bytes of a layout character at the start of a text, or of its look-alike; 0 if there is
  /// none.
  private static func layoutLength(_ text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    if first < 0x80 { return " \t\"':,[]{}".utf8.contains(first) ? 1 : 0 }
    let scalar = String(decoding: text.prefix(4), as: UTF8.self).unicodeScalars.first
    guard let scalar, scalar.isLayout else { return 0 }
    return UTF8.width(scalar)
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space, or a non-ASCII quotation mark, colon or comma.
  fileprivate var isLayout: Bool {
    switch self {
    case "“", "”", "„", "‟", "«", "»", "＂", "：", "，", "、": true
    default: isHiddenSpace
    }
  }
}

// MARK: Differences

/// A change to the layout between two words of a text.
struct LayoutEdit: Equatable {
  /// The bytes to replace.
  var range: Range<Int>
  var replacement: [UInt8]
}

extension LaidOutText {
  /// The edits that change this text's layout to that of another text; nil if the contents differ.
  func edits(to other: LaidOutText) -> [LayoutEdit]? {
    guard tokens.count == other.tokens.count else { return nil }
    var edits: [LayoutEdit] = []
    var (old, new) = (0, 0)
    func addGap(_ oldEnd: Int, _ newEnd: Int) {
      if let edit = LayoutEdit(bytes, old..<oldEnd, other.bytes[new..<newEnd]) {
        edits.append(edit)
      }
    }
    for (token, same) in zip(tokens, other.tokens) {
      guard token.isComment == same.isComment, bytes[token.range] == other.bytes[same.range] else {
        return nil
      }
      addGap(token.range.lowerBound, same.range.lowerBound)
      (old, new) = (token.range.upperBound, same.range.upperBound)
    }
    addGap(bytes.count, other.bytes.count)
    return edits
  }

  /// Whether an edit can insert layout at an offset: outside words and comments, or at their edges.
  ///
  /// An offset between two spaces does not count, because an insertion before them has the same result.
  private func isBetweenWords(_ offset: Int) -> Bool {
    let isSpaced =
      offset > 0 && offset < bytes.count && bytes[offset - 1] == 0x20 && bytes[offset] == 0x20
    return !isSpaced
      && !tokens.contains { $0.range.lowerBound < offset && offset < $0.range.upperBound }
  }

  /// Edits that make the same change at each other offset that is possible, such as `{` before another word.
  func otherOffsets(for edit: LayoutEdit) -> [[LayoutEdit]] {
    let removed = bytes[edit.range]
    var found: [[LayoutEdit]] = []
    for offset in 0...bytes.count where offset != edit.range.lowerBound && isBetweenWords(offset) {
      let end = offset + removed.count
      if end <= bytes.count, !removed.isEmpty, bytes[offset..<end] == removed,
        !edit.range.overlaps(offset..<end)
      {
        found.append([LayoutEdit(range: offset..<end, replacement: edit.replacement)])
      }
      if !edit.replacement.isEmpty, !edit.range.contains(offset) {
        var moved = [LayoutEdit(range: offset..<offset, replacement: edit.replacement)]
        if !removed.isEmpty { moved.append(LayoutEdit(range: edit.range, replacement: [])) }
        found.append(moved)
      }
    }
    return found
  }

  /// Whether an edit possibly hides that another part of the text is missing.
  ///
  /// Such an edit:
  ///
  /// - closes a bracket that was opened on another line, or after a comma
  /// - turns an element into a key
  /// - deletes a bracket that is the whole element
  /// - deletes the only quotation mark of a line without words
  func isAtLoss(_ edit: LayoutEdit) -> Bool {
    let start = bytes[..<edit.range.lowerBound].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let end = bytes[edit.range.upperBound...].firstIndex(where: \.endsLine) ?? bytes.count
    let before = bytes[start..<edit.range.lowerBound]
    switch edit.replacement.first(where: { $0 != 0x20 }) {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      let depth = before.count { "[{".utf8.contains($0) } - before.count { "]}".utf8.contains($0) }
      return depth <= 0 || before.last { $0 != 0x20 } == UInt8(ascii: ",")
    case UInt8(ascii: ":"):
      return before.first { $0 != 0x20 } == UInt8(ascii: "-")
        && bytes[edit.range.upperBound..<end].allSatisfy { $0 == 0x20 }
    case nil
    where before.last { $0 != 0x20 } == UInt8(ascii: ",")
      && bytes[edit.range.upperBound..<end].first.map { "]},".utf8.contains($0) } ?? false:
      return true
    default:
      return bytes[edit.range].contains { "\"'".utf8.contains($0) }
        && !tokens.contains { $0.range.overlaps(start..<end) }
    }
  }

  /// Whether an edit changes only the indentation of a line.
  func isIndentation(_ edit: LayoutEdit) -> Bool {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    return (bytes[edit.range] + edit.replacement).allSatisfy(isSpace)
      && (bytes[..<edit.range.lowerBound].last { !isSpace($0) }?.endsLine ?? true)
  }
}

extension LayoutEdit {
  /// The edit from a range of `bytes` to another text; nil if the two are equal.
  fileprivate init?(_ bytes: [UInt8], _ old: Range<Int>, _ new: ArraySlice<UInt8>) {
    let start = zip(bytes[old], new).prefix { $0 == $1 }.count
    let end = zip(bytes[old].dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    range = (old.lowerBound + start)..<(old.upperBound - end)
    replacement = Array(new.dropFirst(start).dropLast(end))
    if range.isEmpty && replacement.isEmpty { return nil }
  }
}
