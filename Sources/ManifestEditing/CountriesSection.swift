internal import ManifestCompiler
internal import ManifestDiagnostics
internal import YAMLTree

/// The section `countries` as it lies in the file: its rows, and the lines that belong to each.
///
/// A row's own comments are those right above it, without an empty line between, that begin at its
/// column, and those right below it that begin further right. Comments right below `countries:` are
/// the section's, down to the first one that allows a warning.
struct CountriesSection {
  let file: SourceFile
  let key: Node
  let value: Node
  let rows: [Node.Entry]

  /// Nil where there is no such section, or no YAML.
  init?(_ file: SourceFile) {
    guard let root = YAMLTree.parse(file).tree?.root,
      let entry = root.entries.first(where: { $0.key.text == "countries" })
    else { return nil }
    self.file = file
    key = entry.key
    value = entry.value
    rows = Array(value.entries)
  }

  /// Whether a collection is written with brackets.
  func isFlow(_ node: Node) -> Bool {
    guard node.kind == .mapping || node.kind == .sequence else { return false }
    let first = file.bytes[Int(node.range.start)]
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// How many bytes are before a node on its line.
  func column(of node: Node) -> Int { file.location(of: node.range.start).column - 1 }

  var keyColumn: Int { column(of: key) }

  // MARK: Lines

  func line(of offset: UInt32) -> Int { file.lineNumber(of: offset) }

  var lastLine: Int { line(of: UInt32(file.bytes.count)) }

  /// Where the text of a line ends, before its line break.
  func end(ofLine line: Int) -> Int { file.line(line).upperBound }

  /// The line ending of a line; for a last line without one, that of the line before.
  func lineBreak(after line: Int) -> String {
    let end = end(ofLine: max(line, 1))
    return line >= 1 && end < file.bytes.count
      ? file.lineEnding(at: end) : file.lineEnding(before: end)
  }

  func isEmptyLine(_ line: Int) -> Bool {
    file.bytes[file.line(line)].allSatisfy(\.isSpaceOrTab)
  }

  /// The column of a line that is nothing but a comment.
  func commentColumn(_ line: Int) -> Int? {
    let bytes = file.bytes[file.line(line)]
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[first] == UInt8(ascii: "#")
    else { return nil }
    return first - bytes.startIndex
  }

  // MARK: Rows

  func position(of code: String) -> Int? { rows.firstIndex { $0.key.text == code } }

  /// A row's first line, its own comments included.
  func firstLine(_ row: Int) -> Int {
    let key = rows[row].key
    var first = line(of: key.range.start)
    let start = first
    while first > 1, commentColumn(first - 1) == column(of: key) { first -= 1 }
    guard first - 1 == line(of: self.key.range.start) else { return first }
    return (first..<start).first(where: allowsWarning) ?? start
  }

  /// Whether a line that is nothing but a comment allows a warning; above a row, it is the row's.
  private func allowsWarning(_ line: Int) -> Bool {
    let bytes = file.line(line)
    let mark = file.bytes[bytes].firstIndex(of: UInt8(ascii: "#")) ?? bytes.upperBound
    switch AllowComment.read(SourceRange(mark..<bytes.upperBound), in: file) {
    case .allow, .breakingChange: return true
    case .other, .malformed: return false
    }
  }

  /// A row's last line, its own comments included.
  func lastLine(_ row: Int) -> Int {
    let (key, value) = (rows[row].key, rows[row].value)
    var last = line(of: max(key.range.end, value.range.end))
    while last < lastLine, let column = commentColumn(last + 1), column > self.column(of: key) {
      last += 1
    }
    return last
  }

  /// Whether no other row is on the lines of a row.
  func isOnItsOwnLines(_ row: Int) -> Bool {
    let key = rows[row].key
    let before = file.bytes[file.line(line(of: key.range.start)).lowerBound..<Int(key.range.start)]
    return !isFlow(value) && before.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// How many empty lines are above a row and its comments.
  func emptyLines(above row: Int) -> Int {
    let first = firstLine(row)
    var line = first
    while line > 1, isEmptyLine(line - 1) { line -= 1 }
    return first - line
  }
}
