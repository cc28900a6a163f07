internal import ManifestDiagnostics

/// Tags and what stands in them.
extension XMLScanner {
  mutating func scanStartTag() throws(MergeRefusal) {
    let start = position
    position += 1
    let name = try scanName()
    var attributes: [XMLNode.Attribute] = []
    var hadBlank = skipBlanks()
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), !isAt("/>") {
      guard hadBlank else { throw refusal("malformed tag `<\(name)`", start..<position) }
      let attribute = try scanAttribute()
      if attributes.contains(where: { $0.name == attribute.name }) {
        throw refusal("duplicate attribute `\(attribute.name)`", attribute.range)
      }
      attributes.append(attribute)
      hadBlank = skipBlanks()
    }
    guard position < bytes.count else {
      throw refusal("`<\(name)` is never closed with `>`", start..<bytes.count)
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    if open.isEmpty, nodes.contains(where: { $0.kind == .element }) {
      throw refusal("second root element `<\(name)>`", start..<position)
    }
    add(.element, start..<position, content: position..<position)
    nodes[nodes.count - 1].name = name
    nodes[nodes.count - 1].attributes = attributes
    guard !isEmpty else { return }
    open.append(nodes.count - 1)
    if open.count > Self.depth { throw refusal("elements are nested too deeply", start..<position) }
  }

  mutating func scanEndTag() throws(MergeRefusal) {
    let start = position
    position += 2
    let name = try scanName()
    _ = skipBlanks()
    guard isAt(">") else { throw refusal("`</\(name)` is never closed with `>`", start..<position) }
    position += 1
    guard let opened = open.popLast() else {
      throw refusal("`</\(name)>` has no matching start tag", start..<position)
    }
    guard nodes[opened].name == name else {
      let place = nodes[opened].startTag
      throw refusal(
        "expected `</\(nodes[opened].name)>`, found `</\(name)>`",
        start..<position,
        related: [
          Diagnostic.Related("opened here", at: SourceRange(place.lowerBound, place.upperBound))
        ]
      )
    }
    nodes[opened].content = nodes[opened].startTag.upperBound..<start
    nodes[opened].range = nodes[opened].startTag.lowerBound..<position
    nodes[opened].end = nodes.count
  }

  private mutating func scanAttribute() throws(MergeRefusal) -> XMLNode.Attribute {
    let start = position
    let name = try scanName()
    _ = skipBlanks()
    guard isAt("=") else { throw refusal("attribute `\(name)` has no value", start..<position) }
    position += 1
    _ = skipBlanks()
    guard isAt("\"") || isAt("'") else {
      throw refusal("the value of `\(name)` is not quoted", start..<position)
    }
    let quote = bytes[position]
    position += 1
    let valueStart = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") {
        throw refusal("`<` is not allowed in the value of `\(name)`", position..<position + 1)
      }
      position += 1
    }
    guard position < bytes.count else {
      throw refusal("the value of `\(name)` is never closed", start..<valueStart)
    }
    let value = valueStart..<position
    try checkReferences(in: value)
    position += 1
    return XMLNode.Attribute(name: name, range: start..<position, value: value)
  }

  private mutating func scanName() throws(MergeRefusal) -> String {
    let start = position
    while position < bytes.count, isNameByte(bytes[position], isFirst: position == start) {
      position += 1
    }
    guard position > start else {
      throw refusal("expected a name", start..<min(start + 1, bytes.count))
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
