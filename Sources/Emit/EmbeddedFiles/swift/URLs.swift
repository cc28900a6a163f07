public import Foundation

nonisolated extension URL {
  /// A URL whose form is known to be right: the manifest compiler checks the URLs that it writes,
  /// and `belowURL` encodes what is appended.
  init(proven text: String) {
    guard let url = URL(string: text) else { preconditionFailure("`\(text)` is not a URL") }
    self = url
  }
}

nonisolated extension Country {
  /// The help center's URL in the country's default language; nil if the country has none.
  public var helpDeskURL: URL? { facts.helpDesk?.url.map { URL(proven: $0) } }
}

nonisolated extension Service {
  /// The URL of a path of the service.
  ///
  /// If the country has a path, the result is below that path.
  ///
  /// `path` can have a query and a fragment, and can begin with a slash: `users/42?sort=name`.
  /// Characters that a URL cannot contain are percent-encoded; an escape such as `%20` is not
  /// changed. A segment `..` cannot lead above the base. Do not use `URL(string:relativeTo:)`: it
  /// would drop the country's path.
  public func url(path: String, for environment: Environment) -> URL {
    URL(proven: url(for: environment).absoluteString + path.belowURL)
  }
}

nonisolated extension Environment {
  /// The URL of a path of the website.
  ///
  /// See ``Service/url(path:for:)``.
  public func url(path: String) -> URL { Service.web.url(path: path, for: self) }
}

nonisolated extension String {
  /// The path, query and fragment in the form in which they are appended to a service's URL.
  var belowURL: String {
    // Split by Unicode scalars: Swift treats a slash and a combining accent after it as one
    // character.
    let path = unicodeScalars.prefix { $0 != "?" && $0 != "#" }
    let rest = unicodeScalars[path.endIndex...]
    guard !path.isEmpty else { return Self(rest).percentEncoded }
    let segments = path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
    var kept: [String] = []
    for (number, segment) in segments.enumerated() {
      let text = String(segment)
      let dots = text.replacing("%2e", with: ".").replacing("%2E", with: ".")
      guard dots == "." || dots == ".." else {
        kept.append(text)
        continue
      }
      if dots == ".." { _ = kept.popLast() }
      if number == segments.count - 1 { kept.append("") }
    }
    return "/\(kept.joined(separator: "/").percentEncoded)\(Self(rest).percentEncoded)"
  }

  /// The text with an escape for each byte that a URL cannot contain there, including a second `#`.
  private var percentEncoded: String {
    var result: [UInt8] = []
    var rest = utf8[...]
    var hasFragment = false
    while let byte = rest.popFirst() {
      let isEscape =
        byte == UInt8(ascii: "%") && rest.count >= 2 && rest.prefix(2).allSatisfy(\.isHexDigit)
      let isFragment = byte == UInt8(ascii: "#") && !hasFragment
      if isEscape || isFragment || byte.isAllowedInURL {
        hasFragment = hasFragment || isFragment
        result.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return Self(decoding: result, as: UTF8.self)
  }
}

nonisolated extension UInt8 {
  /// Whether a path and a query can contain the byte without an escape (RFC 3986: `pchar`, `/` and
  /// `?`).
  fileprivate var isAllowedInURL: Bool { isUnreserved || "!$&'()*+,;=:@/?".utf8.contains(self) }
}
