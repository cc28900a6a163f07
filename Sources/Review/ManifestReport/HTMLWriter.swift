internal import ManifestComparison
internal import ManifestFindings

/// Writes HTML, in the order of the calls; no other type escapes text for HTML.
///
/// Names of elements and attributes are constants; every other text can come from a manifest.
struct HTMLWriter {
  private(set) var text = ""

  mutating func element(
    _ name: String,
    _ attributes: [String: String] = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    let pairs = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    text += "<\(name)\(pairs)>"
    body(&self)
    text += ["code", "bdi"].contains(name) ? "</\(name)>" : "</\(name)>\n"
  }

  mutating func element(_ name: String, _ attributes: [String: String] = [:], text: String) {
    element(name, attributes) { $0.write(text) }
  }

  /// Writes a text; escapes markup and makes invisible characters visible.
  mutating func write(_ text: String) { self.text += Self.escaped(text) }

  /// Writes lines of preformatted text.
  mutating func write(lines: [String]) {
    text += lines.map(Self.escaped).joined(separator: "\n")
  }

  mutating func message(_ message: Message) {
    for part in message.parts {
      switch part {
      case .words(let words): write(words)
      // Isolated, so that right-to-left text does not reorder other words.
      case .name(let text): element("bdi", text: text)
      case .code(let text): element("code", text: text)
      }
    }
  }

  /// All attributes are in double quotes, so the escapes of XML suffice.
  private static func escaped(_ text: String) -> String {
    XMLText.escaped(printable(text), in: .attribute)
  }
}
