package import ManifestFindings

/// An XML file with the location of every part, so that an edit of a part preserves every other byte.
package struct XMLTree: Sendable {
  package let file: SourceFile
  /// The nodes in document order; the descendants of a node follow it.
  package let nodes: [XMLNode]

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - file: the file, in UTF-8.
  ///   - isUTF16: whether the file was converted from UTF-16; its declaration may then name UTF-16.
  /// - Throws: if the file is not well-formed, or uses XML that this parser does not support.
  package init(_ file: SourceFile, isUTF16: Bool = false) throws(FileRefusal) {
    try XMLText.requireCharacters(file)
    var scanner = XMLScanner(file, isUTF16: isUTF16)
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

  /// All elements with a name, at any depth.
  package func elements(named name: String) -> [Int] {
    nodes.indices.filter { nodes[$0].kind == .element && nodes[$0].name == name }
  }

  /// The text of an element, without comments; nil if it contains other elements.
  package func text(of node: Int) -> String? {
    var text = ""
    for child in children(of: node) {
      switch nodes[child].kind {
      case .text: text += decoded(nodes[child].range)
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

  package func attribute(_ name: String, of node: Int) -> XMLNode.Attribute? {
    nodes[node].attributes.first { $0.name == name }
  }

  package func value(of name: String, in node: Int) -> String? {
    attribute(name, of: node).map { decoded($0.value) }
  }

  /// The prefix of a namespace, with its colon, such as `android:`; nil if the root element declares no prefix for it.
  package func prefix(of namespace: String) -> String? {
    let binding = nodes[root].attributes.first { attribute in
      attribute.name.hasPrefix("xmlns:") && decoded(attribute.value) == namespace
    }
    return binding.map { "\($0.name.dropFirst("xmlns:".count)):" }
  }

  package func place(of node: Int) -> SourceRange { SourceRange(nodes[node].startTag) }

  package func raw(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  /// Decodes a part of a text or of an attribute: resolves references, and converts each line ending to LF.
  package func decoded(_ range: Range<Int>) -> String {
    XMLText.decoded(file.bytes[range])
  }
}

/// A node of an XML file.
package struct XMLNode: Sendable {
  package enum Kind {
    case element, text, cdata, comment, instruction, doctype
  }

  package struct Attribute {
    package var name: String
    /// The range from the name to the closing quote.
    package var range: Range<Int>
    /// The range between the quotes.
    package var value: Range<Int>
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
  package var attributes: [Attribute] = []
  /// The index of the first node after this node and its descendants.
  package var end: Int
}
