package import ManifestDiagnostics

/// A word of OpenStep text: of a `.strings` file, or of an Xcode project.
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

/// Finds the words of OpenStep text as Apple's own parser does, and their locations.
///
/// Stricter in one point: Apple's lets a comment run to the end of the file.
package struct OpenStepScanner {
  private let file: SourceFile
  private var position: Int

  package init(_ file: SourceFile) {
    self.file = file
    position = file.textStart
  }

  /// A word and what is parsed from it take 60 bytes; a project of 8 MB has a million.
  static let limit = 2_000_000

  /// All words, comments among them.
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

  /// The length of the white space at an offset.
  private func whitespace(at offset: Int) -> Int? {
    switch byte(offset) {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: 1
    default: separator(offset)
    }
  }

  /// The length of U+2028 or U+2029, which are white space and end a line's comment.
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
  /// Whether a text with this byte needs no quotes.
  package var isUnquotedOpenStep: Bool {
    isLetterOrDigit || "_$/:.-".utf8.contains(self)
  }
}
