internal import ManifestFindings
internal import SwiftEmission

/// Writes an XML property list as Xcode lays it out.
struct PropertyListWriter {
  private var bytes: [UInt8] = []
  private var depth = 0

  /// Writes a whole property list whose root is a dictionary.
  static func text(_ root: (inout PropertyListWriter) -> Void) -> String {
    var list = PropertyListWriter()
    list.bytes.append(contentsOf: head.utf8)
    list.nest("dict", root)
    list.bytes.append(contentsOf: "</plist>\n".utf8)
    return String(decoding: list.bytes, as: UTF8.self)
  }

  /// The start of the file, with the note before the root, where parsers ignore it.
  ///
  /// The note must not contain two hyphens: `codesign`, unlike `plutil`, would take them for the end of the comment.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- \(GeneratedNote.text) -->
    <plist version="1.0">

    """

  mutating func strings(_ key: String, _ values: [String]) {
    element("key", key)
    // Also without values, where Xcode writes `<array/>`, so that a first value only adds a line.
    nest("array") { list in
      for value in values { list.element("string", value) }
    }
  }

  private mutating func nest(_ tag: StaticString, _ body: (inout PropertyListWriter) -> Void) {
    line("<\(tag)>")
    // The contents of the root are indented, but the root itself is not.
    depth += 1
    body(&self)
    depth -= 1
    line("</\(tag)>")
  }

  private mutating func element(_ tag: StaticString, _ text: String) {
    indent()
    bytes.append(contentsOf: "<\(tag)>".utf8)
    bytes.append(contentsOf: XMLText.escaped(text, in: .content).utf8)
    bytes.append(contentsOf: "</\(tag)>\n".utf8)
  }

  private mutating func line(_ text: String) {
    indent()
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
  }
}
