package import ManifestFindings

/// A text file in UTF-8 or UTF-16, which is read as UTF-8 and written in its original encoding.
package struct UnicodeText {
  private enum Encoding {
    case utf8, littleEndian, bigEndian
  }

  /// The text in UTF-8, for locations and edits.
  package let file: SourceFile
  package var isUTF16: Bool { encoding != .utf8 }
  private let encoding: Encoding
  private let mark: [UInt8]

  /// Decodes a file.
  ///
  /// - Throws: if the file is not valid UTF-16, because it has half of a surrogate pair or an odd number of bytes.
  package init(_ source: SourceFile) throws(FileRefusal) {
    guard let encoding = Self.utf16(source.bytes) else {
      (file, encoding, mark) = (source, .utf8, [])
      return
    }
    self.encoding = encoding
    mark = source.bytes.starts(with: Self.mark(encoding)) ? Self.mark(encoding) : []
    let units = Self.units(source.bytes.dropFirst(mark.count), encoding)
    var text: [UInt8] = []
    let isBroken = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true
    ) {
      text.append($0)
    }
    guard !isBroken, source.bytes.count.isMultiple(of: 2) else {
      throw .unreadable(
        "file is not valid UTF-16",
        at: 0..<min(2, source.bytes.count),
        help: "restore it from version control, or save it as UTF-8"
      )
    }
    file = SourceFile(path: source.path, bytes: text)
  }

  /// Encodes an edited text in the file's original encoding.
  package func encoded(_ text: [UInt8]) -> [UInt8] {
    guard encoding != .utf8 else { return text }
    return String(decoding: text, as: UTF8.self).utf16.reduce(into: mark) { bytes, unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += encoding == .bigEndian ? [high, low] : [low, high]
    }
  }

  /// The byte order of UTF-16; nil for UTF-8.
  ///
  /// A file without a byte-order mark is expected to begin with an ASCII character.
  private static func utf16(_ bytes: [UInt8]) -> Encoding? {
    guard case .utf8 = TextEncoding(of: bytes) else {
      return bytes[0] == 0xFE || bytes[0] == 0 ? .bigEndian : .littleEndian
    }
    return nil
  }

  private static func mark(_ encoding: Encoding) -> [UInt8] {
    encoding == .bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
  }

  private static func units(_ bytes: ArraySlice<UInt8>, _ encoding: Encoding) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return encoding == .bigEndian ? first << 8 | second : second << 8 | first
    }
  }
}
