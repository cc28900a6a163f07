internal import AppFileFormats
internal import ManifestDiagnostics

/// Writes XML 1.0 in the order of its calls, indented by two spaces.
struct XMLWriter {
  private(set) var text: String
  /// What a line begins with.
  private var indent = ""

  /// Opens with the declaration and the sentence by which a left-over file is known as ours.
  init() {
    text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(GeneratedNote.text) -->

      """
  }

  mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    let outer = indent
    indent += "  "
    body(&self)
    indent = outer
    text += "\(indent)</\(name)>\n"
  }

  mutating func element(_ name: String, _ attributes: [(name: String, value: String)]) {
    open(name, attributes)
    text += "/>\n"
  }

  mutating func element(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    text content: String
  ) {
    open(name, attributes)
    text += ">"
    XMLText.append(content, in: .content, to: &text)
    text += "</\(name)>\n"
  }

  /// A comment of one line, with a space in `--`, which has no escape.
  mutating func comment(_ comment: String) {
    text += indent
    text += "<!-- "
    defer { text += " -->\n" }
    let isPlain = comment.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "-") }
    guard !isPlain else { return text += comment }
    var isAfterHyphen = false
    for scalar in comment.unicodeScalars {
      if scalar == "-", isAfterHyphen { text += " " }
      isAfterHyphen = scalar == "-"
      text.unicodeScalars.append(scalar.isVisible ? scalar : " ")
    }
  }

  private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
    text += indent
    text += "<"
    text += name
    for (name, value) in attributes {
      text += " "
      text += name
      text += "=\""
      XMLText.append(value, in: .attribute, to: &text)
      text += "\""
    }
  }
}
