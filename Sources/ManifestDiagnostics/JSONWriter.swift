/// Writes JSON (RFC 8259) in the order of its calls, indented by two spaces; it alone knows JSON's
/// escapes.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// Whether a value already is in the innermost open object or array.
  private var hasElement = [false]

  private let layout: Layout

  /// What is between a key and its value.
  package enum Layout: String {
    case plain = ": "
    /// As Xcode saves a string catalog.
    case xcode = " : "
  }

  package init(_ layout: Layout = .plain) { self.layout = layout }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    nest("{", "}", body)
  }

  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    nest("{", "}", body)
  }

  package mutating func array<Elements: Sequence>(
    _ name: String,
    _ elements: Elements,
    _ element: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    nest("[", "]") { json in
      for each in elements { element(&json, each) }
    }
  }

  /// The whole text, or an element of an array, as an array.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements,
    _ element: (inout JSONWriter, Elements.Element) -> Void
  ) {
    separate()
    nest("[", "]") { json in
      for each in elements { element(&json, each) }
    }
  }

  package mutating func field(_ name: String, _ value: String) {
    key(name)
    quote(value)
  }

  package mutating func field(_ name: String, _ value: Int) {
    key(name)
    bytes.append(contentsOf: String(value).utf8)
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// An element of an array: an object of strings, on one line.
  package mutating func line(_ fields: [(name: String, value: String)]) {
    separate()
    bytes.append(contentsOf: "{".utf8)
    for (position, field) in fields.enumerated() {
      bytes.append(contentsOf: (position == 0 ? " " : ", ").utf8)
      quote(field.name)
      bytes.append(contentsOf: layout.rawValue.utf8)
      quote(field.value)
    }
    bytes.append(contentsOf: " }".utf8)
  }

  /// An element of an array.
  package mutating func value(_ value: String) {
    separate()
    quote(value)
  }

  private mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(contentsOf: layout.rawValue.utf8)
  }

  private mutating func separate() {
    guard depth > 0 else { return }
    if hasElement[depth] { bytes.append(UInt8(ascii: ",")) }
    hasElement[depth] = true
    breakLine()
  }

  private mutating func nest(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    hasElement.append(false)
    body(&self)
    let isEmpty = !hasElement.removeLast()
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u\(hexadecimal(byte, digits: 4, uppercase: false))".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
