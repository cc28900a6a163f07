/// A set of ASCII characters as two words, because every character of every path and query is looked up.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The letters and digits, and the characters of a text.
  init(alphanumericsAnd characters: String) {
    for byte in UInt8(0)..<128 where byte.isASCIIAlphanumeric || characters.utf8.contains(byte) {
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }
}
