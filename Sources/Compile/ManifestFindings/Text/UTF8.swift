/// What a file is that begins like a binary property list or like UTF-16, for a message; otherwise nil.
///
/// No text has U+0000, so a zero byte among the first two is half of a UTF-16 code unit.
package func foreignEncoding(of bytes: [UInt8]) -> String? {
  if bytes.starts(with: "bplist".utf8) { return "a binary property list" }
  guard bytes.count >= 2 else { return nil }
  return switch (bytes[0], bytes[1]) {
  case (0xFF, 0xFE), (0xFE, 0xFF): "encoded as UTF-16"
  case (0, _), (_, 0): "encoded as UTF-16 without a byte-order mark"
  default: nil
  }
}

/// The length of a UTF-8 byte-order mark at the start of the bytes; 0 if there is none.
package func byteOrderMarkLength(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Decodes the Unicode scalar at an offset; nil if the bytes are not valid UTF-8.
package func decodeUTF8(
  _ bytes: UnsafeBufferPointer<UInt8>,
  at offset: Int
) -> (value: UInt32, length: Int)? {
  var rest = bytes[offset...].makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
  return (UTF8.decode(encoded).value, encoded.count)
}

/// The offset of the first byte that is not valid UTF-8; nil if there is none.
package func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { bytes in
    var offset = 0
    while offset < bytes.count {
      guard let (_, length) = decodeUTF8(bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }
}

extension SourceFile {
  /// The start of the text, after a byte-order mark.
  package var textStart: Int { byteOrderMarkLength(bytes) }

  /// The Unicode scalar that starts at an offset, for a message; empty at the end of the file.
  package func character(at offset: Int) -> String {
    let text = self.text(SourceRange(offset, min(offset + 4, bytes.count)))
    return text.unicodeScalars.first.map { String($0) } ?? ""
  }

  /// The end of the Unicode scalar that starts at an offset.
  package func characterEnd(_ offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
    return end
  }
}

extension [UInt8] {
  /// Appends the bytes of a text; several times as fast as `append(contentsOf: text.utf8)`.
  @inlinable package mutating func append(utf8 text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isDone == nil { append(contentsOf: text.utf8) }
  }
}

/// Classes and case of ASCII bytes; bytes of longer UTF-8 sequences belong to no class.
extension UInt8 {
  @inlinable package var isLowercaseLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }

  @inlinable package var isUppercaseLetter: Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }

  @inlinable package var isLetter: Bool { isLowercaseLetter || isUppercaseLetter }

  @inlinable package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }

  /// A digit, or a letter from A to F in either case.
  @inlinable package var isHexDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= lowercased
  }

  /// The byte in lowercase if it is an uppercase ASCII letter, otherwise the same byte.
  @inlinable package var lowercased: UInt8 { isUppercaseLetter ? self | 0x20 : self }

  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte is a line feed or a carriage return.
  @inlinable package var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// Whether the byte is white space in JSON and XML: space, tab, line feed or carriage return.
  @inlinable package var isWhitespace: Bool { isSpaceOrTab || endsLine }
}

/// A number in hexadecimal, padded with zeros to a minimum number of digits.
package func hexadecimal(
  _ value: some FixedWidthInteger,
  digits: Int,
  uppercase: Bool = true
) -> String {
  let text = String(value, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
