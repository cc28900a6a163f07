/// An https URL of ASCII, read strictly: a host, a path, a query, and nothing else.
///
/// Foundation's parser mends what it reads; a link in an app should need no mending.
struct SecureURL {
  var host: String

  /// The URL, or what is wrong with the text in words that follow "URL `x`".
  static func parse(_ text: String) -> (url: SecureURL?, problem: String?) {
    if let problem = problem(inBytes: text.utf8) { return (nil, problem) }
    guard let colon = text.range(ofScheme: "://") else { return (nil, "has no scheme, expected `https`") }
    let scheme = text[..<colon.lowerBound]
    guard scheme == "https" else { return (nil, "has the scheme `\(scheme)`, expected `https`") }
    let rest = text[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.isEmpty else { return (nil, "has no host") }
    if authority.contains("@") { return (nil, "has a user, expected a host alone") }
    if authority.contains(":") { return (nil, "has a port, expected a host alone") }
    let host = String(authority)
    if let problem = HostName.problem(inName: host) { return (nil, "has a wrong host: \(problem)") }
    guard host.contains("."), host.utf8.contains(where: \.isLowerLetter) else {
      return (nil, "has the host `\(host)`, expected a domain")
    }
    if rest.contains("#") { return (nil, "has a fragment, expected none") }
    return (SecureURL(host: host), nil)
  }

  private static func problem(inBytes bytes: String.UTF8View) -> String? {
    var expectedDigits = 0
    for byte in bytes {
      switch byte {
      case 0..<0x20, 0x7F: return "has a control character"
      case 0x20: return "has a blank"
      case 0x80...: return "has a sign beyond ASCII"
      default: break
      }
      let sign = Character(UnicodeScalar(byte))
      if expectedDigits > 0 {
        guard sign.isHexDigit else { return "has a `%` without two digits" }
        expectedDigits -= 1
      } else if sign == "%" {
        expectedDigits = 2
      } else if "{}".contains(sign) {
        return "has a stray brace"
      } else if "\"<>\\^`|[]".contains(sign) {
        return "has the sign `\(sign)`, which a URL writes as an escape"
      }
    }
    return expectedDigits > 0 ? "has a `%` without two digits" : nil
  }
}

extension String {
  fileprivate func range(ofScheme separator: String) -> Range<Index>? {
    guard let colon = firstIndex(of: ":"), self[colon...].hasPrefix(separator) else { return nil }
    return colon..<index(colon, offsetBy: separator.count)
  }
}
