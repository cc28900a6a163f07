internal import ManifestDiagnostics

extension SourceFile {
  /// Where the text begins: after a byte-order mark, which stays.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line ending that the file uses first; LF where it has one line.
  var lineEnding: String {
    guard let first = bytes.firstIndex(where: \.endsLine) else { return "\n" }
    guard bytes[first] == 0x0D else { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The first byte of the line that an offset is in.
  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > textStart, !bytes[start - 1].endsLine { start -= 1 }
    return start
  }

  /// Whether a line ends between two offsets.
  func hasLineEnd(_ range: Range<Int>) -> Bool { bytes[range].contains(where: \.endsLine) }

  /// The blanks with which the line of an offset begins.
  func indentation(_ offset: Int) -> String {
    let start = lineStart(offset)
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { text(SourceRange(range)) }

  /// - Throws: where the bytes are no text to edit: no UTF-8, or two versions at once.
  func requireText() throws(MergeRefusal) {
    if bytes.starts(with: "bplist".utf8) {
      throw .notUnderstood(
        "a binary property list",
        at: 0..<6,
        help: "`plutil -convert xml1` makes it XML"
      )
    }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // No text begins with U+0000: one of the two is half of a sign.
    if hasMark || bytes.count > 1 && bytes[..<2].contains(0) {
      throw .notUnderstood(
        "the file is UTF-16, expected UTF-8",
        at: 0..<2,
        help: "convert it once: `iconv -f UTF-16 -t UTF-8`, or Text Encoding in Xcode's inspector"
      )
    }
    try requireUTF8()
    try requireOneVersion()
  }

  private func requireUTF8() throws(MergeRefusal) {
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
      guard case .valid(let scalar) = parser.parseScalar(from: &rest) else {
        throw .notUnderstood("this byte is not UTF-8", at: position..<position + 1)
      }
      position += scalar.count
    }
  }

  /// Git's signs may stand in a comment or in a text of several lines, where no format minds them.
  private func requireOneVersion() throws(MergeRefusal) {
    for (offset, byte) in bytes.enumerated()
    where byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
      guard offset == textStart || offset > 0 && bytes[offset - 1].endsLine else { continue }
      let line = bytes[offset...].prefix { !$0.endsLine }
      guard line.prefix(8).elementsEqual([UInt8](repeating: byte, count: 7) + [0x20]) else {
        continue
      }
      throw .notUnderstood(
        "a merge conflict that is not resolved",
        at: line.indices,
        help: "keep one side and delete the three lines of signs"
      )
    }
  }
}

extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }
}
