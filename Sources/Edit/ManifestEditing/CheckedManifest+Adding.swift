package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

extension CheckedManifest {
  /// Inserts a new row (one country under `countries`).
  ///
  /// The row is added at the end, or in order if there are at least three rows and all are sorted by code. Every other
  /// byte is preserved. The new text must have no new finding, and the same values in the other rows.
  package func adding(_ row: CountryRow) throws(EditRefusal) -> AddedRow {
    let section = CountriesSection(file)
    var layout = CountryRowLayout()
    // In a section with braces, the row to paste must have braces, too.
    layout.isFlow = section.map { !$0.rows.isEmpty && $0.isFlow($0.value) } ?? false
    let snippet = layout.lines(row).joined(separator: "\n")
    let refusal = { (reason: String) in EditRefusal(reason: reason, snippet: snippet) }
    guard let section else {
      throw refusal("the manifest has no section `countries`")
    }
    guard isValid || section.rows.isEmpty else { throw refusal("it has errors") }
    let (edits, predecessor) = try section.insertion(of: row, refusal: refusal)
    let edited = CheckedManifest(
      SourceFile(path: file.path, bytes: edits.applied(to: file.bytes)),
      standards: standards
    )
    let resolved = edited.resolve()
    // A manifest without rows has errors, which a row does not remove if they are elsewhere.
    let findings = resolved == nil ? edited.findings : newFindings(in: edited)
    guard findings.isEmpty, let resolved else {
      let reason = Self.summary(of: findings)
      // A row with errors is of no use to paste. A warning can be allowed in a comment.
      throw findings.hasErrors ? EditRefusal(reason: reason, snippet: "") : refusal(reason)
    }
    // A manifest without rows is not valid, and has no values to compare.
    if let path = resolve().flatMap({ resolved.changedValue(since: $0, but: row.code) }) {
      throw refusal("`\(path)` would change")
    }
    return AddedRow(
      manifest: edited,
      resolved: resolved,
      predecessor: predecessor.map { section.rows[$0].key.text }
    )
  }

  /// Inserts the proposed row, or the first of the proposal's other rows that has no finding.
  ///
  /// With the status `live`, which is the default, the row has no `status`.
  package func adding(
    _ proposal: CountryProposal,
    status: Country.Status = .planned
  ) throws(EditRefusal) -> (row: CountryRow, added: AddedRow) {
    var refusal: EditRefusal?
    for row in proposal.rows {
      var row = row
      if status == .live { row.scalars[.status] = nil }
      do throws(EditRefusal) { return (row, try adding(row)) } catch { refusal = refusal ?? error }
    }
    throw refusal ?? EditRefusal(reason: "there is no row to propose", snippet: "")
  }

  /// The findings of an edited manifest that this one lacks.
  ///
  /// A finding with a count, such as that of countries on a domain, is not new if only the count has changed.
  private func newFindings(in edited: CheckedManifest) -> [Finding] {
    func counts(_ findings: [Finding]) -> [RuleID: Int] {
      Dictionary(grouping: findings, by: \.id).mapValues(\.count)
    }
    let messages = Set(findings.map(\.message))
    let (old, new) = (counts(findings), counts(edited.findings))
    return edited.findings.filter {
      !messages.contains($0.message) && new[$0.id, default: 0] > old[$0.id, default: 0]
    }
  }

  private static func summary(of findings: [Finding]) -> String {
    let errors = findings.filter { $0.severity == .error }
    let shown = errors.isEmpty ? findings : errors
    let causes = shown.prefix(3).map { finding in
      let help = finding.help.map { "; \($0)" } ?? ""
      return "\n  \(finding.message) [\(finding.id)]\(help)"
    }
    let kind = errors.isEmpty ? "warning" : "error"
    let article = errors.isEmpty ? "a" : "an"
    let count = shown.count == 1 ? "\(article) \(kind)" : "\(shown.count) \(kind)s"
    return "the manifest would have \(count)" + causes.joined()
  }
}

/// A manifest with a new row.
package struct AddedRow: Sendable {
  package let manifest: CheckedManifest
  package let resolved: ResolvedManifest
  /// The code of the country whose row precedes the new one; nil if the new row is the first.
  package let predecessor: String?
}

/// The reason why a row is not added, and the row to paste instead.
package struct EditRefusal: Error, Sendable {
  package let reason: String
  /// The lines that would have been written; empty if pasting them would not help.
  package let snippet: String
}

extension ResolvedManifest {
  /// The path of the first value that differs from an older manifest; nil if there is none.
  ///
  /// The row of `code` is new. It adds its own values, and the names of all countries in its app languages. It can become
  /// the first row of an app language, and then translation files have the name of its locale, as `de-DE` for `de-CH`.
  fileprivate func changedValue(since older: ResolvedManifest, but code: String) -> String? {
    let languages = older.appLanguages.names
    func compared(_ facts: [Fact]) -> [Fact] {
      facts.filter { fact in
        guard fact.path != nil, fact.row.section == .countries else { return fact.path != nil }
        let words = fact.words.map(String.init)
        let isName = words.first == "names"
        let isOfTranslations = ["smartling", "android"].contains(words.last)
        return fact.row.name != code && (!isName || languages.contains(words[1]))
          && !isOfTranslations
      }
    }
    let (old, new) = (compared(older.facts), compared(facts))
    let same = zip(old, new).prefix { $0.path == $1.path && $0.value == $1.value }.count
    return (old.dropFirst(same).first ?? new.dropFirst(same).first)?.path
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
