package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

extension CheckedManifest {
  /// Inserts the first of the proposal's rows that has no finding.
  ///
  /// With the status `live`, which is the default, the row has no `status`.
  package func adding(
    _ proposal: CountryProposal,
    status: Country.Status = .planned
  ) throws(EditRefusal) -> CheckedManifest {
    var refusal: EditRefusal?
    for row in proposal.rows {
      var row = row
      if status == .live { row.scalars[.status] = nil }
      do throws(EditRefusal) { return try adding(row) } catch { refusal = refusal ?? error }
    }
    throw refusal ?? EditRefusal(reason: "there is no row to propose", snippet: "")
  }

  /// Inserts a new row (one country under `countries`).
  ///
  /// The row is added at the end, or in order if there are at least three rows and all are sorted by code. Every other
  /// byte is preserved, and the new text must have no new finding.
  package func adding(_ row: CountryRow) throws(EditRefusal) -> CheckedManifest {
    guard let section = CountriesSection(file), isValid else {
      throw EditRefusal(reason: "the manifest has errors", snippet: "")
    }
    var layout = CountryRowLayout()
    // In a section with braces, the row to paste must have braces, too.
    layout.isFlow = section.isFlow(section.value)
    let snippet = layout.lines(row).joined(separator: "\n")
    guard !layout.isFlow, section.rows.indices.allSatisfy(section.isOnItsOwnLines) else {
      let reason = "`countries` is in braces, or a row does not begin on its own line"
      throw EditRefusal(reason: reason, snippet: snippet)
    }
    let bytes = section.insertion(of: row).applied(to: file.bytes)
    let edited = CheckedManifest(SourceFile(path: file.path, bytes: bytes), standards: standards)
    let findings = newFindings(in: edited)
    guard let finding = findings.first(where: { $0.severity == .error }) ?? findings.first else {
      return edited
    }
    // A row with errors is of no use to paste. A warning can be allowed in a comment.
    throw EditRefusal(
      reason: finding.asReason,
      snippet: finding.severity == .error ? "" : snippet
    )
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
}

/// The reason why a row is not added, and the row to paste instead.
package struct EditRefusal: Error, Sendable {
  package let reason: String
  /// The lines that would have been written; empty if pasting them would not help.
  package let snippet: String
}

extension Finding {
  /// The reason for which a manifest that would have the finding is not written.
  ///
  /// The help of a warning is about a row that is written: it says how to allow the warning there.
  var asReason: String {
    let kind = severity == .error ? "an error" : "a warning"
    let help = severity == .error ? help.map { "; \($0)" } : nil
    return "the manifest would have \(kind): \(message) [\(id)]" + (help ?? "")
  }
}

extension CountriesSection {
  fileprivate func insertion(of row: CountryRow) -> TextEdits {
    let next = successor(of: row.code)
    let neighbour = max(0, (next ?? rows.count) - 1)
    let lines = CountryRowLayout(self, beside: neighbour).lines(row)
    let separators =
      rows.count > 1
      ? emptyLines(above: max(1, neighbour)) : lastLine(0) > firstLine(0) ? 1 : 0
    var edits = TextEdits()
    if let next {
      let line = firstLine(next)
      let lineBreak = lineBreak(after: line - 1)
      let text = (lines + [String](repeating: "", count: separators)).map { $0 + lineBreak }
      edits.insert(text.joined(), at: file.line(line).lowerBound)
    } else {
      let line = lastLine(rows.count - 1)
      let lineBreak = lineBreak(after: line)
      let text = ([String](repeating: "", count: separators) + lines).map { lineBreak + $0 }
      edits.insert(text.joined(), at: end(ofLine: line))
    }
    return edits
  }

  /// The row before which to insert a new one; nil unless there are at least three rows and all are sorted by code.
  ///
  /// Two rows may be sorted by chance.
  private func successor(of code: String) -> Int? {
    let codes = rows.map(\.key.text)
    guard codes.count >= 3, zip(codes, codes.dropFirst()).allSatisfy(<) else { return nil }
    return codes.firstIndex { $0 > code }
  }
}
