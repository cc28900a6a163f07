internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

/// The section `countries` of a manifest: its rows, one per country, and the lines that belong to each row.
///
/// Comments belong to a row if they are directly above it and begin at its column, or directly below it and begin
/// further right. Comments directly below `countries:` belong to the section, up to the first comment that allows a
/// warning.
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

  var keyColumn: Int { column(of: key) }

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

  func position(of code: String) -> Int? { rows.firstIndex { $0.key.text == code } }

  /// A row's first line, including the comments above the row that belong to it.
  func firstLine(_ row: Int) -> Int {
    let key = rows[row].key
    var first = line(of: key.range.start)
    let start = first
    while first > 1, commentColumn(first - 1) == column(of: key) { first -= 1 }
    guard first - 1 == line(of: self.key.range.start) else { return first }
    return (first..<start).first(where: allowsWarning) ?? start
  }

  /// Whether a line is a comment that allows a warning or a breaking change; above a row, it belongs to the row.
  private func allowsWarning(_ line: Int) -> Bool {
    let bytes = file.line(line)
    let mark = file.bytes[bytes].firstIndex(of: UInt8(ascii: "#")) ?? bytes.upperBound
    switch AllowComment.read(SourceRange(mark..<bytes.upperBound), in: file) {
    case .allow, .breakingChange: return true
    case .other, .malformed: return false
    }
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

/// Edits a row to move a country's hosts.
extension CountriesSection {
  func edits(
    _ migration: Migration,
    of row: Node,
    _ refusal: (String) -> EditRefusal
  ) throws(EditRefusal) -> TextEdits {
    func entry(_ key: String) -> Node.Entry? { row.entries.first { $0.key.text == key } }
    guard let hosts = entry("hosts") else { throw refusal("the row has no `hosts`") }
    var edits = TextEdits()
    if hosts.value.text != migration.form.rawValue {
      edits.replace(textRange(hosts.value), with: migration.form.rawValue)
    }
    var added: [String] = []
    switch (entry("shared_tld"), migration.sharedTLD) {
    case (nil, nil): break
    case (nil, let tld?): added.append("shared_tld: \(scalarText(tld))")
    case (let old?, nil): try remove(old, from: row, &edits, refusal)
    case (let old?, let tld?) where old.value.text != tld:
      edits.replace(Int(old.value.range.start)..<Int(old.value.range.end), with: scalarText(tld))
    default: break
    }
    if let accepts = entry("accepts") {
      edit(accepts, migration, &edits)
    } else if !migration.accepts.isEmpty {
      added.append("accepts: [\(migration.texts.joined(separator: ", "))]")
    }
    insert(added, after: hosts, isFlow: isFlow(row), &edits)
    return edits
  }

  /// The edits of a row that give the country's own domain another site in production, and accept links to `hosts`.
  func edits(
    site: String,
    accepting hosts: [String],
    of row: Node,
    _ refusal: (String) -> EditRefusal
  ) throws(EditRefusal) -> TextEdits {
    func entry(_ key: CountryKey) -> Node.Entry? {
      row.entries.first { $0.key.text == key.rawValue }
    }
    guard let anchor = entry(.hosts) else { throw refusal("the row has no `hosts`") }
    var edits = TextEdits()
    var added: [String] = []
    if let sites = entry(.sites) {
      guard let old = sites.value.entries.first(where: { $0.key.text == Environment.production })
      else { throw refusal("`sites` has no `production`") }
      edits.replace(Int(old.value.range.start)..<Int(old.value.range.end), with: scalarText(site))
    } else {
      added.append("sites: { \(Environment.production): \(scalarText(site)) }")
    }
    if let domains = entry(.entitlementDomains) {
      guard let last = Array(domains.value.elements).last else {
        throw refusal("`entitlement_domains` is empty")
      }
      let line = line(of: last.range.start)
      let margin = String(repeating: " ", count: column(of: last) - 2)
      let texts = hosts.map {
        isFlow(domains.value)
          ? ", \(scalarText($0))" : "\(lineBreak(after: line))\(margin)- \(scalarText($0))"
      }
      edits.insert(texts.joined(), at: Int(last.range.end))
    } else {
      added.append("entitlement_domains: [\(hosts.map(scalarText).joined(separator: ", "))]")
    }
    insert(added, after: anchor, isFlow: isFlow(row), &edits)
    return edits
  }

  /// Whether a comment follows a value on its line.
  func hasComment(after value: Node) -> Bool {
    let rest = file.bytes[Int(value.range.end)..<end(ofLine: line(of: value.range.end))]
    return rest.indices.contains {
      rest[$0] == UInt8(ascii: "#") && file.bytes[$0 - 1].isSpaceOrTab
    }
  }

  private func insert(
    _ entries: [String],
    after hosts: Node.Entry,
    isFlow: Bool,
    _ edits: inout TextEdits
  ) {
    guard !entries.isEmpty else { return }
    guard !isFlow else {
      let text = entries.map { ", \($0)" }.joined()
      return edits.insert(text, at: Int(hosts.value.range.end))
    }
    let line = line(of: hosts.value.range.end)
    let margin = String(repeating: " ", count: column(of: hosts.key))
    let text = entries.map { "\(lineBreak(after: line))\(margin)\($0)" }.joined()
    edits.insert(text, at: end(ofLine: line))
  }

  /// Rewrites the changed elements of `accepts`, and inserts the new element, if there is one.
  private func edit(_ accepts: Node.Entry, _ migration: Migration, _ edits: inout TextEdits) {
    let elements = Array(accepts.value.elements)
    let texts = migration.texts
    let isNew = texts.count > elements.count
    for (element, text) in zip(elements, texts.dropFirst(isNew ? 1 : 0)) {
      if element.kind == .scalar, HostStyle(rawValue: text) != nil {
        if element.text != text { edits.replace(textRange(element), with: text) }
      } else if self.text(element) != text {
        edits.replace(Int(element.range.start)..<Int(element.range.end), with: text)
      }
    }
    guard isNew, let text = texts.first else { return }
    guard isFlow(accepts.value), let first = elements.first else {
      guard let first = elements.first else {
        return edits.insert(text, at: Int(accepts.value.range.start) + 1)
      }
      // Insert the new element above the line of the first dash.
      let line = file.line(line(of: first.range.start))
      let dash = file.bytes[line].prefix { $0 != UInt8(ascii: "-") }
      let margin = String(decoding: dash, as: UTF8.self)
      let lineBreak = lineBreak(after: self.line(of: first.range.start))
      return edits.insert("\(margin)- \(text)\(lineBreak)", at: line.lowerBound)
    }
    edits.insert("\(text), ", at: Int(first.range.start))
  }

  /// An element of `accepts` as a migration writes it.
  private func text(_ element: Node) -> String {
    guard let entry = element.entries.first(where: { _ in true }) else { return element.text }
    return RowValue.mapping([(entry.key.text, .scalar(entry.value.text))], isBlock: false).flowText
  }

  /// Removes an entry of a row: its line, or only its text if the row has braces.
  private func remove(
    _ entry: Node.Entry,
    from row: Node,
    _ edits: inout TextEdits,
    _ refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    let entries = Array(row.entries)
    guard let index = entries.firstIndex(where: { $0.key.text == entry.key.text }) else { return }
    if isFlow(row) {
      let range =
        index > 0
        ? Int(entries[index - 1].value.range.end)..<Int(entry.value.range.end)
        : Int(entry.key.range.start)..<Int(entries[1].key.range.start)
      return edits.remove(range)
    }
    let (first, last) = (line(of: entry.key.range.start), line(of: entry.value.range.end))
    guard first == last, !hasComment(after: entry.value) else {
      throw refusal("`shared_tld` is not alone on its line")
    }
    edits.remove(file.line(first).lowerBound..<file.line(first + 1).lowerBound)
  }

  /// The location of a scalar's text, inside its quotes.
  private func textRange(_ node: Node) -> Range<Int> {
    let isQuoted = node.style == .singleQuoted || node.style == .doubleQuoted
    let quote = isQuoted ? 1 : 0
    return (Int(node.range.start) + quote)..<(Int(node.range.end) - quote)
  }
}
