internal import ManifestDiagnostics

/// Reads XML 1.0 as far as an app's files use it, and refuses what it could misread: a document type
/// with declarations of its own, entities that XML does not name, tags that do not match.
struct XMLScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int
  private var nodes: [XMLNode] = []
  private var open: [Int] = []

  /// No file of an app nests deeper.
  private static let depth = 256

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func scan() throws(MergeRefusal) -> [XMLNode] {
    while position < bytes.count {
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
      } else if isAt("<<<<<<<") {
        throw refusal("a merge conflict that nobody has resolved", position..<position + 7)
      } else {
        try scanStartTag()
      }
    }
    if let last = open.last {
      throw refusal("`<\(nodes[last].name)>` is never closed", nodes[last].startTag)
    }
    guard nodes.contains(where: { $0.kind == .element }) else {
      throw refusal("no element, expected an XML file", bytes.count..<bytes.count)
    }
    return nodes
  }

  // MARK: Pieces

  private mutating func scanText() throws(MergeRefusal) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let range = start..<position
    if open.isEmpty, let stray = range.first(where: { !isXMLBlank(bytes[$0]) }) {
      throw refusal("text outside of the root element", stray..<position)
    }
    if let end = firstRange(of: "]]>", in: range) { throw refusal("`]]>` in a text", end) }
    try checkReferences(in: range)
    add(.text, range, content: range)
  }

  private mutating func scanComment() throws(MergeRefusal) {
    let start = position
    position += 4
    guard let dashes = firstRange(of: "--", in: position..<bytes.count) else {
      throw refusal("a comment that never ends", start..<start + 4)
    }
    guard isAt(">", dashes.upperBound) else { throw refusal("`--` in a comment", dashes) }
    let content = position..<dashes.lowerBound
    position = dashes.upperBound + 1
    add(.comment, start..<position, content: content)
  }

  private mutating func scanCDATA() throws(MergeRefusal) {
    let start = position
    guard !open.isEmpty else {
      throw refusal("text outside of the root element", start..<start + 9)
    }
    position += 9
    guard let end = firstRange(of: "]]>", in: position..<bytes.count) else {
      throw refusal("a CDATA section that never ends", start..<start + 9)
    }
    let content = position..<end.lowerBound
    position = end.upperBound
    add(.cdata, start..<position, content: content)
  }

  /// Apple's files name their document type in one line; more could change what a text says.
  private mutating func scanDocumentType() throws(MergeRefusal) {
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "[") {
      end += 1
    }
    let isPropertyList =
      isAt("<!DOCTYPE plist ") && end < bytes.count && bytes[end] != UInt8(ascii: "[")
    guard isPropertyList, nodes.allSatisfy({ $0.kind != .element && $0.kind != .doctype }) else {
      throw refusal(
        "a declaration that is not understood here; only a property list's own may stand in a file",
        start..<min(end, bytes.count)
      )
    }
    position = end + 1
    add(.doctype, start..<position, content: start..<position)
  }

  private mutating func scanInstruction() throws(MergeRefusal) {
    let start = position
    guard let end = firstRange(of: "?>", in: (start + 2)..<bytes.count) else {
      throw refusal("`<?` without its `?>`", start..<start + 2)
    }
    position = end.upperBound
    let isDeclaration = isAt("<?xml", start) && isXMLBlank(bytes[start + 5])
    if isDeclaration {
      guard nodes.isEmpty else {
        throw refusal("an XML declaration that is not at the file's start", start..<position)
      }
      try checkEncoding(start..<position)
    }
    add(.instruction, start..<position, content: (start + 2)..<end.lowerBound)
  }

  private func checkEncoding(_ range: Range<Int>) throws(MergeRefusal) {
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard let named = text.firstRange(of: "encoding") else { return }
    let name = text[named.upperBound...].split { $0 == "\"" || $0 == "'" }.dropFirst().first ?? ""
    guard ["utf-8", "utf8", "us-ascii"].contains(name) else {
      throw refusal("encoding `\(name)`, expected UTF-8", range)
    }
  }

  // MARK: Tags

  private mutating func scanStartTag() throws(MergeRefusal) {
    let start = position
    position += 1
    let name = try scanName()
    var attributes: [XMLNode.Attribute] = []
    var hadBlank = skipBlanks()
    while position < bytes.count, bytes[position] != UInt8(ascii: ">"), !isAt("/>") {
      guard hadBlank else { throw refusal("`<\(name)` is no tag", start..<position) }
      let attribute = try scanAttribute()
      if attributes.contains(where: { $0.name == attribute.name }) {
        throw refusal("attribute `\(attribute.name)` stands twice", attribute.range)
      }
      attributes.append(attribute)
      hadBlank = skipBlanks()
    }
    guard position < bytes.count else {
      throw refusal("`<\(name)` without its `>`", start..<bytes.count)
    }
    let isEmpty = bytes[position] == UInt8(ascii: "/")
    position += isEmpty ? 2 : 1
    if open.isEmpty, nodes.contains(where: { $0.kind == .element }) {
      throw refusal("a second root element `<\(name)>`", start..<position)
    }
    add(.element, start..<position, content: position..<position)
    nodes[nodes.count - 1].name = name
    nodes[nodes.count - 1].attributes = attributes
    guard !isEmpty else { return }
    open.append(nodes.count - 1)
    if open.count > Self.depth { throw refusal("elements nest too deep", start..<position) }
  }

  private mutating func scanEndTag() throws(MergeRefusal) {
    let start = position
    position += 2
    let name = try scanName()
    _ = skipBlanks()
    guard isAt(">") else { throw refusal("`</\(name)` without its `>`", start..<position) }
    position += 1
    guard let opened = open.popLast() else {
      throw refusal("`</\(name)>` closes nothing", start..<position)
    }
    guard nodes[opened].name == name else {
      let place = nodes[opened].startTag
      throw refusal(
        "`</\(name)>` where `</\(nodes[opened].name)>` was expected",
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
    guard isAt("=") else { throw refusal("attribute `\(name)` without a value", start..<position) }
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
        throw refusal("`<` in the value of `\(name)`", position..<position + 1)
      }
      position += 1
    }
    guard position < bytes.count else {
      throw refusal("the value of `\(name)` never ends", start..<valueStart)
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
      throw refusal("no name where one was expected", start..<min(start + 1, bytes.count))
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  // MARK: Bytes

  private func checkReferences(in range: Range<Int>) throws(MergeRefusal) {
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "&") else { continue }
      let limit = min(range.upperBound, index + 12)
      guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else {
        throw refusal("`&` that begins no reference", index..<index + 1)
      }
      let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
      guard resolvedXMLReference(name) != nil else {
        throw refusal("unknown reference `&\(name);`", index..<end + 1)
      }
    }
  }

  /// Answers whether there was one.
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, isXMLBlank(bytes[position]) { position += 1 }
    return position > start
  }

  private func isAt(_ text: StaticString, _ offset: Int? = nil) -> Bool {
    let start = offset ?? position
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private func firstRange(of text: StaticString, in range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    while index + text.utf8CodeUnitCount <= range.upperBound {
      if isAt(text, index) { return index..<index + text.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  private mutating func add(_ kind: XMLNode.Kind, _ range: Range<Int>, content: Range<Int>) {
    nodes.append(
      XMLNode(
        kind: kind,
        range: range,
        startTag: range,
        content: content,
        end: nodes.count + 1
      )
    )
  }

  private func refusal(
    _ message: String,
    _ range: Range<Int>,
    related: [Diagnostic.Related] = []
  ) -> MergeRefusal {
    var refusal = MergeRefusal.notUnderstood(message, at: range)
    refusal.diagnostic.related = related
    return refusal
  }
}
