/// Writes JSON (RFC 8259) in the order of the calls; all other code uses it to escape JSON.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// A line break and the indentation of the innermost open object or array.
  private var lineStart: [UInt8]
  /// Whether each open object or array already has an element; the first entry is for the top level.
  private var hasElement = [false]
  private let layout: Layout

  /// The layout of the text; the raw value separates a key from its value.
  package enum Layout: String {
    /// Indented by two spaces, like `xcode`.
    case plain = ": "
    /// The layout of a string catalog saved by Xcode.
    case xcode = " : "

    /// Whether control characters and invisible characters are escaped.
    ///
    /// JSON does not require it, and Xcode writes most of them unescaped.
    var escapesHidden: Bool { self != .xcode }
  }

  package init(_ layout: Layout = .plain) {
    self.layout = layout
    lineStart = [UInt8(ascii: "\n")]
  }

  /// Ends the text with a line feed.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

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

  /// Writes an array as the whole text or as an element of an array.
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
    bytes.append(utf8: String(value))
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    bytes.append(utf8: (value ? "true" : "false"))
  }

  /// Writes a value that is already JSON.
  package mutating func field(_ name: String, json value: String) {
    key(name)
    bytes.append(utf8: value)
  }

  /// Writes an element of an array on one line: an object of strings and one list of strings.
  package mutating func line(
    _ fields: [(name: String, value: String)],
    list: (name: String, values: [String])
  ) {
    separate()
    bytes.append(utf8: "{ ")
    for field in fields {
      quote(field.name)
      bytes.append(utf8: layout.rawValue)
      quote(field.value)
      bytes.append(utf8: ", ")
    }
    quote(list.name)
    bytes.append(utf8: layout.rawValue)
    bytes.append(utf8: "[")
    for (position, value) in list.values.enumerated() {
      if position > 0 { bytes.append(utf8: ", ") }
      quote(value)
    }
    bytes.append(utf8: "] }")
  }

  /// Writes an element of an array.
  package mutating func value(_ value: String) {
    separate()
    quote(value)
  }

  private mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(utf8: layout.rawValue)
  }

  private mutating func separate() {
    let depth = hasElement.count - 1
    guard depth > 0 else { return }
    if hasElement[depth] { bytes.append(UInt8(ascii: ",")) }
    hasElement[depth] = true
    bytes.append(contentsOf: lineStart)
  }

  private mutating func nest(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    let outer = lineStart
    lineStart += [UInt8(ascii: " "), UInt8(ascii: " ")]
    hasElement.append(false)
    body(&self)
    lineStart = outer
    if hasElement.removeLast() { bytes.append(contentsOf: lineStart) }
    bytes.append(UInt8(ascii: close))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let end: UInt8 = layout.escapesHidden ? 0x7F : 0xFF
    let isPlain = text.utf8.allSatisfy {
      0x20..<end ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return bytes.append(utf8: text) }
    let contents = escaped(text) { scalar in
      if let escape = scalar.shortEscape { return escape }
      guard mustEscape(scalar) else { return nil }
      return scalar.utf16.map { "\\u\(hexadecimal($0, digits: 4, uppercase: false))" }.joined()
    }
    bytes.append(utf8: contents)
  }

  private func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x20 { return true }
    guard layout.escapesHidden else { return false }
    return [.control, .hidden].contains(scalar.visibility)
  }
}
