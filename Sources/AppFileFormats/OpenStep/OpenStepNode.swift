/// A value of an OpenStep property list, with its location.
package struct OpenStepNode {
  package enum Content {
    case text(String)
    case data
    case array([OpenStepNode])
    case dictionary([OpenStepEntry])
  }

  package var content: Content
  /// From its first byte to its last, brackets included.
  package var range: Range<Int>
  /// The tokens it is made of.
  package var tokens: Range<Int>

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var entries: [OpenStepEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  package func entry(_ key: String) -> OpenStepEntry? { entries?.first { $0.key == key } }
}

/// `key = value;`, or `key;` where the value is the key.
package struct OpenStepEntry {
  package var key: String
  package var keyRange: Range<Int>
  package var value: OpenStepNode?
  /// From the key to the semicolon.
  package var range: Range<Int>
  package var tokens: Range<Int>
}
