/// A value of an OpenStep property list, with its place.
struct OpenStepNode {
  enum Content {
    case text(String)
    case data
    case array([OpenStepNode])
    case dictionary([OpenStepEntry])
  }

  var content: Content
  /// From its first byte to its last, brackets included.
  var range: Range<Int>
  /// The tokens it is made of.
  var tokens: Range<Int>

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var entries: [OpenStepEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  func entry(_ key: String) -> OpenStepEntry? { entries?.first { $0.key == key } }
}

/// `key = value;`, or `key;` where the value is the key.
struct OpenStepEntry {
  var key: String
  var keyRange: Range<Int>
  var value: OpenStepNode?
  /// From the key to the semicolon.
  var range: Range<Int>
  var tokens: Range<Int>
}
