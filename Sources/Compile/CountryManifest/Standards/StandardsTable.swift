internal import EmbeddedFiles

/// A table of facts that is searched in place: lines of key, tab and value, sorted by the bytes of the keys.
///
/// Nothing is parsed or copied at startup; only lookups take time.
// `@unchecked` is safe here, because the memory is neither written nor freed once a table exists.
package struct StandardsTable: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The table that is embedded in the program from the file with this name.
  init(_ name: String) {
    let text: UnsafePointer<CChar> = embeddedText("tables/\(name)")
    let raw = UnsafeRawBufferPointer(start: text, count: embeddedCount("tables/\(name)"))
    bytes = raw.bindMemory(to: UInt8.self)
  }

  /// The value of a key; tabs separate its columns, if there are several.
  package subscript(key: String) -> String? {
    line(for: key).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  package func contains(_ key: String) -> Bool { line(for: key) != nil }

  private init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes)
  }

  /// The part of the table whose keys have a prefix, which ends with a slash.
  func part(_ prefix: String) -> Self {
    // The first text after all texts with the prefix: `de0` after `de/`.
    Self(bytes[firstLine(from: prefix)..<firstLine(from: prefix.dropLast() + "0")])
  }

  /// The number of lines.
  package var count: Int { bytes.baseAddress.map { linesIn($0, bytes.count) } ?? 0 }

  package func columns(of key: String) -> [String]? {
    self[key]?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  package var keys: [String] { rows.map(\.key) }

  /// Each key with its value.
  package var rows: [(key: String, value: String)] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let key = line.prefix { $0 != UInt8(ascii: "\t") }
      let value = line[key.endIndex...].dropFirst()
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  /// The range of a key's value.
  private func line(for key: String) -> Range<Int>? {
    var text = key + "\t"
    let value = text.withUTF8 {
      tableValue(bytes.baseAddress, bytes.count, $0.baseAddress, $0.count)
    }
    return value.count < 0 ? nil : value.start..<(value.start + value.count)
  }

  /// The offset of the first line that does not sort before a text.
  private func firstLine(from text: String) -> Int {
    var text = text
    return text.withUTF8 {
      EmbeddedFiles.firstLine(bytes.baseAddress, bytes.count, $0.baseAddress, $0.count)
    }
  }
}
