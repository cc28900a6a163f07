package import ManifestFindings

/// A value of an OpenStep property list, with its location.
package struct OpenStepNode {
  package enum Content {
    case text(String)
    case data
    case array([OpenStepNode])
    case dictionary([OpenStepEntry])
  }

  package var content: Content
  /// The range from the first byte to the last, including brackets.
  package var range: Range<Int>
  /// The positions of the node's tokens in the list of tokens.
  package var tokens: Range<Int>

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var entries: [OpenStepEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  package func entry(_ key: String) -> OpenStepEntry? { entries?.first { $0.key == key } }
}

/// An entry `key = value;`, or `key;`, whose value equals the key.
package struct OpenStepEntry {
  package var key: String
  package var value: OpenStepNode?
  /// The range from the key to the semicolon.
  package var range: Range<Int>
}

/// Builds a tree from tokens; stops at the first error.
package struct OpenStepParser {
  /// The maximum nesting depth, which protects the stack; Xcode projects are five levels deep.
  private static let depthLimit = 64

  private let file: SourceFile
  private let tokens: [OpenStepToken]
  private var position = 0

  package init(_ file: SourceFile, _ tokens: [OpenStepToken]) {
    self.file = file
    self.tokens = tokens
  }

  /// Parses a property list: exactly one value.
  package mutating func propertyList() throws(FileRefusal) -> OpenStepNode {
    let root = try value(depth: 0)
    if let token = peek() {
      throw .unreadable("expected the end of the file, found `\(found(token))`", at: token.range)
    }
    return root
  }

  /// The next token that is not a comment, without consuming it.
  private mutating func peek() -> OpenStepToken? {
    while position < tokens.count, tokens[position].kind == .comment { position += 1 }
    return position < tokens.count ? tokens[position] : nil
  }

  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard peek()?.kind == .punctuation(UInt8(ascii: sign)) else { return false }
    position += 1
    return true
  }

  private func found(_ token: OpenStepToken) -> String {
    String(file.text(token.range).prefix(40))
  }

  private mutating func missing(_ expected: String) -> FileRefusal {
    // Report the error at the end of the last token; the next token may be on another line.
    let next = peek()
    let last = tokens[..<position].last { $0.kind != .comment }?.range.upperBound ?? 0
    let what = next.map { "`\(found($0))`" } ?? "the end of the file"
    return .unreadable("expected \(expected), found \(what)", at: last..<last)
  }

  private mutating func entries(depth: Int) throws(FileRefusal) -> [OpenStepEntry] {
    var entries: [OpenStepEntry] = []
    while let token = peek(), token.kind == .quoted || token.kind == .unquoted {
      position += 1
      var node: OpenStepNode?
      if accept("=") { node = try value(depth: depth + 1) }
      guard accept(";") else { throw missing(node == nil ? "`=` or `;`" : "`;`") }
      entries.append(
        OpenStepEntry(
          key: OpenStepText.decoded(file.bytes[token.range]),
          value: node,
          range: token.range.lowerBound..<tokens[position - 1].range.upperBound
        )
      )
    }
    return entries
  }

  private mutating func value(depth: Int) throws(FileRefusal) -> OpenStepNode {
    guard let token = peek() else { throw missing("a value") }
    let first = position
    guard depth < Self.depthLimit else {
      throw .unreadable("more than \(Self.depthLimit) levels of nesting", at: token.range)
    }
    position += 1
    let content: OpenStepNode.Content
    switch token.kind {
    case .quoted, .unquoted: content = .text(OpenStepText.decoded(file.bytes[token.range]))
    case .punctuation(UInt8(ascii: "{")):
      content = .dictionary(try entries(depth: depth))
      guard accept("}") else { throw missing("`}`") }
    case .punctuation(UInt8(ascii: "(")): content = .array(try elements(depth: depth))
    case .punctuation(UInt8(ascii: "<")):
      content = .data
      while peek()?.kind == .unquoted { position += 1 }
      guard accept(">") else { throw missing("`>`") }
    default: throw .unreadable("expected a value, found `\(found(token))`", at: token.range)
    }
    return OpenStepNode(
      content: content,
      range: token.range.lowerBound..<tokens[position - 1].range.upperBound,
      tokens: first..<position
    )
  }

  private mutating func elements(depth: Int) throws(FileRefusal) -> [OpenStepNode] {
    var elements: [OpenStepNode] = []
    while !accept(")") {
      elements.append(try value(depth: depth + 1))
      if accept(",") { continue }
      guard accept(")") else { throw missing("`,` or `)`") }
      break
    }
    return elements
  }
}

