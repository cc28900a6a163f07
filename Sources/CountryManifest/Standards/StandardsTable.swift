/// A table of facts: lines `key`, tab, value, sorted by the key's bytes, searched where they lie.
///
/// Nothing is parsed or copied when the program starts, so a table costs what is looked up in it.
package struct StandardsTable: Sendable {
  private enum Storage: Sendable {
    case embedded(StaticString)
    case made([UInt8])
  }

  private let storage: Storage

  /// A table of the program's own text.
  init(_ text: StaticString) {
    storage = .embedded(text)
  }

  /// A table made at run time, for tests and benchmarks.
  ///
  /// The lines need not be sorted.
  package init(rows: [(key: String, value: String)]) {
    let lines = rows.map { (Array($0.key.utf8), Array("\($0.key)\t\($0.value)\n".utf8)) }
    let sorted = lines.sorted { $0.0.lexicographicallyPrecedes($1.0) }
    storage = .made(sorted.flatMap(\.1))
  }

  /// The value behind a key; with several columns, tabs are between them.
  package subscript(key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      withBytes { bytes in
        line(for: key, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
      }
    }
  }

  package func contains(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { key in withBytes { line(for: key, in: $0) != nil } }
  }

  /// How many keys begin so.
  package func count(ofKeysWithPrefix prefix: String) -> Int {
    withBytes { bytes in
      // No key has this byte, so the lines that begin with the prefix lie before it.
      let start = Self.firstLine(from: Array(prefix.utf8), in: bytes)
      let end = Self.firstLine(from: Array(prefix.utf8) + [0xFF], in: bytes)
      var count = 0
      for index in start..<end where bytes[index] == UInt8(ascii: "\n") { count += 1 }
      // The last line of an embedded table may have no end.
      return end > start && bytes[end - 1] != UInt8(ascii: "\n") ? count + 1 : count
    }
  }

  /// Where the first line begins whose bytes do not precede these.
  private static func firstLine(
    from key: [UInt8],
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if bytes[start..<end].lexicographicallyPrecedes(key) {
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
      withBytes { bytes in
        line(for: key, in: bytes).map { line in
          bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        }
      }
    }
  }

  package var keys: [String] {
    withBytes { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
      }
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .embedded(let text):
      body(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    case .made(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }

  /// The location of the value of a key, by bisection over line starts.
  private func line(
    for key: UnsafeBufferPointer<UInt8>,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard !key.contains(UInt8(ascii: "\t")) else { return nil }
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      // The first byte in which the line's key and the wanted one differ; a tab ends the line's.
      var same = 0
      while same < key.count, bytes[start + same] == key[same] { same += 1 }
      let byte = bytes[start + same]
      let isEnd = byte == UInt8(ascii: "\t")
      if same < key.count, !isEnd, byte > key[same] {
        high = start
        continue
      }
      var end = start + same
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if same == key.count {
        if isEnd { return (start + same + 1)..<end }
        high = start
      } else {
        low = min(end + 1, bytes.count)
      }
    }
    return nil
  }
}
