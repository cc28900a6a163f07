internal import ManifestFindings
internal import SwiftEmission

/// Writes XML 1.0 in the order of the calls, indented by two spaces.
struct XMLWriter {
  private(set) var bytes: [UInt8]
  /// The indentation of the current line.
  private var indent = ""

  /// Writes the declaration and the generated note, by which nd-config recognizes its leftover files.
  init() {
    bytes = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(GeneratedNote.text) -->

      """.utf8
    )
  }

  mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    append(">\n")
    let outer = indent
    indent += "  "
    body(&self)
    indent = outer
    append(indent)
    append("</")
    append(name)
    append(">\n")
  }

  mutating func element(_ name: String, _ attributes: [(name: String, value: String)]) {
    open(name, attributes)
    append("/>\n")
  }

  mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    text content: String
  ) {
    open(name, attributes)
    append(">")
    XMLText.append(content, in: .content, to: &bytes)
    append("</")
    append(name)
    append(">\n")
  }

  /// Writes a comment of one line; `--` becomes `- -`, because it cannot be escaped in a comment.
  mutating func comment(_ comment: String) {
    append(indent)
    append("<!-- ")
    defer { append(" -->\n") }
    let isPlain = bytes.append(utf8: comment) { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "-") }
    if isPlain { return }
    var isAfterHyphen = false
    for scalar in comment.unicodeScalars {
      if scalar == "-", isAfterHyphen { append(" ") }
      isAfterHyphen = scalar == "-"
      bytes.append(contentsOf: (scalar.isVisible ? scalar : " ").utf8)
    }
  }

  private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
    append(indent)
    append("<")
    append(name)
    for (name, value) in attributes {
      append(" ")
      append(name)
      append("=\"")
      XMLText.append(value, in: .attribute, to: &bytes)
      append("\"")
    }
  }

  private mutating func append(_ text: String) { bytes.append(utf8: text) }
}
