internal import ManifestFindings

/// URLs, with placeholders in braces.
extension TextFormat {
  static let languageURL = url(
    "https://{web_host}/?lang={language}",
    CountryResolver.languagePlaceholders
  )

  static let helpDeskURL = url(
    "https://help.acme.com/{help_desk_locale}",
    ["help_desk_locale", "web_host", "web_url"],
    requiring: "help_desk_locale"
  )

  private static func url(
    _ example: String,
    _ placeholders: [String],
    requiring required: String? = nil
  ) -> TextFormat {
    TextFormat(
      "malformed-url",
      "URL",
      "`https://`, a host without a port, a path and a query, in percent-encoded ASCII",
      such: example,
      matching: "^(https://|\\{web_url\\})",
      isExact: false,
      problem: { text, _ in
        guard let template = URLTemplate(text) else {
          return TextProblem(
            "has an unmatched brace",
            help: "write a placeholder as `{\(placeholders[0])}`"
          )
        }
        if let unknown = template.placeholders.first(where: { !placeholders.contains($0) }) {
          let near =
            nearestName(to: unknown, among: placeholders)
            ?? placeholders.first { $0.hasSuffix("_\(unknown)") }
          return TextProblem(
            "has the unknown placeholder `{\(unknown)}`",
            help: near.map { "write `{\($0)}`" }
              ?? "use one of \(listing(placeholders.map { "{\($0)}" }))"
          )
        }
        // Servers and browsers refuse longer ones, and each of many languages gets a URL.
        guard text.utf8.count <= 2_000, !text.contains("${"), !text.contains("://{web_url}"),
          SecureURL.host(of: template.sample) != nil
        else { return TextProblem("") }
        guard let required, !template.placeholders.contains(required) else { return nil }
        return TextProblem(
          "lacks the placeholder `{\(required)}`",
          help: "write `{\(required)}` where the locale belongs"
        )
      },
      respelled: SecureURL.respelled
    )
  }

  static let urlPages = [
    FindingPage(
      "malformed-url",
      "a URL is not a plain https URL, or has a wrong placeholder",
      """
      URLs are used in the app as written: https, a host, a path and a query, all in ASCII. User names,
      ports, fragments, spaces and unmatched braces are not allowed.

      `product.help_desk_url` requires `{help_desk_locale}`. `product.language_url` and the `url` of a
      language can have `{locale}`, `{locale_lowercase}`, `{language}` and `{country}`. All three can have
      `{web_host}` and `{web_url}` (`https://`, the host, and the country's path if it has one). An unknown
      placeholder would end up in the app unreplaced.

      ```yaml
      product:
        language_url: "https://{web_host}/?lang={langauge}"
        #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: URL `https://{web_host}/?lang={langauge}` has the unknown placeholder `{langauge}`
      ```
      """
    )
  ]
}

/// A URL with placeholders in braces: `https://{web_host}/?lang={language}`.
package struct URLTemplate: Sendable {
  package enum Part: Equatable, Sendable {
    case text(String)
    case placeholder(String)
  }

  package var parts: [Part] = []

  /// Parses a template; nil if the braces do not match.
  package init?(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { return nil }
      let name = rest[rest.index(after: open)..<close]
      guard !name.contains("{") else { return nil }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.placeholder(String(name)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
  }

  package var placeholders: [String] {
    parts.compactMap { part in
      if case .placeholder(let name) = part { name } else { nil }
    }
  }

  package func filled(_ value: (String) -> String) -> String {
    var result = ""
    // Longer than most URLs, so that the text is allocated once.
    result.reserveCapacity(80)
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .placeholder(let name): result += value(name)
      }
    }
    return result
  }
}

extension URLTemplate {
  /// The URL with sample values for its placeholders.
  fileprivate var sample: String {
    filled { ["web_host": "host.example", "web_url": "https://host.example"][$0] ?? "x" }
  }
}

/// An https URL in ASCII that consists of a host, a path and a query, and nothing else.
///
/// Foundation's parser repairs invalid URLs, but a link in an app should be valid without repair.
package enum SecureURL {
  /// The host of a URL that is valid.
  package static func host(of url: String) -> String? {
    let rest = url.utf8.dropFirst("https://".utf8.count)
    let host = String(Substring(rest.prefix { !"/?".utf8.contains($0) }))
    guard url.hasPrefix("https://"), host.contains("."),
      !host.allSatisfy({ $0.isNumber || $0 == "." }),
      HostName.problem(inLabels: host, limit: 253) == nil, isEncoded(rest)
    else { return nil }
    return host
  }

  /// Whether all bytes can stand in a URL, and two hexadecimal digits follow each `%`.
  private static func isEncoded(_ bytes: Substring.UTF8View) -> Bool {
    let areAllowed = bytes.allSatisfy {
      0x21..<0x7F ~= $0 && !"\"#<>^`|[]\\{}".utf8.contains($0)
    }
    let escapes = bytes.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    return areAllowed
      && escapes.dropFirst().allSatisfy { $0.prefix(2).count(where: \.isHexDigit) == 2 }
  }

  /// The URL with `https://`, its host in lowercase, and single braces around placeholders.
  static func respelled(_ text: String) -> String {
    // Slips such as `htps://` and `https:/`, and `acme.com`, as a browser shows it.
    let rest = text.replacing("{{", with: "{").replacing("}}", with: "}")
      .replacing(/^[Hh][Tt]*[Pp][Ss]?(:\/\/?|\/\/)\s*/, with: "")
    let host = rest.prefix { !"/?#".contains($0) }
    if rest.hasPrefix("{web_url}") { return rest }
    // 443 is the port of https.
    return "https://" + host.lowercased().replacing(/:443$/, with: "") + rest[host.endIndex...]
  }
}
