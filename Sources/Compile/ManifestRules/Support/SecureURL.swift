internal import ManifestFindings

extension String {
  /// The text with another in place of the first occurrence of a text.
  func replacingFirst(_ text: String, with other: String) -> String {
    var start = startIndex
    while start < endIndex, !self[start...].hasPrefix(text) { start = index(after: start) }
    guard start < endIndex else { return self }
    return self[..<start] + other + self[index(start, offsetBy: text.count)...]
  }
}

/// An https URL in ASCII, parsed strictly: a host, a path, a query, and nothing else.
///
/// Foundation's parser repairs what it reads; a link in an app should not need repair.
struct SecureURL {
  var host: String

  /// The URL, or what is wrong with the text in words that follow "URL `x`".
  static func parse(_ text: String) -> (url: SecureURL?, problem: String?) {
    if let problem = problem(inBytes: text.utf8) { return (nil, problem) }
    let start = "https://"
    guard text.utf8.starts(with: start.utf8) else {
      guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
        return (nil, "has no scheme; expected `https`")
      }
      return (nil, "has the scheme `\(text[..<colon])`; expected `https`")
    }
    let rest = text.utf8.dropFirst(start.utf8.count)
    let authority = rest.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard !authority.isEmpty else { return (nil, "has no host") }
    if authority.contains(UInt8(ascii: "@")) {
      return (nil, "has a user name; expected only a host")
    }
    if authority.contains(UInt8(ascii: ":")) { return (nil, "has a port; expected only a host") }
    let host = String(Substring(authority))
    if let problem = HostName.problem(inName: host) {
      return (nil, "has an invalid host: \(problem)")
    }
    guard host.utf8.contains(UInt8(ascii: ".")), host.utf8.contains(where: \.isLowercaseLetter)
    else {
      return (nil, "has the host `\(host)`; expected a domain name")
    }
    if rest.contains(UInt8(ascii: "#")) { return (nil, "has a fragment; expected none") }
    return (SecureURL(host: host), nil)
  }

  private static func problem(inBytes bytes: String.UTF8View) -> String? {
    var expectedDigits = 0
    for byte in bytes {
      if expectedDigits > 0 {
        guard byte.isHexDigit else { return "has a `%` without two hexadecimal digits" }
        expectedDigits -= 1
        continue
      }
      switch byte {
      case UInt8(ascii: "%"): expectedDigits = 2
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return "has an unmatched brace"
      case 0..<0x20, 0x7F: return "contains a control character"
      case 0x20: return "contains a space"
      case 0x80...: return "contains a non-ASCII character"
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "["),
        UInt8(ascii: "]"):
        return "contains `\(UnicodeScalar(byte))`, which must be percent-encoded"
      default: break
      }
    }
    return expectedDigits > 0 ? "has a `%` without two hexadecimal digits" : nil
  }
}
