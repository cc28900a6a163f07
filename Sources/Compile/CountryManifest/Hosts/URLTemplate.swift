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
