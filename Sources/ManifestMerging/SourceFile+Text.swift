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

  /// - Throws: where the bytes are no UTF-8; UTF-16, as old files of Apple's are, by its name.
  func requireUTF8() throws(MergeRefusal) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .notUnderstood(
        "the file is UTF-16, expected UTF-8",
        at: 0..<2,
        help: "convert it once: `iconv -f UTF-16 -t UTF-8`, or Text Encoding in Xcode's inspector"
      )
    }
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
}

extension UInt8 {
  var endsLine: Bool { self == 0x0A || self == 0x0D }
}
