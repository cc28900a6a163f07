internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

/// The edits of a row that moves a country's hosts.
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

  /// Rewrites the elements that change, and adds the one that is new.
  private func edit(_ accepts: Node.Entry, _ migration: Migration, _ edits: inout TextEdits) {
    let elements = Array(accepts.value.elements)
    let texts = migration.texts
    let isNew = texts.count > elements.count
    for (element, text) in zip(elements, texts.dropFirst(isNew ? 1 : 0)) {
      if element.kind == .scalar, HostForm(rawValue: text) != nil {
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
      // The line of the first dash.
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

  /// Removes an entry: its line, or what it is between braces.
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
