/// A JSON value with its place.
struct JSONNode {
  enum Content {
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// A number, `true`, `false` or `null`: nothing that we write.
    case other
  }

  var content: Content
  /// From its first byte to its last, brackets and quotes included.
  var range: Range<Int>

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The first member of a name, where this is an object that has one.
  func member(_ name: String) -> JSONMember? { members?.first { $0.name == name } }

  subscript(name: String) -> JSONNode? { member(name)?.value }
}

struct JSONMember {
  var name: String
  var nameRange: Range<Int>
  var value: JSONNode

  var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
}
