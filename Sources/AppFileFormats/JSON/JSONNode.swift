/// A JSON value with its location.
package struct JSONNode {
  package enum Content {
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// A number, `true`, `false` or `null`: nothing that we write.
    case other
  }

  package var content: Content
  /// From its first byte to its last, brackets and quotes included.
  package var range: Range<Int>

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The first member of a name, where this is an object that has one.
  package func member(_ name: String) -> JSONMember? { members?.first { $0.name == name } }

  package subscript(name: String) -> JSONNode? { member(name)?.value }
}

package struct JSONMember {
  package var name: String
  package var nameRange: Range<Int>
  package var value: JSONNode

  package var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
}
