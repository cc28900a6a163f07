internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// The section `countries` of a manifest: its rows, one per country, and the lines that belong to each row.
///
/// Comments belong to a row if they are directly above it and begin at its column, or directly below it and begin
/// further right. Comments directly below `countries:` belong to the section.
struct CountriesSection {
  let file: SourceFile
  let key: Node
  let value: Node
  let rows: [Node.Entry]

  /// Finds the section; nil if the file is not YAML or has no such section.
  init?(_ file: SourceFile) {
    guard let root = YAMLTree.parse(file).tree?.root,
      let entry = root.entries.first(where: { $0.key.text == "countries" })
    else { return nil }
    self.file = file
    key = entry.key
    value = entry.value
    rows = Array(value.entries)
  }

  /// Whether a mapping or a sequence is written with braces or brackets.
  func isFlow(_ node: Node) -> Bool {
    guard node.kind == .mapping || node.kind == .sequence else { return false }
    let first = file.bytes[Int(node.range.start)]
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The number of bytes before a node on its line.
  func column(of node: Node) -> Int { file.location(of: node.range.start).column - 1 }

  // MARK: Lines

  func line(of offset: UInt32) -> Int { file.lineNumber(of: offset) }

  var lastLine: Int { line(of: UInt32(file.bytes.count)) }

  /// The end of a line's text, before its line break.
  func end(ofLine line: Int) -> Int { file.line(line).upperBound }

  /// The line ending of a line; if the last line has none, the line ending of the line before.
  func lineBreak(after line: Int) -> String {
    let end = end(ofLine: max(line, 1))
    return line >= 1 && end < file.bytes.count
      ? file.lineEnding(at: end) : file.lineEnding(before: end)
  }

  func isEmptyLine(_ line: Int) -> Bool {
    file.bytes[file.line(line)].allSatisfy(\.isSpaceOrTab)
  }

  /// The column of a comment that is alone on its line; nil if the line is not such a comment.
  func commentColumn(_ line: Int) -> Int? {
    let bytes = file.bytes[file.line(line)]
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[first] == UInt8(ascii: "#")
    else { return nil }
    return first - bytes.startIndex
  }

  // MARK: Rows

  /// A row's first line, including the comments above the row that belong to it.
  func firstLine(_ row: Int) -> Int {
    let key = rows[row].key
    var first = line(of: key.range.start)
    let start = first
    while first > 1, commentColumn(first - 1) == column(of: key) { first -= 1 }
    // Comments directly below `countries:` are about the section.
    return first - 1 == line(of: self.key.range.start) ? start : first
  }

  /// A row's last line, including the comments below the row that belong to it.
  func lastLine(_ row: Int) -> Int {
    let (key, value) = (rows[row].key, rows[row].value)
    var last = line(of: max(key.range.end, value.range.end))
    while last < lastLine, let column = commentColumn(last + 1), column > self.column(of: key) {
      last += 1
    }
    return last
  }

  /// Whether a row begins a line, in a section without braces; if all rows do, no two rows share a line.
  func isOnItsOwnLines(_ row: Int) -> Bool {
    let key = rows[row].key
    let before = file.bytes[file.line(line(of: key.range.start)).lowerBound..<Int(key.range.start)]
    return !isFlow(value) && before.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// The number of empty lines above a row and its comments.
  func emptyLines(above row: Int) -> Int {
    let first = firstLine(row)
    var line = first
    while line > 1, isEmptyLine(line - 1) { line -= 1 }
    return first - line
  }
}
