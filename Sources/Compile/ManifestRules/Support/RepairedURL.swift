internal import CountryManifest
internal import ManifestFindings

/// The URL that was probably meant by a malformed text.
struct RepairedURL {
  private(set) var text: String
  /// Whether the repaired URL certainly leads to the intended page.
  private(set) var isCertain = true

  /// Repairs a text and keeps its placeholders; nil if the text cannot be repaired.
  init?(_ written: String) {
    text = Self.unwrapped(written)
    let slashes = String(text.map { $0 == "\\" ? "/" : $0 })
    isCertain = slashes == text
    guard let (rest, isWeb) = Self.withoutScheme(slashes) else { return nil }
    isCertain = isCertain && isWeb
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let host = host(rest[..<end]) else { return nil }
    var path = rest[end...]
    if let hash = path.firstIndex(of: "#") {
      let fragment = path[path.index(after: hash)...].drop { $0 == "/" }
      path = path[..<hash]
      // Some single-page apps write the page's path after a `#`.
      if fragment.contains("{") {
        let isInside = path.hasSuffix("/") || path.contains("?")
        path = "\(path)\(isInside ? "" : "/")\(fragment)"
        isCertain = false
      }
    }
    text = "https://" + host + Self.encoded(path)
    guard text != written, Self.problem(text) == nil else { return nil }
  }

  /// The reason why a URL is malformed after its placeholders are replaced with sample values; nil if it is valid.
  private static func problem(_ text: String) -> String? {
    guard let template = URLTemplate(text) else { return "" }
    return SecureURL.parse(template.sample(webHost: "host.example")).problem
  }

  /// Removes white space and a lone quotation mark around a URL, or extracts the URL of a Markdown link.
  private static func unwrapped(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace || $0 == "\u{FEFF}" || $0 == "\u{200B}" }
    var rest = text[...].drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    if let markdown = MarkdownLink(rest) { rest = markdown.url }
    // Removes a quotation mark at the end that has no counterpart.
    if let last = rest.last, "\"'".contains(last), rest.count(where: { $0 == last }) == 1 {
      rest.removeLast()
    }
    return String(rest)
  }

  /// The text after the scheme, and whether the scheme is http, https or missing; nil for `mailto:` and the like.
  ///
  /// Misspelled schemes, as in `https:/…` and `htps://…`, count as http and https.
  private static func withoutScheme(_ text: String) -> (rest: Substring, isWeb: Bool)? {
    var rest = text[...]
    // The scheme can be repeated: `https://https://…`.
    while true {
      let scheme = rest.prefix { $0.isLetter }
      let after = rest.dropFirst(scheme.count)
      let isWeb = nearestName(to: scheme.lowercased(), among: ["https", "http"]) != nil
      if isWeb, after.hasPrefix(":") || after.hasPrefix("//") {
        rest = after.drop { ":/ ".contains($0) }
      } else if after.hasPrefix("://") {
        return (after.dropFirst(3), false)
      } else {
        // A scheme without slashes, such as `mailto:…`.
        let isOther = after.hasPrefix(":") && rest.startIndex == text.startIndex
        return isOther ? nil : (rest.drop { $0 == "/" }, true)
      }
    }
  }

  /// The host in lowercase ASCII, without user and port; nil if it cannot be encoded.
  private mutating func host(_ authority: Substring) -> String? {
    var host = authority
    if let at = host.lastIndex(of: "@") {
      host = host[host.index(after: at)...]
      isCertain = false
    }
    if let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber)
    {
      isCertain = isCertain && host[colon...] == ":443"
      host = host[..<colon]
    }
    while host.last == "." { host.removeLast() }
    // The names of placeholders are lowercase, so `lowercased()` does not change them.
    guard !host.contains("{") else { return host.lowercased() }
    let labels = host.split(separator: ".").joined(separator: ".")
    let hyphenated = String(labels.map { $0 == "_" ? "-" : $0 })
    isCertain = isCertain && hyphenated == host
    return Punycode.host(hyphenated)
  }

  /// Percent-encodes all characters that are not allowed in a path or a query.
  private static func encoded(_ text: Substring) -> String {
    var encoded = ""
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let isEscape = bytes[(index + 1)...].prefix(2).filter(\.isHexDigit).count == 2
      let isValid =
        byte == UInt8(ascii: "%")
        ? isEscape : byte > 0x20 && byte < 0x7F && !"\"<>^`|[]".utf8.contains(byte)
      encoded +=
        isValid
        ? String(Unicode.Scalar(byte)) : "%" + hexadecimal(UInt32(byte), digits: 2)
    }
    return encoded
  }
}

/// A text that is a Markdown link, such as `[text](https://…)` or `<https://…>`.
struct MarkdownLink {
  let url: Substring
  /// A phrase that follows "URL `x`".
  let problem: String

  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    if text.hasPrefix("<"), text.hasSuffix(">"), text.dropFirst().hasPrefix("http") {
      url = text.dropFirst().dropLast()
      problem = "is in angle brackets; expected the URL alone"
    } else if text.hasPrefix("["), text.hasSuffix(")"), let start = text.firstRange(of: "](") {
      url = text[start.upperBound...].dropLast()
      problem = "is a link in Markdown; expected the URL alone"
    } else {
      return nil
    }
  }
}
