/// Percent-encoding of UTF-8, by RFC 3986 and, for forms, by the URL standard.
enum PercentEncoding {
  /// Everything but unreserved characters is encoded: right in a path segment and in a query.
  static func component(_ text: String) -> String {
    encode(text) { $0.isASCIIAlphanumeric || "-._~".utf8.contains($0) }
  }

  /// `application/x-www-form-urlencoded`: a space becomes `+`.
  static func form(_ text: String) -> String {
    encode(text, spaceAsPlus: .yes) { $0.isASCIIAlphanumeric || "*-._".utf8.contains($0) }
  }

  /// Encodes only what may not stand in a URL at all; what is encoded already stays.
  static func repair(_ text: String) -> String {
    encode(text) {
      $0.isASCIIAlphanumeric || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains($0)
    }
  }

  enum SpaceAsPlus { case yes, no }

  private static func encode(
    _ text: String,
    spaceAsPlus: SpaceAsPlus = .no,
    keeping isKept: (UInt8) -> Bool
  ) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 2)
    for byte in text.utf8 {
      if isKept(byte) {
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

extension String {
  /// The text as one segment of a path: slashes, question marks and all else are percent-encoded.
  ///
  /// A segment of dots alone would climb in the path; its dots are encoded too, though a server
  /// may still decode them.
  public var pathSegment: String {
    switch self {
    case ".": "%2E"
    case "..": "%2E%2E"
    default: PercentEncoding.component(self)
    }
  }
}
