internal import EmbeddedFiles

extension Standards {
  /// One line per embedded table: its name, the date of its source, and the source.
  package static var sources: [String] {
    let index = tableIndexTable()
    let bytes = UnsafeBufferPointer(start: index.bytes, count: index.count)
    var rows: [(name: Substring, source: Substring, date: Substring)] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("[") { rows.append((line.dropFirst().dropLast(), "", "")) }
      if line.hasPrefix("source = ") { rows[rows.count - 1].source = line.dropFirst(10).dropLast() }
      if line.hasPrefix("date = ") { rows[rows.count - 1].date = line.dropFirst(7) }
    }
    return rows.map { "\($0.name) \($0.date): \($0.source)" }
  }
}
