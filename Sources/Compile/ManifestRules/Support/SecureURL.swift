internal import ManifestFindings

extension String {
  /// Replaces the first occurrence of a substring.
  func replacingFirst(_ text: String, with other: String) -> String {
    var start = startIndex
    while start < endIndex, !self[start...].hasPrefix(text) { start = index(after: start) }
    guard start < endIndex else { return self }
    return self[..<start] + other + self[index(start, offsetBy: text.count)...]
  }
}

/// An https URL in ASCII that consists of a host, a path and a query, and nothing else.
///
/// Foundation's parser repairs invalid URLs, but a link in an app should be valid without repair.
struct SecureURL {
  var host: String

  /// Parses a text; returns the URL, or the problem as a phrase that follows "URL `x`".
  static func parse(_ text: String) -> (url: SecureURL?, problem: String?) {
    if let problem = problem(inBytes: text.utf8) { return (nil, problem) }
    let start = "https://"
    guard text.utf8.starts(with: start.utf8) else {
      guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
        return (nil, problem(inSchemeOf: text))
      }
      return (nil, "has the scheme `\(text[..<colon])`; expected `https`")
    }
    let rest = text.utf8.dropFirst(start.utf8.count)
    let authority = rest.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard !authority.isEmpty else { return (nil, "has no host") }
    if isWithoutDomain(text) {
      return (nil, "has the host `\(Substring(authority))`; expected a domain name")
    }
    if authority.contains(UInt8(ascii: "@")) {
      return (nil, "has a user name; expected only a host")
    }
    if authority.contains(UInt8(ascii: ":")) { return (nil, "has a port; expected only a host") }
    let host = String(Substring(authority))
    if let problem = HostName.problem(inName: host) {
      let isLast = host.utf8.last == UInt8(ascii: ".")
      return (nil, "has an invalid host: \(isLast ? "it ends with a dot" : problem)")
    }
    guard host.utf8.contains(UInt8(ascii: ".")), host.utf8.contains(where: \.isLowercaseLetter)
    else {
      return (nil, "has the host `\(host)`; expected a domain name")
    }
    if rest.contains(UInt8(ascii: "#")) { return (nil, "has a fragment; expected none") }
    return (SecureURL(host: host), nil)
  }

  /// Whether the host is an IP address or has no dot, with or without a port, as in `localhost:3000`.
  static func isWithoutDomain(_ text: String) -> Bool {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return false }
    let authority = text.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#".contains($0) }
    let host = authority.prefix { $0 != ":" }
    return !host.isEmpty && !host.contains("@") && !host.contains("{")
      && (!host.contains(".") || host.allSatisfy { $0.isNumber || $0 == "." })
  }

  /// What is wrong with a text that does not start with a scheme and `://`.
  private static func problem(inSchemeOf text: String) -> String {
    let scheme = text.prefix { $0.isLetter }
    let slashes = text.dropFirst(scheme.count).prefix { ":/".contains($0) }
    guard scheme.lowercased().hasPrefix("http"), !slashes.isEmpty else {
      return "has no scheme; expected `https`"
    }
    return "begins with `\(scheme)\(slashes)`; expected `https://`"
  }

  private static func problem(inBytes bytes: String.UTF8View) -> String? {
    var expectedDigits = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if expectedDigits > 0 {
        guard byte.isHexDigit else { return "has a `%` without two hexadecimal digits" }
        expectedDigits -= 1
        continue
      }
      switch byte {
      case UInt8(ascii: "%"): expectedDigits = 2
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return "has an unmatched brace"
      case 0..<0x20, 0x7F:
        return "contains a control character in its \(part(of: bytes, at: index))"
      case 0x20: return "contains a space in its \(part(of: bytes, at: index))"
      case 0x80...:
        let character =
          Substring(bytes[index...]).first.map { "`\($0)`, which is not ASCII," } ?? ""
        return "contains \(character) in its \(part(of: bytes, at: index))"
      case UInt8(ascii: "\\"): return "contains `\\`; expected `/`"
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"),
        UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: "]"):
        return
          "contains `\(UnicodeScalar(byte))` in its \(part(of: bytes, at: index)), which must be "
          + "percent-encoded"
      default: break
      }
    }
    return expectedDigits > 0 ? "has a `%` without two hexadecimal digits" : nil
  }

  /// The part of a URL that contains the byte at `index`: `scheme`, `host`, `path`, `query` or `fragment`.
  private static func part(of bytes: String.UTF8View, at index: String.Index) -> String {
    let text = Substring(bytes[...])
    var rest = bytes[...]
    if let start = text.firstRange(of: "://") {
      if index < start.lowerBound { return "scheme" }
      rest = bytes[start.upperBound...]
    }
    var part = "host"
    for byte in rest[..<max(index, rest.startIndex)] {
      switch (byte, part) {
      case (UInt8(ascii: "/"), "host"): part = "path"
      case (UInt8(ascii: "?"), "host"), (UInt8(ascii: "?"), "path"): part = "query"
      case (UInt8(ascii: "#"), _): part = "fragment"
      default: break
      }
    }
    return part
  }
}
