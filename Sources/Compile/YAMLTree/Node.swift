package import ManifestFindings

/// A node of a tree.
package struct Node: Sendable {
  package enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    case mapping
    /// An alias, which the composer has already rejected.
    case refused
  }

  package let tree: YAMLTree
  let index: Int

  private var record: YAMLTree.Record { tree.records[index] }

  package var kind: Kind { record.kind }
  package var range: SourceRange { record.range }
  package var style: YAMLEvent.ScalarStyle { record.style }

  /// Whether the node is a plain scalar without text, such as the missing value after `key:`.
  package var isEmpty: Bool {
    record.kind == .scalar && record.textCount == 0 && record.style == .plain
  }

  /// A scalar's text; empty for a collection.
  package var text: String { withText { String(decoding: $0, as: UTF8.self) } }

  package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let span = record.text
    return tree.texts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[span])) }
  }

  package struct Entry: Sendable {
    package let key: Node
    package let value: Node
  }

  /// A mapping's entries, without those whose key is a duplicate or not allowed.
  package var entries: Entries { Entries(children: children) }

  package var elements: Children { children }

  /// The location of this node's key, if it has one.
  package var keyRange: SourceRange? {
    // Keys are scalars, so a key's record is directly before its value's record.
    record.isValue ? tree.records[index - 1].range : nil
  }

  private var children: Children {
    let record = self.record
    let isCollection = record.kind == .sequence || record.kind == .mapping
    return Children(
      tree: tree,
      index: index + 1,
      end: isCollection ? Int(record.next) : index + 1
    )
  }

  package struct Children: Sequence, IteratorProtocol {
    let tree: YAMLTree
    var index: Int
    let end: Int

    package mutating func next() -> Node? {
      guard index < end else { return nil }
      defer { index = Int(tree.records[index].next) }
      return Node(tree: tree, index: index)
    }
  }

  package struct Entries: Sequence, IteratorProtocol {
    var children: Children

    package mutating func next() -> Entry? {
      while let key = children.next(), let value = children.next() {
        if !key.record.isSkipped { return Entry(key: key, value: value) }
      }
      return nil
    }
  }
}
