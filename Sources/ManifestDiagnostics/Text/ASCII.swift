/// Classes and case of ASCII bytes. A byte of a longer UTF-8 sequence is in none of the classes.
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

  /// An ASCII letter in lowercase; every other byte as it is.
  @inlinable package var lowercased: UInt8 { isUppercaseLetter ? self | 0x20 : self }

  /// A space or a tab.
  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// A line feed or a carriage return.
  @inlinable package var endsLine: Bool { self == 0x0A || self == 0x0D }

  /// White space in JSON and XML: space, tab, line feed, carriage return.
  @inlinable package var isWhitespace: Bool { isSpaceOrTab || endsLine }
}

/// A number in hexadecimal digits, with zeros in front up to a minimum length.
package func hexadecimal(
  _ value: some FixedWidthInteger,
  digits: Int,
  uppercase: Bool = true
) -> String {
  let text = String(value, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
