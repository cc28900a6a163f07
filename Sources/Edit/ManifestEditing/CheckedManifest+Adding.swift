internal import CountryManifest
package import ManifestCompiler
package import ManifestFindings
internal import YAMLTree

extension CheckedManifest {
  /// The manifest with a new row (one country under `countries`), and the code of the country whose row precedes the
  /// new one.
  ///
  /// The row is added at the end, or in order if there are at least three rows and all are sorted by code. Every other
  /// byte is preserved.
  package func adding(
    _ row: CountryRow
  ) throws(EditRefusal) -> (manifest: EditedManifest, after: String?) {
    let section = CountriesSection(file)
    let refusal = { (reason: String) in
      var layout = CountryRowLayout()
      // In a section with braces, the row to paste must have braces, too.
      layout.isFlow = section.map { !$0.rows.isEmpty && $0.isFlow($0.value) } ?? false
      return EditRefusal(reason: reason, snippet: layout.lines(row).joined(separator: "\n"))
    }
    guard let section else {
      throw refusal("the manifest has no section `countries`")
    }
    guard isValid || section.rows.isEmpty else { throw refusal("it has errors") }
    let (edits, predecessor) = try section.insertion(of: row, refusal: refusal)
    let edited = try EditedManifest(file, edits, refusal: refusal)
    try edited.prove(equalTo: file, but: row.code, refusal: refusal)
    // A manifest without rows is not valid, and has no hosts to compare.
    if isValid { try edited.proveHosts(of: self, but: nil, refusal: refusal) }
    let written = edited.checked.manifest?.countries.first { $0.code.value == row.code }
    guard let written, CountryRow(written) == row else {
      throw refusal("the written row would differ from the requested one")
    }
    return (edited, predecessor.map { section.rows[$0].key.text })
  }
}

extension CheckedManifest {
  /// The errors that adding a row would cause at one of the row's keys.
  ///
  /// With `others`, the result includes errors that the row would cause elsewhere in the manifest, outside the row.
  package func errors(adding row: CountryRow, at key: String, others: Bool) -> [Finding] {
    let refusal = { (reason: String) in EditRefusal(reason: reason, snippet: "") }
    guard let section = CountriesSection(file),
      let edits = try? section.insertion(of: row, refusal: refusal).edits
    else { return [] }
    let new = SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
    guard let section = CountriesSection(new), let position = section.position(of: row.code) else {
      return []
    }
    let (name, value) = (section.rows[position].key, section.rows[position].value)
    let form = value.entries.first { $0.key.text == "account_form" }.map { Array($0.value.entries) }
    let entry = (Array(value.entries) + (form ?? [])).first { $0.key.text == key }
    return CheckedManifest(new).findings.filter { error in
      guard error.severity == .error else { return false }
      let start = error.range.start
      if let entry, entry.key.range.start <= start, start < entry.value.range.end { return true }
      return others && isValid && !(name.range.start <= start && start < value.range.end)
    }
  }
}

extension CountriesSection {
  fileprivate func insertion(
    of row: CountryRow,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) -> (edits: TextEdits, predecessor: Int?) {
    guard !rows.isEmpty else { return (try firstRow(row, refusal: refusal), nil) }
    guard !isFlow(value) else {
      throw refusal("`countries` is written in braces, so its rows are not on separate lines")
    }
    let next = successor(of: row.code) ?? rows.count
    let neighbour = max(0, next - 1)
    guard rows.indices.allSatisfy(isOnItsOwnLines) else {
      throw refusal("a row of `countries` does not begin on its own line")
    }
    let layout = CountryRowLayout(self, beside: neighbour)
    let lines = layout.lines(row)
    let separators: Int
    if rows.count > 1 {
      separators = emptyLines(above: max(1, neighbour))
    } else {
      separators = lastLine(0) > firstLine(0) ? 1 : 0
    }
    var edits = TextEdits()
    guard next > 0 else {
      // Insert the row above the first row and its comments.
      let line = firstLine(0)
      let lineBreak = lineBreak(after: line - 1)
      let blank = String(repeating: lineBreak, count: separators)
      let text = lines.joined(separator: lineBreak) + lineBreak + blank
      edits.insert(text, at: file.line(line).lowerBound)
      return (edits, nil)
    }
    let line = next == rows.count ? lastLineOfSection : lastLine(neighbour)
    let lineBreak = lineBreak(after: line)
    // Without an empty line, a comment above the new row would seem to belong to the new row.
    let blank = commentColumn(line) == layout.indent ? max(separators, 1) : separators
    let text = ([""] + [String](repeating: "", count: blank) + lines).joined(separator: lineBreak)
    edits.insert(text, at: end(ofLine: line))
    return (edits, neighbour)
  }

  /// The row before which to insert a new one; nil unless there are at least three rows and all are sorted by code.
  ///
  /// Two rows may be sorted by chance.
  private func successor(of code: String) -> Int? {
    let codes = rows.map(\.key.text)
    guard codes.count >= 3, zip(codes, codes.dropFirst()).allSatisfy(<) else { return nil }
    return codes.firstIndex { $0 > code }
  }

  /// The last line that belongs to the rows, after which a row is added.
  ///
  /// Comments below the rows that begin at their column or further right belong to them; comments further left
  /// do not.
  private var lastLineOfSection: Int {
    var last = lastLine(rows.count - 1)
    let margin = column(of: rows[rows.count - 1].key)
    var line = last + 1
    while line <= lastLine {
      if let column = commentColumn(line) {
        guard column >= margin else { break }
        last = line
      } else if !isEmptyLine(line) {
        break
      }
      line += 1
    }
    return last
  }

  /// Adds the first row of the section: after `countries:`, or instead of `{}`.
  private func firstRow(
    _ row: CountryRow,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) -> TextEdits {
    let line = line(of: key.range.start)
    guard self.line(of: value.range.end) == line, value.kind != .sequence else {
      throw refusal("`countries` is not a mapping on its own line")
    }
    let lineBreak = lineBreak(after: line)
    let lines = CountryRowLayout(self, beside: -1).lines(row)
    var edits = TextEdits()
    edits.insert(lineBreak + lines.joined(separator: lineBreak), at: end(ofLine: line))
    guard isFlow(value) else { return edits }
    // Remove the braces; only a comment may follow the key.
    let afterColon = (Int(key.range.end)..<Int(value.range.start)).last {
      file.bytes[$0] == UInt8(ascii: ":")
    }
    let braces = (afterColon.map { $0 + 1 } ?? Int(value.range.start))..<Int(value.range.end)
    edits.remove(braces)
    return edits
  }
}
