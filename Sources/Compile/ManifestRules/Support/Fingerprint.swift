internal import ManifestFindings

/// SHA-256 fingerprints of certificates in the notation of Android and assetlinks.json.
///
/// A fingerprint is written as 32 bytes in uppercase hexadecimal, separated by colons, such as `14:6D:E9:…`.
enum Fingerprint {
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 32
      && parts.allSatisfy { part in
        part.utf8.count == 2
          && part.utf8.allSatisfy { $0.isHexDigit && !$0.isLowercaseLetter }
      }
  }

  /// Converts a fingerprint from base64, or from hexadecimal with other separators or none; nil if it is neither.
  static func respelled(_ text: String) -> String? {
    let rest = withoutAlgorithm(text)
    let digits = rest.utf8.filter(\.isHexDigit)
    let isHex = rest.utf8.allSatisfy { $0.isHexDigit || ": -,.\t".utf8.contains($0) }
    guard !(isHex && digits.count == 64) else {
      return stride(from: 0, to: 64, by: 2).map {
        String(decoding: digits[$0..<($0 + 2)], as: UTF8.self).uppercased()
      }
      .joined(separator: ":")
    }
    return bytes(ofBase64: rest).map { bytes in
      bytes.map { hexadecimal($0, digits: 2) }.joined(separator: ":")
    }
  }

  /// Whether a text looks like a SHA-1 fingerprint, which has 20 bytes.
  static func isSHA1(_ text: String) -> Bool {
    text.hasPrefix("SHA1") || text.utf8.count { $0.isHexDigit } == 40
  }

  /// The text without a prefix such as `SHA256:`, `sha-256 ` or `0x`.
  private static func withoutAlgorithm(_ text: String) -> Substring {
    var rest = text[...].drop { $0 == " " || $0 == "\t" }
    for start in ["sha256", "sha-256", "0x"] where rest.lowercased().hasPrefix(start) {
      rest = rest.dropFirst(start.count).drop { ":=/ \t".contains($0) }
      break
    }
    return rest
  }

  /// Decodes 32 bytes from base64 in the standard or the URL-safe alphabet, with or without padding.
  private static func bytes(ofBase64 text: Substring) -> [UInt8]? {
    var digits = text.utf8[...]
    while digits.last == UInt8(ascii: "=") || digits.last == UInt8(ascii: " ") {
      digits.removeLast()
    }
    guard digits.count == 43 else { return nil }
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for digit in digits {
      guard let value = value(ofBase64: digit) else { return nil }
      (bits, count) = (bits << 6 | value, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func value(ofBase64 digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
