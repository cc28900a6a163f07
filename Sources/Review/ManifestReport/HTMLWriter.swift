internal import ManifestComparison
internal import ManifestFindings

/// Writes HTML, in the order of the calls; no other type escapes text for HTML.
///
/// Names of elements and attributes are constants; every other text can come from a manifest.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  typealias Attributes = KeyValuePairs<String, String>

  /// The elements that end with a line break, so that reports can be compared line by line.
  private static let blocks: Set<String> = [
    "caption", "dd", "details", "div", "dl", "dt", "h2", "h3", "li", "nav", "ol", "p", "section",
    "summary",
    "table", "tbody", "thead", "tr", "ul",
  ]

  mutating func element(
    _ name: String,
    _ attributes: Attributes = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    bytes.append(utf8: "</")
    bytes.append(utf8: name)
    bytes.append(utf8: Self.blocks.contains(name) ? ">\n" : ">")
  }

  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    element(name, attributes) { $0.text(text) }
  }

  mutating func lineBreak() { bytes.append(utf8: "<br>") }

  /// Writes a text; escapes markup and makes invisible characters visible.
  mutating func text(_ text: String) {
    let isPlain = bytes.append(utf8: text) { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        false
      default: 0x20..<0x7F ~= byte
      }
    }
    if isPlain { return }
    for byte in printable(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(utf8: "&amp;")
      case UInt8(ascii: "<"): bytes.append(utf8: "&lt;")
      case UInt8(ascii: ">"): bytes.append(utf8: "&gt;")
      case UInt8(ascii: "\""): bytes.append(utf8: "&quot;")
      case UInt8(ascii: "'"): bytes.append(utf8: "&#39;")
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a text of a manifest within a sentence, isolated so that right-to-left text does not reorder other words.
  mutating func name(_ text: String) { element("bdi", text: text) }

  mutating func message(_ message: Message) {
    for part in message.parts {
      switch part {
      case .words(let words): text(words)
      case .name(let text): name(text)
      case .code(let text): element("code", text: text)
      }
    }
  }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    bytes.append(utf8: "<")
    bytes.append(utf8: name)
    for (name, value) in attributes {
      bytes.append(utf8: " ")
      bytes.append(utf8: name)
      bytes.append(utf8: "=\"")
      text(value)
      bytes.append(utf8: "\"")
    }
    bytes.append(utf8: ">")
  }
}

extension HTMLWriter {
  /// Writes a table that scrolls independently of the page and can be scrolled with the keyboard.
  mutating func table(
    _ label: String,
    _ headings: [String],
    _ rows: (inout HTMLWriter) -> Void
  ) {
    element("div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-label": label]) {
      html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for heading in headings { html.element("th", ["scope": "col"], text: heading) }
          }
        }
        html.element("tbody") { rows(&$0) }
      }
    }
  }
}
