internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// A manifest in which the mistakes of single lines and of indentation are corrected, so that the rest can be read.
///
/// A line whose mistake has no fix is left out. All findings are at the lines as written.
struct RepairedText {
  let written: SourceFile
  /// The corrected text.
  private(set) var shape: Shape
  /// The findings about the mistakes.
  private(set) var findings: [Finding] = []
  private var edits: [TextEdits.Origins] = []
  private let limits: Limits
  /// Whether a line was left out, so that further errors of the parser may be its consequences.
  private var isIncomplete = false

  /// The most errors near which an indentation is searched; a text with more was indented by another rule.
  private static let mostSearches = 12

  init(_ file: SourceFile, _ limits: Limits) {
    (written, self.limits, shape) = (file, limits, Shape(file, limits))
    // The lines of a text that is too large, or not text, mean nothing.
    guard shape.findings.hasErrors,
      !shape.findings.contains(where: { $0.id == "too-large" || $0.id == "unreadable-text" })
    else { return }
    if let marker = file.firstConflictMarker {
      let message = "unresolved merge conflict, from `<<<<<<<` to `>>>>>>>`"
      let help = "delete the marker lines, and keep both rows if each side added one"
      findings = [Finding("syntax-error", message, at: SourceRange(marker), help: help)]
      isIncomplete = true
      return
    }
    findings = LineScanner(file).findings
    isIncomplete = findings.contains { $0.fix == nil }
    apply(findings.map { $0.fix ?? leavingOut($0) })
    correctIndentation()
    guard shape.tree == nil, let error = shape.findings.last else { return }
    let place = original(error)
    // The line of another mistake, or one directly below, shows only its consequences.
    let isConsequence = isIncomplete || findings.contains { 0...1 ~= line(place) - line($0) }
    if !isConsequence { findings.append(place) }
    apply([leavingOut(error)])
    isIncomplete = true
  }

  /// Searches near each error for a line with another indentation that removes the error.
  private mutating func correctIndentation() {
    var search = IndentationSearch(shape.file)
    var unmoved = 0
    for _ in 0..<Self.mostSearches {
      let errors = shape.findings.filter(\.canComeFromIndentation)
      guard unmoved < errors.count else { return }
      guard let found = search.finding(for: errors[unmoved]) else {
        unmoved += 1
        continue
      }
      let place = original(found)
      let same = findings.firstIndex { line($0) == line(place) }
      // Only now the indentation of a line with a tab is known.
      if let same { findings[same].fix = place.fix } else { findings.append(place) }
      apply([found.fix].compactMap(\.self))
      search = IndentationSearch(shape.file)
    }
  }

  private func line(_ finding: Finding) -> Int { written.lineNumber(of: finding.range.start) }

  /// The edit that makes a finding's line a comment.
  private func leavingOut(_ finding: Finding) -> Fix {
    let line = shape.file.line(shape.file.lineNumber(of: finding.range.start))
    let content = shape.file.bytes[line].firstIndex { !$0.isSpaceOrTab } ?? line.upperBound
    return Fix("", replacing: SourceRange(content, line.upperBound), with: "#")
  }

  private mutating func apply(_ fixes: [Fix]) {
    var step = TextEdits()
    var end: UInt32 = 0
    for fix in fixes.sorted(by: { $0.range.start < $1.range.start }) where fix.range.start >= end {
      step.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
      end = fix.range.end
    }
    edits.append(step.origins)
    let bytes = step.applied(to: shape.file.bytes)
    let file = SourceFile(path: written.path, bytes: bytes, isForeign: written.isForeign)
    shape = Shape(file, limits)
  }

  /// A finding about the corrected text, at its place in the text as written.
  func original(_ finding: Finding) -> Finding {
    var finding = finding
    finding.range = original(finding.range)
    for index in finding.related.indices {
      finding.related[index].range = original(finding.related[index].range)
    }
    if let fix = finding.fix { finding.fix?.range = original(fix.range) }
    return finding
  }

  private func original(_ range: SourceRange) -> SourceRange {
    let start = edits.reversed().reduce(Int(range.start)) { $1.originalOffset($0) }
    let end = edits.reversed().reduce(Int(range.end)) { $1.originalOffset($0) }
    return SourceRange(start, max(start, end))
  }

  /// The findings about mistakes and those about the rest of the text, without consequences of the former.
  func merged(with others: [Finding]) -> [Finding] {
    guard !findings.isEmpty else { return others.map(withLookAlike) }
    let places = TextLines(written)
    let lines = Set(findings.filter { $0.id != "wrong-indentation" }.map(line))
    var owners: Set<Int> = []
    // Rows that use a name that was not read.
    var unread: Set<String> = []
    let keys = Dictionary(grouping: places.lines.indices.compactMap(places.key)) { $0 }
    for finding in findings {
      var index = places.index(of: Int(finding.range.start))
      if isIncomplete, let key = index.flatMap(places.key), keys[key]?.count == 1 {
        unread.insert(key)
      }
      while let line = index {
        owners.insert(written.lineNumber(of: UInt32(places.lines[line].start)))
        index = places.parent(line, at: places.lines[line].column)
      }
    }
    let rest = others.map(original).filter { finding in
      let isOwner = finding.id == "missing-key" || finding.id == "wrong-type"
      return !lines.contains(line(finding)) && !(isOwner && owners.contains(line(finding)))
        && !(finding.isAboutSyntax && isIncomplete)
        && !finding.message.split(separator: "`").contains { unread.contains(String($0)) }
    }
    return findings + rest.map(withLookAlike)
  }

  /// An error about a text with a look-alike character names that character.
  private func withLookAlike(_ finding: Finding) -> Finding {
    let range = Int(finding.range.start)..<Int(finding.range.end)
    guard finding.severity == .error, finding.id != "confusable-character", range.count <= 200
    else { return finding }
    return LookAlike.finding(in: written, range) ?? finding
  }
}

extension Finding {
  /// Whether the parser stops at such an error.
  fileprivate var isAboutSyntax: Bool {
    ["syntax-error", "wrong-indentation", "unclosed-quote"].contains(id.name)
  }

  fileprivate var canComeFromIndentation: Bool {
    let ids = ["unknown-key", "missing-key", "duplicate-key", "wrong-type"]
    return severity == .error && fix == nil && (isAboutSyntax || ids.contains(id.name))
  }
}
