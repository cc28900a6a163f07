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

    /// Appends the first names in code style, and how many more there are.
    package mutating func appendInterpolation(list names: [String]) {
      append(names.map(Part.code), atMost: 5)
    }

    package mutating func appendInterpolation(names: [String], atMost limit: Int = .max) {
      append(names.map(Part.name), atMost: limit)
    }

    private mutating func append(_ list: [Part], atMost limit: Int) {
      for (index, part) in list.prefix(limit).enumerated() {
        if index > 0 { parts.append(.words(", ")) }
        parts.append(part)
      }
      if list.count > limit { parts.append(.words(" and \(list.count - limit) more")) }
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
