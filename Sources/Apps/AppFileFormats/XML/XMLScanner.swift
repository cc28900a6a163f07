internal import ManifestFindings

/// Parses the part of XML 1.0 that app files use.
///
/// The scanner refuses text that it could misread: a document type with declarations, entities that XML does not
/// predefine, and unbalanced tags.
struct XMLScanner {
  let bytes: [UInt8]
  var position: Int
  var nodes: [XMLNode] = []
  var open: [Int] = []

  /// The maximum nesting depth, far above that of an app's files.
  static let depth = 256
  /// The maximum number of nodes: a node takes 130 bytes, and a strings file of 8 MB has 700,000 nodes.
  static let limit = 1_000_000

  /// The encodings that the XML declaration may name.
  private static let encodings = ["utf-8", "utf8", "us-ascii"]

  init(_ file: SourceFile) {
    bytes = file.bytes
    position = file.textStart
  }

  mutating func scan() throws(FileRefusal) -> [XMLNode] {
    while position < bytes.count {
      guard nodes.count < Self.limit else {
        throw .unreadable(
          "file has more than \(Self.limit) elements, texts and comments, the limit",
          at: position..<position + 1
        )
      }
      if bytes[position] != UInt8(ascii: "<") {
        try scanText()
      } else if isAt("<!--") {
        try scanComment()
      } else if isAt("<![CDATA[") {
        try scanCDATA()
      } else if isAt("<!") {
        try scanDocumentType()
      } else if isAt("<?") {
        try scanInstruction()
      } else if isAt("</") {
        try scanEndTag()
      } else {
        try scanStartTag()
      }
    }
    if let last = open.last {
      throw .unreadable("`<\(nodes[last].name)>` is never closed", at: nodes[last].startTag)
    }
    guard nodes.contains(where: { $0.kind == .element }) else {
      throw .unreadable(
        "expected an XML element, found the end of the file",
        at: bytes.count..<bytes.count
      )
    }
    return nodes
  }

  // MARK: Pieces

  private mutating func scanText() throws(FileRefusal) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let range = start..<position
    if open.isEmpty, let stray = range.first(where: { !bytes[$0].isWhitespace }) {
      throw .unreadable("text outside the root element", at: stray..<position)
    }
    if let end = firstRange(of: "]]>", in: range) {
      throw .unreadable("`]]>` is not allowed in text", at: end)
    }
    try checkReferences(in: range)
    add(.text, range)
  }

  private mutating func scanComment() throws(FileRefusal) {
    let start = position
    position += 4
    guard let dashes = firstRange(of: "--", in: position..<bytes.count) else {
      throw .unreadable("comment is never closed", at: start..<start + 4)
    }
    guard isAt(">", dashes.upperBound) else {
      throw .unreadable("`--` is not allowed in a comment", at: dashes)
    }
    position = dashes.upperBound + 1
    add(.comment, start..<position)
  }

  private mutating func scanCDATA() throws(FileRefusal) {
    let start = position
    guard !open.isEmpty else {
      throw .unreadable("text outside the root element", at: start..<start + 9)
    }
    position += 9
    guard let end = firstRange(of: "]]>", in: position..<bytes.count) else {
      throw .unreadable("CDATA section is never closed", at: start..<start + 9)
    }
    let content = position..<end.lowerBound
    position = end.upperBound
    add(.cdata, start..<position, content: content)
  }

  /// Accepts only `<!DOCTYPE plist …>` without `[…]`, because declarations in brackets could change texts.
  private mutating func scanDocumentType() throws(FileRefusal) {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "[") {
      end += 1
    }
    let isPropertyList =
      isAt("<!DOCTYPE plist ") && end < bytes.count && bytes[end] != UInt8(ascii: "[")
    guard isPropertyList, nodes.allSatisfy({ $0.kind != .element && $0.kind != .doctype }) else {
      throw .unreadable(
        "unsupported declaration; only a property list's DOCTYPE without `[…]` is allowed",
        at: start..<min(end, bytes.count)
      )
    }
    position = end + 1
    add(.doctype, start..<position)
  }

  private mutating func scanInstruction() throws(FileRefusal) {
    let start = position
    guard let end = firstRange(of: "?>", in: (start + 2)..<bytes.count) else {
      throw .unreadable("`<?` is never closed", at: start..<start + 2)
    }
    position = end.upperBound
    let isDeclaration = isAt("<?xml", start) && bytes[start + 5].isWhitespace
    if isDeclaration {
      guard nodes.isEmpty else {
        throw .unreadable("XML declaration is not at the start of the file", at: start..<position)
      }
      try checkEncoding(start..<position)
    }
    add(.instruction, start..<position)
  }

  private func checkEncoding(_ range: Range<Int>) throws(FileRefusal) {
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard let named = text.firstRange(of: "encoding") else { return }
    let name = text[named.upperBound...].split { $0 == "\"" || $0 == "'" }.dropFirst().first ?? ""
    guard Self.encodings.contains(String(name)) else {
      throw .unreadable("expected encoding UTF-8, found `\(name)`", at: range)
    }
  }

  // MARK: Bytes

  func checkReferences(in range: Range<Int>) throws(FileRefusal) {
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "&") else { continue }
      let limit = min(range.upperBound, index + 12)
      guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else {
        throw .unreadable("`&` does not begin a reference", at: index..<index + 1)
      }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      guard XMLText.scalar(named: name) != nil else {
        throw .unreadable("unknown reference `&\(name);`", at: index..<end + 1)
      }
    }
  }

  /// Skips whitespace; returns whether there was any.
  mutating func skipWhitespace() -> Bool {
    let start = position
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
    return position > start
  }

  func isAt(_ text: StaticString, _ offset: Int? = nil) -> Bool {
    let start = offset ?? position
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    var same = 0
    while same < text.utf8CodeUnitCount, bytes[start + same] == text.utf8Start[same] { same += 1 }
    return same == text.utf8CodeUnitCount
  }

  private func firstRange(of text: StaticString, in range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index + text.utf8CodeUnitCount <= range.upperBound {
      if isAt(text, index) { return index..<index + text.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  mutating func add(_ kind: XMLNode.Kind, _ range: Range<Int>, content: Range<Int>? = nil) {
    nodes.append(
      XMLNode(
        kind: kind,
        range: range,
        startTag: range,
        content: content ?? range,
        end: nodes.count + 1
      )
    )
  }
}

/// Scans tags and their attributes.
extension XMLScanner {
  mutating func scanStartTag() throws(FileRefusal) {
    let start = position
    position += 1
    let name = try scanName()
    var names: Set<String> = []
    var hadSpace = skipWhitespace()
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), !isAt("/>") {
      guard hadSpace else { throw .unreadable("malformed tag `<\(name)`", at: start..<position) }
      let attribute = position
      let name = try scanAttribute()
      if !names.insert(name).inserted {
        throw .unreadable("duplicate attribute `\(name)`", at: attribute..<position)
      }
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
          Finding.Related("opened here", at: SourceRange(place.lowerBound, place.upperBound))
        ]
      )
    }
    nodes[opened].content = nodes[opened].startTag.upperBound..<start
    nodes[opened].range = nodes[opened].startTag.lowerBound..<position
    nodes[opened].end = nodes.count
  }

  /// Scans an attribute with its value, and returns its name.
  private mutating func scanAttribute() throws(FileRefusal) -> String {
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
    try checkReferences(in: valueStart..<position)
    position += 1
    return name
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
