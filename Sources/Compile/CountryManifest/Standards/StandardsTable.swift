internal import EmbeddedFiles

/// A table of facts that is searched in place: lines of key, tab and value, sorted by the bytes of the keys.
///
/// Nothing is parsed or copied at startup; only lookups take time.
// `@unchecked` is safe here, because the memory is neither written nor freed once a table exists.
package struct StandardsTable: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// A table that is embedded in the program.
  init(_ table: EmbeddedTable) {
    bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
  }

  /// The value of a key; tabs separate its columns, if there are several.
  package subscript(key: String) -> String? { value(for: key, in: section(ofKeysWithPrefix: "")) }

  /// The lines whose keys have a common prefix; use a section for many lookups among these lines.
  package struct Section: Sendable {
    fileprivate let lines: Range<Int>
    fileprivate let prefixLength: Int
  }

  package func section(ofKeysWithPrefix prefix: String) -> Section {
    guard Self.isKey(prefix) else { return Section(lines: 0..<0, prefixLength: 0) }
    let all = Section(lines: 0..<bytes.count, prefixLength: 0)
    // The first text after all texts with the prefix: `de0` after `de/`.
    guard let last = prefix.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else {
      return all
    }
    let end = firstLine(from: String(prefix.dropLast()) + String(next), in: all)
    let start = firstLine(from: prefix, in: all)
    return Section(lines: start..<end, prefixLength: prefix.utf8.count)
  }

  /// The value of the key that consists of the section's prefix and `rest`.
  package func value(for rest: String, in section: Section) -> String? {
    line(for: rest, in: section).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  package func contains(_ key: String) -> Bool {
    line(for: key, in: section(ofKeysWithPrefix: "")) != nil
  }

  /// The number of keys with a prefix.
  package func count(ofKeysWithPrefix prefix: String) -> Int {
    bytes[section(ofKeysWithPrefix: prefix).lines].count { $0 == UInt8(ascii: "\n") }
  }

  package var count: Int { count(ofKeysWithPrefix: "") }

  package func columns(of key: String) -> [String]? {
    self[key]?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  package var keys: [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
  }

  /// Whether a text can be a key, or the beginning of one.
  private static func isKey(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
  }

  /// The range of a key's value.
  private func line(for key: String, in section: Section) -> Range<Int>? {
    guard Self.isKey(key) else { return nil }
    let start = firstLine(from: key + "\t", in: section) + section.prefixLength
    let value = start + key.utf8.count + 1
    guard value < section.lines.upperBound,
      bytes[start..<(value - 1)].elementsEqual(key.utf8), bytes[value - 1] == UInt8(ascii: "\t")
    else { return nil }
    return value..<(bytes[value...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
  }

  /// The offset of the first line of a section that does not sort before a text, found by binary search.
  private func firstLine(from text: String, in section: Section) -> Int {
    var text = text
    return text.withUTF8 { text in
      var (low, high) = (section.lines.lowerBound, section.lines.upperBound)
      while low < high {
        var start = (low + high) / 2
        while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var (same, offset) = (0, start + section.prefixLength)
        // The tab that ends a text is the only one in it, so the comparison ends before the next line.
        while same < text.count, bytes[offset] == text[same] {
          (same, offset) = (same + 1, offset + 1)
        }
        if same < text.count, bytes[offset] < text[same] {
          while bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
          low = offset + 1
        } else {
          high = start
        }
      }
      return low
    }
  }
}