/// A token of OpenStep text, the format of an Xcode project.
package struct OpenStepToken {
  package enum Kind: Equatable {
    case comment
    case quoted
    case unquoted
    case punctuation(UInt8)
  }

  package var kind: Kind
  package var range: Range<Int>
}

/// Splits OpenStep text into tokens with their locations, as Apple's parser does.
///
/// Unlike Apple's parser, the scanner refuses a comment that is never closed.
package struct OpenStepScanner {
  private let file: SourceFile
  private var position: Int

  package init(_ file: SourceFile) {
    self.file = file
    position = file.textStart
  }

  /// The maximum number of tokens.
  ///
  /// A token takes 60 bytes, including its part of the tree; a project of 8 MB has a million tokens.
  static let limit = 2_000_000

  /// All tokens of a file, including comments.
  package static func tokens(of file: SourceFile) throws(FileRefusal) -> [OpenStepToken] {
    try file.requireText()
    var scanner = OpenStepScanner(file)
    var tokens: [OpenStepToken] = []
    while let token = try scanner.next() {
      guard tokens.count < limit else {
        throw .unreadable("file has more than \(limit) words, the limit", at: token.range)
      }
      tokens.append(token)
    }
    return tokens
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < file.bytes.count ? file.bytes[offset] : nil
  }

  private mutating func next() throws(FileRefusal) -> OpenStepToken? {
    while let length = whitespace(at: position) { position += length }
    let start = position
    guard let first = byte(start) else { return nil }
    let kind: OpenStepToken.Kind
    switch (first, byte(start + 1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      kind = .comment
      while let next = byte(position), !next.endsLine, separator(position) == nil { position += 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      kind = .comment
      try skipComment()
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
      kind = .quoted
      try skipQuoted(first)
    case (let letter, _) where letter.isUnquotedOpenStep:
      kind = .unquoted
      while let next = byte(position), next.isUnquotedOpenStep { position += 1 }
    case (let sign, _) where "=;,(){}<>".utf8.contains(sign):
      kind = .punctuation(sign)
      position += 1
    default:
      let found = file.character(at: start)
      throw .unreadable("unexpected `\(found)`", at: start..<start + max(1, found.utf8.count))
    }
    return OpenStepToken(kind: kind, range: start..<position)
  }

  /// The length of the whitespace character at an offset; nil if there is none.
  private func whitespace(at offset: Int) -> Int? {
    switch byte(offset) {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: 1
    default: separator(offset)
    }
  }

  /// The length of U+2028 or U+2029 at an offset; nil for other characters.
  ///
  /// Both are whitespace and end a `//` comment.
  private func separator(_ offset: Int) -> Int? {
    guard byte(offset) == 0xE2, byte(offset + 1) == 0x80 else { return nil }
    return byte(offset + 2) == 0xA8 || byte(offset + 2) == 0xA9 ? 3 : nil
  }

  private mutating func skipComment() throws(FileRefusal) {
    let start = position
    position += 2
    while let next = byte(position) {
      position += 1
      if next == UInt8(ascii: "*"), byte(position) == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
    throw .unreadable("comment is never closed", at: start..<start + 2)
  }

  private mutating func skipQuoted(_ quote: UInt8) throws(FileRefusal) {
    let start = position
    position += 1
    while let next = byte(position) {
      position += next == UInt8(ascii: "\\") ? 2 : 1
      if next == quote { return }
    }
    throw .unreadable("quote is never closed", at: start..<start + 1)
  }
}

extension UInt8 {
  /// Whether this byte is allowed in a string without quotes.
  package var isUnquotedOpenStep: Bool {
    isLetterOrDigit || "_$/:.-".utf8.contains(self)
  }
}
