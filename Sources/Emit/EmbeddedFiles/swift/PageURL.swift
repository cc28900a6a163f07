/// The parts of a page's URL.
///
/// The URL is read byte by byte, because Foundation reads hostile URLs differently on each system.
/// Kotlin and TypeScript give the same results.
nonisolated struct PageURL {
  /// Whether the scheme is `https`.
  let isSecure: Bool
  /// The host in lowercase, without the port and a full stop at the end.
  let host: String
  /// The parts of the path between slashes, with escapes of letters, digits and `-._~` decoded.
  let segments: ArraySlice<String>
  /// The text after the question mark, without the fragment; nil if there is no question mark.
  let query: String?

  /// Nil if the scheme is neither `http` nor `https`, or the authority is not `host[.][:port]`.
  init?(_ url: String) {
    let scheme = url.utf8.prefix { $0 != UInt8(ascii: ":") }
    let name = String(Substring(scheme)).foldingASCII
    var rest = url.utf8[scheme.endIndex...]
    guard name == "https" || name == "http", rest.starts(with: "://".utf8) else { return nil }
    rest = rest.dropFirst(3)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    guard let host = Self.host(of: Substring(authority)) else { return nil }
    rest = rest[authority.endIndex...]
    let path = rest.prefix { !"?#".utf8.contains($0) }
    let query = rest[path.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    isSecure = name == "https"
    self.host = host
    segments = Self.unescaped(path)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.dropFirst()
    self.query = query.isEmpty ? nil : String(query.dropFirst())
  }

  /// The host of `host[.][:port]` in lowercase; nil if the text has another form.
  static func host(of text: Substring) -> String? {
    // A host has at most 253 bytes. With a full stop and the longest port, it has 260.
    guard text.utf8.count <= 260, !text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    var name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    let port = text.utf8[name.endIndex...]
    guard port.isEmpty || 2...6 ~= port.count && port.dropFirst().allSatisfy(\.isDigit) else {
      return nil
    }
    if name.last == UInt8(ascii: ".") { name.removeLast() }
    return name.isEmpty ? nil : String(Substring(name)).foldingASCII
  }

  /// Whether every browser reads the path in the same way.
  ///
  /// Browsers read a backslash as a slash and ignore control characters.
  var isReadInOneWay: Bool {
    (segments.count < 2 || segments.first != "")
      && segments.allSatisfy { segment in
        segment != "." && segment != ".."
          && segment.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      }
  }

  private static func unescaped(_ path: Substring.UTF8View) -> [UInt8] {
    var result: [UInt8] = []
    var rest = path
    while let byte = rest.popFirst() {
      let digits = byte == UInt8(ascii: "%") ? rest.prefix(2) : rest.prefix(0)
      if digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16),
        digits.allSatisfy(\.isHexDigit), value.isUnreserved
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

nonisolated extension String {
  /// The text with its ASCII letters in lowercase; other letters are unchanged.
  var foldingASCII: String { String(decoding: utf8.map(\.foldingASCII), as: UTF8.self) }
}

nonisolated extension UInt8 {
  /// The lowercase form of an ASCII letter; any other byte is unchanged.
  var foldingASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var isLetterOrDigit: Bool { isDigit || foldingASCII &- UInt8(ascii: "a") < 26 }

  var isHexDigit: Bool { isDigit || foldingASCII &- UInt8(ascii: "a") < 6 }

  /// Whether a URL means the same with and without an escape of the byte (RFC 3986, `unreserved`).
  var isUnreserved: Bool { isLetterOrDigit || "-._~".utf8.contains(self) }
}
