internal import ManifestDiagnostics

/// Tags and their attributes.
extension XMLScanner {
  mutating func scanStartTag() throws(FileRefusal) {
    let start = position
    position += 1
    let name = try scanName()
    var attributes: [XMLNode.Attribute] = []
    var names: Set<String> = []
    var hadSpace = skipWhitespace()
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), !isAt("/>") {
      guard hadSpace else { throw .unreadable("malformed tag `<\(name)`", at: start..<position) }
      let attribute = try scanAttribute()
      if !names.insert(attribute.name).inserted {
        throw .unreadable("duplicate attribute `\(attribute.name)`", at: attribute.range)
      }
      attributes.append(attribute)
      hadSpace = skipWhitespace()
    }
    guard position < bytes.count else {
      throw .unreadable("`<\(name)` is never closed with `>`", at: start..<bytes.count)
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    if open.isEmpty, nodes.contains(where: { $0.kind == .element }) {
      throw .unreadable("second root element `<\(name)>`", at: start..<position)
    }
    add(.element, start..<position, content: position..<position)
    nodes[nodes.count - 1].name = name
    nodes[nodes.count - 1].attributes = attributes
    guard !isEmpty else { return }
    open.append(nodes.count - 1)
    if open.count > Self.depth {
      throw .unreadable("elements are nested too deeply", at: start..<position)
    }
  }

  mutating func scanEndTag() throws(FileRefusal) {
    let start = position
    position += 2
    let name = try scanName()
    _ = skipWhitespace()
    guard isAt(">") else {
      throw .unreadable("`</\(name)` is never closed with `>`", at: start..<position)
    }
    position += 1
    guard let opened = open.popLast() else {
      throw .unreadable("`</\(name)>` has no matching start tag", at: start..<position)
    }
    guard nodes[opened].name == name else {
      let place = nodes[opened].startTag
      throw .unreadable(
        "expected `</\(nodes[opened].name)>`, found `</\(name)>`",
        at: start..<position,
        related: [
          Diagnostic.Related("opened here", at: SourceRange(place.lowerBound, place.upperBound))
        ]
      )
    }
    nodes[opened].content = nodes[opened].startTag.upperBound..<start
    nodes[opened].range = nodes[opened].startTag.lowerBound..<position
    nodes[opened].end = nodes.count
  }

  private mutating func scanAttribute() throws(FileRefusal) -> XMLNode.Attribute {
    let start = position
    let name = try scanName()
    _ = skipWhitespace()
    guard isAt("=") else {
      throw .unreadable("attribute `\(name)` has no value", at: start..<position)
    }
    position += 1
    _ = skipWhitespace()
    guard isAt("\"") || isAt("'") else {
      throw .unreadable("the value of `\(name)` is not quoted", at: start..<position)
    }
    let quote = bytes[position]
    position += 1
    let valueStart = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") {
        throw .unreadable(
          "`<` is not allowed in the value of `\(name)`",
          at: position..<position + 1
        )
      }
      position += 1
    }
    guard position < bytes.count else {
      throw .unreadable("the value of `\(name)` is never closed", at: start..<valueStart)
    }
    let value = valueStart..<position
    try checkReferences(in: value)
    position += 1
    return XMLNode.Attribute(name: name, range: start..<position, value: value)
  }

  private mutating func scanName() throws(FileRefusal) -> String {
    let start = position
    while position < bytes.count, isNameByte(bytes[position], isFirst: position == start) {
      position += 1
    }
    guard position > start else {
      throw .unreadable("expected a name", at: start..<min(start + 1, bytes.count))
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    case UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: byte.isLetter || byte.isDigit && !isFirst
    }
  }
}
