internal import ManifestFindings
internal import YAMLTree

/// The comments of a manifest that allow warnings, with the findings that they cover.
///
/// A comment at the end of a line covers that line. On a line of its own, it covers the next line and what is
/// indented below it; above the first key, the whole file.
struct AllowComments {
  private struct Entry {
    var comment: AllowComment
    var range: SourceRange
    var covered: Range<Int>
    /// Whether the comment allows a finding.
    var isUsed = false
  }

  private let lines: TextLines
  private var entries: [Entry] = []
  /// The indices of the comments about each rule.
  private var positions: [String: [Int]] = [:]
  /// The comments that allow breaking changes.
  ///
  /// Only a comparison with an older manifest can tell whether these changes exist.
  private(set) var breakingChanges: [AllowedBreakingChange] = []
  /// The findings about comments that cannot be read.
  private(set) var findings: [Finding] = []
  /// The index of a line, and what a comment directly above it covers.
  private var block = (line: 0, covered: 0..<0)

  init(_ tree: YAMLTree) {
    let file = tree.file
    let comments = tree.comments.enumerated().compactMap { number, range in
      AllowComment(range, in: file, suggests: number < 1_000).map { (comment: $0, range: range) }
    }
    // Most manifests have no such comment, so their lines are not read.
    lines = TextLines(comments.isEmpty ? SourceFile(path: file.path, bytes: []) : file)
    let firstKey = tree.root.map { Int($0.range.start) } ?? file.bytes.count
    for (comment, range) in comments {
      if let problem = comment.problem { findings.add(problem) }
      if let change = comment.breakingChange { breakingChanges.append(change) }
      guard let rule = comment.rule else { continue }
      positions[rule, default: []].append(entries.count)
      let covered = covered(by: Int(range.start), firstKey: firstKey)
      entries.append(Entry(comment: comment, range: range, covered: covered))
    }
  }

  private mutating func covered(by start: Int, firstKey: Int) -> Range<Int> {
    let (file, lines) = (lines.file, lines.lines)
    if !file.startsLine(start) { return file.lineStart(start)..<start }
    if start < firstKey { return 0..<file.bytes.count }
    let first = lines.prefixCount { $0.start <= start }
    // Comments below one another cover the same lines.
    if first == block.line { return block.covered }
    guard first < lines.count else { return start..<start }
    let end = lines[(first + 1)...].firstIndex { $0.column <= lines[first].column } ?? lines.count
    block = (first, lines[first].start..<lines[end - 1].content.upperBound)
    return block.covered
  }

  /// The index of the comment that covers a finding, and the fewest other lines.
  private func position(of finding: Finding) -> Int? {
    guard finding.severity == .warning else { return nil }
    return positions[finding.id.name]?
      .filter { entries[$0].covered.contains(Int(finding.range.start)) }
      .min { entries[$0].covered.count < entries[$1].covered.count }
  }

  /// Whether a comment that cannot be read was meant to allow a finding; the comment is reported instead.
  func isMeantToAllow(_ finding: Finding) -> Bool {
    position(of: finding).map { !entries[$0].comment.isValid } ?? false
  }

  /// The reason why a finding is allowed; nil if no comment allows it.
  mutating func reason(toAllow finding: Finding) -> String? {
    guard let position = position(of: finding), entries[position].comment.isValid else {
      return nil
    }
    entries[position].isUsed = true
    return entries[position].comment.reason
  }

  /// Findings about comments that allow nothing; valid after `reason(toAllow:)` was called for all findings.
  var unused: [Finding] {
    entries.filter { !$0.isUsed && $0.comment.isValid }.map { entry in
      Finding(
        "unused-allow-comment",
        "no `\(entry.comment.rule ?? "")` warning needs this comment",
        at: entry.range,
        severity: .warning,
        help: "delete the comment"
      )
    }
  }
}

/// The findings about comments that allow a warning.
enum AllowFindings {
  static let all = [
    FindingPage(
      "invalid-allow-comment",
      severity: .warning,
      "a comment that should allow a warning is malformed",
      """
      To allow a warning that is intended, write a comment with its rule and the reason

      - at the end of the warning's line,
      - alone on a line, for the next line and everything that is indented below it, such as a row, or
      - above the first key, for the whole file.

      Errors cannot be allowed.

      ```yaml
      countries:
        de: { languages: [de-DE, tr-DE] }   # nd-config: allow locale-mismatch
      #                                     ^ warning: expected `# nd-config: allow locale-mismatch: reason`
      ```
      """
    ),
    FindingPage(
      "unused-allow-comment",
      severity: .warning,
      "a comment allows a warning that does not occur there",
      """
      The cause of the warning was corrected, or the comment is on the wrong line. If the comment stays,
      it hides the next warning of the same rule. While a manifest has errors, this is not reported,
      because some rules may not have checked the row.

      ```yaml
      countries:
        de: { languages: [de-DE] }   # nd-config: allow locale-mismatch: guest workers
      #                              ^ warning: no such warning needs this comment
      ```
      """
    ),
  ]
}
