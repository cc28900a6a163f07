/// Percent-encodes UTF-8 as RFC 3986 specifies and, for forms, as the WHATWG URL standard does.
enum PercentEncoding {
  private static let unreserved = ASCIISet(alphanumericsAnd: "-._~")
  private static let unreservedInForms = ASCIISet(alphanumericsAnd: "*-._")
  private static let allowedInPathAndQuery = ASCIISet(alphanumericsAnd: "-._~:/?@!$&'()*+,;=%")

  /// Encodes a path segment, or a name or value in a query: all characters except the unreserved ones; `a b/c` →
  /// `a%20b%2Fc`.
  static func component(_ text: String) -> String {
    encode(text, keeping: unreserved)
  }

  /// Encodes a name or value for `application/x-www-form-urlencoded`: `a b/c` → `a+b%2Fc`.
  static func form(_ text: String) -> String {
    encode(text, spaceAsPlus: .yes, keeping: unreservedInForms)
  }

  /// Encodes only characters that are not allowed in a path or a query, and keeps existing percent-encoding: `a b%2F` →
  /// `a%20b%2F`.
  ///
  /// Foundation would encode the existing percent signs, too.
  static func repair(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      return encode(text, keeping: allowedInPathAndQuery)
    }
    var parts = text.split(separator: "%", omittingEmptySubsequences: false)
    var repaired = encode(String(parts.removeFirst()), keeping: allowedInPathAndQuery)
    for part in parts {
      let isEncoded = part.utf8.prefix(2).count { Character(Unicode.Scalar($0)).isHexDigit } == 2
      repaired += (isEncoded ? "%" : "%25") + encode(String(part), keeping: allowedInPathAndQuery)
    }
    return repaired
  }

  enum SpaceAsPlus { case yes, no }

  private static func encode(
    _ text: String,
    spaceAsPlus: SpaceAsPlus = .no,
    keeping kept: ASCIISet
  ) -> String {
    if text.utf8.allSatisfy({ kept.contains($0) }) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 2)
    for byte in text.utf8 {
      if kept.contains(byte) {
        bytes.append(byte)
      } else if byte == UInt8(ascii: " "), spaceAsPlus == .yes {
        bytes.append(UInt8(ascii: "+"))
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A set of ASCII characters, stored in two integers so that a look-up is fast, because every character of every path
/// and query is looked up.
struct ASCIISet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of all letters, all digits, and the given characters.
  init(alphanumericsAnd characters: String) {
    for byte in UInt8(0)..<128 where byte.isASCIIAlphanumeric || characters.utf8.contains(byte) {
      if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
