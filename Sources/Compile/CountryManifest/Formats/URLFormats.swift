internal import ManifestFindings

/// URLs, with placeholders in braces.
extension TextFormat {
  static let languageURL = url(
    "https://{web_host}/?lang={language}",
    matching: "^(https://|\\{web_url\\})",
    CountryResolver.languagePlaceholders
  )

  static let helpDeskURL = url(
    "https://help.acme.com/{help_desk_locale}",
    matching: "^(https://|\\{web_url\\})",
    ["help_desk_locale", "web_host", "web_url"],
    requiring: "help_desk_locale"
  )

  private static func url(
    _ example: String,
    matching pattern: String,
    _ placeholders: [String],
    requiring required: String? = nil
  ) -> TextFormat {
    TextFormat(
      "malformed-url",
      "URL",
      "`https://`, a host, a path and a query, all in ASCII",
      such: example,
      matching: pattern,
      isExact: false,
      problem: { text, _ in
        guard let template = URLTemplate(text) else {
          return TextProblem(
            "has an unmatched brace",
            help: "write a placeholder as `{\(placeholders[0])}`"
          )
        }
        if let unknown = template.placeholders.first(where: { !placeholders.contains($0) }) {
          let near = nearestName(to: unknown, among: placeholders)
          return TextProblem(
            "has the unknown placeholder `{\(unknown)}`",
            help: near.map { "write `{\($0)}`" }
              ?? "use one of \(listing(placeholders.map { "{\($0)}" }))"
          )
        }
        // Servers and browsers refuse longer ones, and each of many languages gets a URL.
        if text.utf8.count > 2_000 {
          return TextProblem("has \(text.utf8.count) bytes; the limit is 2000")
        }
        if text.contains("${") { return TextProblem("has a `$` before a placeholder") }
        if text.contains("://{web_url}") {
          return TextProblem("has a scheme before `{web_url}`, which begins with one")
        }
        if let problem = SecureURL.problem(template.sample) { return TextProblem(problem) }
        guard let required, !template.placeholders.contains(required) else { return nil }
        return TextProblem(
          "lacks the placeholder `{\(required)}`",
          help: "write `{\(required)}` where the locale belongs"
        )
      },
      respelled: SecureURL.respelled
    )
  }
}

extension URLTemplate {
  /// The URL with sample values for its placeholders.
  fileprivate var sample: String {
    filled { placeholder in
      switch placeholder {
      case "web_host": "host.example"
      case "web_url": "https://host.example"
      default: "x"
      }
    }
  }
}

/// An https URL in ASCII that consists of a host, a path and a query, and nothing else.
///
/// Foundation's parser repairs invalid URLs, but a link in an app should be valid without repair.
package enum SecureURL {
  /// The host of a URL that is valid.
  package static func host(of url: String) -> String? {
    problem(url) == nil ? String(authority(of: url)) : nil
  }

  private static func authority(of url: String) -> Substring {
    Substring(url.utf8.dropFirst("https://".utf8.count).prefix { !"/?#".utf8.contains($0) })
  }

  /// The problem as a phrase that follows "URL `x`"; nil for a valid URL.
  static func problem(_ text: String) -> String? {
    if let problem = problem(inBytesOf: text) { return problem }
    guard text.hasPrefix("https://") else {
      let scheme = text.prefix { $0 != ":" }
      return text.dropFirst(scheme.count).hasPrefix("://")
        ? "has the scheme `\(scheme)`; expected `https`" : "has no scheme; expected `https`"
    }
    let host = authority(of: text)
    if host.isEmpty { return "has no host" }
    if host.contains("@") { return "has a user name; expected only a host" }
    if host.contains(":") { return "has a port; expected only a host" }
    if !host.contains(".") || host.allSatisfy({ $0.isNumber || $0 == "." }) {
      return "has the host `\(host)`; expected a domain name"
    }
    if let problem = HostName.problem(inLabels: String(host))
      ?? HostName.problem(inSizeOf: String(host), limit: 253)
    {
      return "has a host that \(problem)"
    }
    return text.contains("#") ? "has a fragment; expected none" : nil
  }

  private static func problem(inBytesOf text: String) -> String? {
    var expectedDigits = 0
    for byte in text.utf8 {
      if expectedDigits > 0 {
        guard byte.isHexDigit else { return "has a `%` without two hexadecimal digits" }
        expectedDigits -= 1
      } else if byte == UInt8(ascii: "%") {
        expectedDigits = 2
      } else if byte <= 0x20 || byte >= 0x7F || "\"<>^`|[]\\{}".utf8.contains(byte) {
        let character = text.unicodeScalars.first { $0.utf8.contains(byte) }
        return "contains \(character.map(shown) ?? "a character") that must be percent-encoded"
      }
    }
    return expectedDigits > 0 ? "has a `%` without two hexadecimal digits" : nil
  }

  private static func shown(_ character: Unicode.Scalar) -> String {
    character.value <= 0x20 || character.value == 0x7F ? "white space" : "a `\(character)`"
  }

  /// The URL with https for http, its scheme and host in lowercase, and single braces around placeholders.
  static func respelled(_ text: String) -> String {
    var text = String(text.drop(while: \.isWhitespace))
    while text.last?.isWhitespace == true { text.removeLast() }
    text = text.replacing("{{", with: "{").replacing("}}", with: "}").replacing("${", with: "{")
      .replacing("https://{web_url}", with: "{web_url}")
    // `http://`, and slips such as `htps://`, `https:/` and `https//`.
    if let scheme = text.prefixMatch(of: /[Hh][Tt]*[Pp][Ss]?(:\/\/?|\/\/)/) {
      text = "https://" + text[scheme.range.upperBound...]
    }
    // `acme.com/x`, as a browser shows it.
    let isBare =
      text.contains(/^[A-Za-z0-9-]+\.[A-Za-z0-9.-]+(\/|$)/) || text.hasPrefix("{web_host}")
    if isBare { text = "https://" + text }
    let end = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    let host = text[end...].prefix { !"/?#".contains($0) }
    return text[..<end].lowercased() + host.lowercased() + text[host.endIndex...]
  }
}
