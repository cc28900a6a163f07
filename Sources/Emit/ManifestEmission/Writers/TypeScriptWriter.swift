internal import ManifestFindings

/// Writes members of TypeScript objects in the order of the calls; each member begins a line and ends with a comma.
struct TypeScriptWriter {
  private(set) var bytes: [UInt8] = []
  private var indent = "  "

  mutating func text(_ key: String, _ value: String) {
    open(key)
    TypeScriptText.append(quoted: value, to: &bytes)
    bytes.append(utf8: ",\n")
  }

  /// Writes a text in a list.
  mutating func text(_ value: String) {
    bytes.append(utf8: indent)
    TypeScriptText.append(quoted: value, to: &bytes)
    bytes.append(utf8: ",\n")
  }

  /// Writes a list on one line.
  mutating func texts(_ key: String, _ values: [String]) {
    open(key)
    bytes.append(utf8: "[")
    for (position, value) in values.enumerated() {
      if position > 0 { bytes.append(utf8: ", ") }
      TypeScriptText.append(quoted: value, to: &bytes)
    }
    bytes.append(utf8: "],\n")
  }

  /// Writes a member whose value is TypeScript code.
  mutating func code(_ key: String, _ value: String) {
    open(key)
    bytes.append(utf8: value)
    bytes.append(utf8: ",\n")
  }

  /// Writes TypeScript code in a list.
  mutating func code(_ value: String) {
    bytes.append(utf8: indent)
    bytes.append(utf8: value)
    bytes.append(utf8: ",\n")
  }

  mutating func object(_ key: String, _ body: (inout TypeScriptWriter) -> Void) {
    open(key)
    nest("{\n", "},\n", body)
  }

  /// Writes an object in a list.
  mutating func object(_ body: (inout TypeScriptWriter) -> Void) {
    bytes.append(utf8: indent)
    nest("{\n", "},\n", body)
  }

  mutating func list(_ key: String, _ body: (inout TypeScriptWriter) -> Void) {
    open(key)
    nest("[\n", "],\n", body)
  }

  private mutating func open(_ key: String) {
    bytes.append(utf8: indent)
    TypeScriptText.append(key: key, to: &bytes)
    bytes.append(utf8: ": ")
  }

  private mutating func nest(
    _ open: String,
    _ close: String,
    _ body: (inout TypeScriptWriter) -> Void
  ) {
    bytes.append(utf8: open)
    indent += "  "
    body(&self)
    indent.removeLast(2)
    bytes.append(utf8: indent)
    bytes.append(utf8: close)
  }
}
