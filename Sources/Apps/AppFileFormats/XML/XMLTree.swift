package import ManifestFindings

/// An XML file with the location of every part, so that an edit of a part preserves every other byte.
package struct XMLTree: Sendable {
  package let file: SourceFile
  /// The nodes in document order; the descendants of a node follow it.
  package let nodes: [XMLNode]

  /// Parses a file.
  ///
  /// - Throws: if the file is not well-formed, or uses XML that this parser does not support.
  package init(_ file: SourceFile) throws(FileRefusal) {
    try XMLText.requireCharacters(file)
    var scanner = XMLScanner(file)
    nodes = try scanner.scan()
    self.file = file
  }

  /// The root element.
  ///
  /// A tree always has a root, because the scanner refuses files without an element.
  package var root: Int {
    guard let root = nodes.firstIndex(where: { $0.kind == .element }) else {
      preconditionFailure("a scanned file has an element")
    }
    return root
  }

  package subscript(node: Int) -> XMLNode { nodes[node] }

  /// Finds the node that starts at an offset by binary search; nil if there is none.
  func node(startingAt offset: Int) -> XMLNode? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low].range.lowerBound == offset ? nodes[low] : nil
  }

  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    while next < nodes[node].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  package func elements(of node: Int, named name: String? = nil) -> [Int] {
    children(of: node).filter { child in
      nodes[child].kind == .element && (name == nil || nodes[child].name == name)
    }
  }

  /// The text of an element, without comments; nil if it contains other elements.
  package func text(of node: Int) -> String? {
    var text = ""
    for child in children(of: node) {
      switch nodes[child].kind {
      case .text: text += XMLText.decoded(file.bytes[nodes[child].range])
      case .cdata: text += raw(nodes[child].content)
      case .comment, .instruction: continue
      case .element, .doctype: return nil
      }
    }
    return text
  }

  package func isWhitespace(_ node: Int) -> Bool {
    nodes[node].kind == .text && file.bytes[nodes[node].range].allSatisfy(\.isWhitespace)
  }

  package func raw(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }
}

/// A node of an XML file.
package struct XMLNode: Sendable {
  package enum Kind {
    case element, text, cdata, comment, instruction, doctype
  }

  package var kind: Kind
  /// The whole range, including an element's tags and content.
  package var range: Range<Int>
  /// The name of an element; empty for other nodes.
  package var name = ""
  package var startTag: Range<Int>
  /// The range between an element's tags (empty, after the tag, for `<tag/>`), the text of a CDATA section, or the
  /// whole range of another node.
  package var content: Range<Int>
  /// The index of the first node after this node and its descendants.
  package var end: Int
}
