internal import ManifestDiagnostics

/// Writes XML 1.0 in the order of its calls, indented by two blanks; it alone knows XML's escapes.
///
/// What cannot be seen is written by its number. XML has no way to hold most control characters:
/// U+FFFD stands in for them.
package struct XMLWriter {
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
    Self.append(content, in: .content, to: &text)
    text += "</\(name)>\n"
  }

  /// A comment of one line, with a blank in `--`, which has no escape.
  mutating func comment(_ comment: String) {
    text += "\(indent)<!-- "
    var isAfterHyphen = false
    for scalar in comment.unicodeScalars {
      if scalar == "-", isAfterHyphen { text += " " }
      isAfterHyphen = scalar == "-"
      text.unicodeScalars.append(scalar.isVisible ? scalar : " ")
    }
    text += " -->\n"
  }

  private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
    text += "\(indent)<\(name)"
    for (name, value) in attributes {
      text += " \(name)=\""
      Self.append(value, in: .attribute, to: &text)
      text += "\""
    }
  }

  package enum Place {
    case content, attribute
  }

  /// A text as it stands between tags or between an attribute's quotes.
  package static func escaped(_ content: String, in place: Place) -> String {
    var text = ""
    append(content, in: place, to: &text)
    return text
  }

  private static func append(_ content: String, in place: Place, to text: inout String) {
    let isPlain = content.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
      default: 0x20..<0x7F ~= byte
      }
    }
    guard !isPlain else { return text += content }
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where place == .attribute: text += "&quot;"
      case _ where scalar.isVisible: text.unicodeScalars.append(scalar)
      case _ where isCharacter(scalar): text += "&#x\(String(scalar.value, radix: 16));"
      default: text += "\u{FFFD}"
      }
    }
  }

  /// Production 2 of XML 1.0, fifth edition.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
