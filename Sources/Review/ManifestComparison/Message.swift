internal import ManifestFindings

/// A sentence that keeps texts of a manifest apart from its other words, so that each format can escape these texts.
package struct Message: Sendable, ExpressibleByStringInterpolation {
  package enum Part: Sendable {
    case words(String)
    /// A text of a manifest within the sentence, such as a country's name.
    case name(String)
    /// A text of a manifest in code style.
    case code(String)
  }

  package private(set) var parts: [Part]

  package init(stringLiteral value: String) { parts = [.words(value)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// A sentence in which names in braces stand for other texts.
  init(template: String, _ texts: [Substring: Message]) {
    parts = []
    for (index, piece) in template.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      let name = index == 0 ? "" : piece.prefix { $0 != "}" }
      let rest = index == 0 ? piece : piece.dropFirst(name.count + 1)
      parts += texts[name]?.parts ?? []
      if !rest.isEmpty { parts.append(.words(String(rest))) }
    }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    package mutating func appendInterpolation(name: String) { parts.append(.name(name)) }
    package mutating func appendInterpolation(code: String) { parts.append(.code(code)) }
    package mutating func appendInterpolation(words: String) { parts.append(.words(words)) }
    package mutating func appendInterpolation(_ message: Message) { parts += message.parts }

    /// Appends the first parts of a list, and how many more there are.
    package mutating func appendInterpolation(items: [Message]) {
      for (index, item) in items.prefix(Self.limit).enumerated() {
        if index > 0 { parts.append(.words(", ")) }
        parts += item.parts
      }
      if items.count > Self.limit {
        parts.append(.words(" and \(items.count - Self.limit) more"))
      }
    }

    /// The maximum number of items in a list.
    private static let limit = 8

    /// Appends the first names in code style, and how many more there are.
    package mutating func appendInterpolation(list names: [String]) {
      appendInterpolation(items: names.map { "\(code: $0)" })
    }

    package mutating func appendInterpolation(names: [String]) {
      appendInterpolation(items: names.map { "\(name: $0)" })
    }
  }

  /// The sentence for a terminal, with backticks for code style.
  package var text: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .name(let text): printable(text)
      case .code(let text): "`\(printable(text))`"
      }
    }.joined()
  }
}
