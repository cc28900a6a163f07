/// A JSON value with its location.
package struct JSONNode {
  package enum Content {
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// A number, `true`, `false` or `null`, which nd-config never writes.
    case other
  }

  package var content: Content
  /// The range from the first byte to the last, including brackets and quotes.
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

  /// The first member with a name; nil if there is none, or if the value is not an object.
  package func member(_ name: String) -> JSONMember? { members?.first { $0.name == name } }

  package subscript(name: String) -> JSONNode? { member(name)?.value }
}

package struct JSONMember {
  package var name: String
  package var nameRange: Range<Int>
  package var value: JSONNode

  package var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
}

/// Parses JSON (RFC 8259) with the location of each value; stops at the first error.
package struct JSONScanner {
  /// The maximum nesting depth; deeper files could overflow the stack.
  private static let depthLimit = 128

  private let file: SourceFile
  private let bytes: [UInt8]
  private var position: Int

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = file.textStart
  }

  package static func root(of file: SourceFile) throws(FileRefusal) -> JSONNode {
    try file.requireText()
    var scanner = JSONScanner(file)
    let root = try scanner.value(depth: 0)
    scanner.skipWhitespace()
    guard scanner.position == scanner.bytes.count else {
      throw scanner.unexpected("the end of the file")
    }
    return root
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipWhitespace() {
    while let byte = current, byte.isWhitespace { position += 1 }
  }

  private mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private func unexpected(_ expected: String) -> FileRefusal {
    guard position < bytes.count else {
      return .unreadable(
        "expected \(expected), found the end of the file",
        at: position..<position
      )
    }
    let found = file.character(at: position)
    return .unreadable(
      "expected \(expected), found `\(found)`",
      at: position..<position + max(1, found.utf8.count)
    )
  }

  private mutating func value(depth: Int) throws(FileRefusal) -> JSONNode {
    skipWhitespace()
    guard depth < Self.depthLimit else {
      throw .unreadable(
        "more than \(Self.depthLimit) levels of nesting",
        at: position..<min(position + 1, bytes.count)
      )
    }
    let start = position
    let content: JSONNode.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    default:
      try skipWordOrNumber()
      content = .other
    }
    return JSONNode(content: content, range: start..<position)
  }

  private mutating func members(depth: Int) throws(FileRefusal) -> [JSONMember] {
    var members: [JSONMember] = []
    try list("}") { scanner throws(FileRefusal) in
      scanner.skipWhitespace()
      let start = scanner.position
      guard scanner.current == UInt8(ascii: "\"") else { throw scanner.unexpected("a quoted name") }
      let name = try scanner.string()
      let nameRange = start..<scanner.position
      scanner.skipWhitespace()
      guard scanner.accept(":") else { throw scanner.unexpected("`:`") }
      let node = try scanner.value(depth: depth + 1)
      members.append(JSONMember(name: name, nameRange: nameRange, value: node))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(FileRefusal) -> [JSONNode] {
    var elements: [JSONNode] = []
    try list("]") { scanner throws(FileRefusal) in
      elements.append(try scanner.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads what is between brackets, separated by commas.
  private mutating func list(
    _ close: Unicode.Scalar,
    _ read: (inout JSONScanner) throws(FileRefusal) -> Void
  ) throws(FileRefusal) {
    position += 1
    skipWhitespace()
    if accept(close) { return }
    repeat {
      try read(&self)
      skipWhitespace()
      if accept(close) { return }
    } while accept(",")
    throw unexpected("`,` or `\(close)`")
  }
}

extension JSONScanner {
  private mutating func string() throws(FileRefusal) -> String {
    let start = position
    position += 1
    var units: [UInt16] = []
    var plain = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let tail = file.text(plain..<position)
        position += 1
        if units.isEmpty { return tail }
        let text = String(decoding: units + tail.utf16, as: UTF16.self)
        // The file has been checked, but escape sequences can name the marks.
        guard CombiningMarks.firstLongRun(in: Array(text.utf8)) == nil else {
          throw .unreadable(CombiningMarks.problem, at: start..<position, help: "delete them")
        }
        return text
      case UInt8(ascii: "\\"):
        units += file.text(plain..<position).utf16
        units.append(try escape())
        plain = position
      case 0..<0x20: throw unexpected("no control character in a string")
      default: position += 1
      }
    }
    throw .unreadable("quote is never closed", at: start..<start + 1)
  }

  private mutating func escape() throws(FileRefusal) -> UInt16 {
    let start = position
    position += 1
    guard let letter = current else { throw unexpected("an escape sequence") }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(letter)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
          throw unexpected("four hexadecimal digits")
        }
        unit = unit << 4 | UInt16(digit)
        position += 1
      }
      return unit
    default: throw .unreadable("invalid escape sequence", at: start..<position)
    }
  }

  /// Reads `true`, `false`, `null` or a number; what Swift reads as a number is one here, too.
  private mutating func skipWordOrNumber() throws(FileRefusal) {
    let end = bytes[position...].firstIndex { !$0.isLetterOrDigit && !"+-.".utf8.contains($0) }
    let text = file.text(position..<(end ?? bytes.count))
    guard ["true", "false", "null"].contains(text) || Double(text) != nil else {
      throw unexpected("a value")
    }
    position += text.utf8.count
  }
}
