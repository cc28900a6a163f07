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

  /// A table created at run time for tests and benchmarks; its memory is never freed.
  ///
  /// The rows need not be sorted.
  package init(rows: [(key: String, value: String)]) {
    let lines = rows.map { (Array($0.key.utf8), Array("\($0.key)\t\($0.value)\n".utf8)) }
    let text = lines.sorted { $0.0.lexicographicallyPrecedes($1.0) }.flatMap(\.1)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
    _ = copy.initialize(from: text)
    bytes = UnsafeBufferPointer(copy)
  }

  /// The value of a key; tabs separate its columns, if there are several.
  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      line(for: key).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  /// The lines whose keys have a common prefix; use a section for many lookups among these lines.
  package struct Section: Sendable {
    fileprivate let lines: Range<Int>
    fileprivate let prefixLength: Int
  }

  package func section(ofKeysWithPrefix prefix: String) -> Section {
    let start = firstLine(from: Array(prefix.utf8))
    // No key contains this byte, so all lines with the prefix come before it.
    let end = firstLine(from: Array(prefix.utf8) + [0xFF])
    return Section(lines: start..<end, prefixLength: prefix.utf8.count)
  }

  /// The value of the key that consists of the section's prefix and `rest`.
  package func value(for rest: String, in section: Section) -> String? {
    var rest = rest
    return rest.withUTF8 { rest in
      line(for: rest, in: section).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  package func contains(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { line(for: $0) != nil }
  }

  /// The number of keys with a prefix.
  package func count(ofKeysWithPrefix prefix: String) -> Int {
    let lines = section(ofKeysWithPrefix: prefix).lines
    // A `while` loop, because tests run without optimization, where a `for` loop over a range is slower.
    var count = 0
    var index = lines.lowerBound
    while index < lines.upperBound {
      if bytes[index] == UInt8(ascii: "\n") { count += 1 }
      index += 1
    }
    return count
  }

  /// The offset of the first line whose bytes do not sort before `key`.
  private func firstLine(from key: [UInt8]) -> Int {
    func isEnd(_ offset: Int) -> Bool {
      offset == bytes.count || bytes[offset] == UInt8(ascii: "\n")
    }
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = start
      while !isEnd(end), end - start < key.count, bytes[end] == key[end - start] { end += 1 }
      if end - start < key.count, isEnd(end) || bytes[end] < key[end - start] {
        while !isEnd(end) { end += 1 }
        low = min(end + 1, bytes.count)
      } else {
        high = start
      }
    }
    return low
  }

  package var count: Int { count(ofKeysWithPrefix: "") }

  package func columns(of key: String) -> [String]? {
    var key = key
    return key.withUTF8 { key in
      line(for: key).map { line in
        bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  package var keys: [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
    }
  }

  /// The range of a key's value, found by binary search over the lines.
  private func line(
    for key: UnsafeBufferPointer<UInt8>,
    in section: Section? = nil
  ) -> Range<Int>? {
    guard !key.contains(UInt8(ascii: "\t")) else { return nil }
    var low = section?.lines.lowerBound ?? 0
    var high = section?.lines.upperBound ?? bytes.count
    let skipped = section?.prefixLength ?? 0
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      // Find the first byte that differs between the line's key and the requested key; a tab ends the line's
      // key.
      let lineKey = start + skipped
      var same = 0
      while same < key.count, bytes[lineKey + same] == key[same] { same += 1 }
      let byte = bytes[lineKey + same]
      let isEnd = byte == UInt8(ascii: "\t")
      if same < key.count, !isEnd, byte > key[same] {
        high = start
        continue
      }
      var end = lineKey + same
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if same == key.count {
        if isEnd { return (lineKey + same + 1)..<end }
        high = start
      } else {
        low = min(end + 1, bytes.count)
      }
    }
    return nil
  }
}
