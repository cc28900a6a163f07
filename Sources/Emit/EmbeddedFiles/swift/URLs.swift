public import Foundation

/// The text of every country's URLs.
nonisolated let urlTable = CountryTable(Country.urls)

nonisolated extension [URL] {
  /// The URLs of an environment: those of services with one host for all countries, then each country's
  /// own in the order of the table.
  init(global: [String], lines: Range<Int>) {
    let own = Country.allCases.flatMap { country in
      lines.map { URL(proven: urlTable.line($0, of: country)) }
    }
    self = global.map { URL(proven: $0) } + own
  }
}

nonisolated extension URL {
  /// A URL that the manifest compiler parsed before writing it.
  init(proven text: String) {
    guard let url = URL(string: text) else { preconditionFailure("`\(text)` is not a URL") }
    self = url
  }
}

nonisolated extension Service {
  /// The URL of a path of the service, which is below the path of a country that has one.
  ///
  /// `path` is what follows in the URL, with or without a slash before it: `users/42?sort=name`. What a URL
  /// cannot hold is percent-encoded, an escape such as `%20` stays, and a segment `..` leads to the base at
  /// most. `URL(string:relativeTo:)` would drop the country's path.
  public func url(path: String, for environment: Environment) -> URL {
    URL(proven: url(for: environment).absoluteString + path.belowURL)
  }
}

nonisolated extension Environment {
  /// The URL of a path of the website: ``Service/url(path:for:)`` of `web`.
  public func url(path: String) -> URL { Service.web.url(path: path, for: self) }
}

nonisolated extension String {
  /// A path, query and fragment as they follow a URL without a path, or with that of a country.
  fileprivate var belowURL: String {
    // Not by characters: a slash and an accent are one.
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

  /// With an escape for each byte that a URL cannot hold there; a second `#` is one.
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
  fileprivate var isHexDigit: Bool {
    self &- UInt8(ascii: "0") < 10 || foldingASCII &- UInt8(ascii: "a") < 6
  }

  /// Whether a path and a query can hold it as it is (RFC 3986, `pchar`, `/` and `?`).
  fileprivate var isAllowedInURL: Bool {
    self &- UInt8(ascii: "0") < 10 || foldingASCII &- UInt8(ascii: "a") < 26
      || "-._~!$&'()*+,;=:@/?".utf8.contains(self)
  }
}
