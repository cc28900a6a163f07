internal import ManifestFindings
internal import YAMLTree

/// The comments of a manifest that allow warnings, with the findings that they cover.
struct AllowComments {
  /// The part of the file that a comment covers; if several comments cover a finding, the one with the
  /// narrowest scope allows it.
  private enum Scope: Hashable {
    case line(Int)
    /// A country's row, by its index.
    case row(Int)
    case file
  }

  private struct Key: Hashable {
    var rule: String
    var scope: Scope
  }

  private struct Entry {
    var comment: AllowComment
    var range: SourceRange
    var scope: Scope
    /// Whether the comment allows a finding.
    var isUsed = false
    /// Whether the comment covers a finding that a comment with a narrower scope allows.
    var isOvertaken = false
  }

  private let file: SourceFile
  private let rows: [Row]
  /// The comments, in the order of the file.
  private var entries: [Entry] = []
  private var positions: [Key: Int] = [:]
  /// The rules and scopes of malformed comments.
  private var misspelled: Set<Key> = []
  /// The start of the line below the block of comments that was skipped last.
  private var lineBelow = 0
  /// The comments that allow breaking changes.
  ///
  /// Only a comparison with an older manifest can tell whether these changes exist.
  private(set) var breakingChanges: [AllowedBreakingChange] = []
  /// The findings about the comments themselves.
  private(set) var findings: [Finding] = []

  /// The location of a country's row.
  private struct Row {
    var key: SourceRange
    var end: UInt32
  }

  init(_ tree: YAMLTree) {
    file = tree.file
    let section = tree.root?.entries.first { $0.key.text == "countries" }?.value
    rows =
      section.map { section in
        section.entries.map {
          Row(key: $0.key.range, end: max($0.key.range.end, $0.value.range.end))
        }
      } ?? []
    let firstKey = tree.root.map { Int($0.range.start) } ?? file.bytes.count
    for range in tree.comments {
      switch AllowComment.read(range, in: file) {
      case .other: continue
      case .breakingChange(let comment): breakingChanges.append(comment)
      case .malformed(let finding, let rule):
        findings.add(finding)
        if let rule, let scope = scope(of: range, firstKey: firstKey) {
          misspelled.insert(Key(rule: rule, scope: scope))
        }
      case .allow(let comment): add(comment, at: range, firstKey: firstKey)
      }
    }
  }

  /// The scope of a comment; nil if the comment is not directly above a line with the same indentation.
  private mutating func scope(of range: SourceRange, firstKey: Int) -> Scope? {
    if !file.startsLine(Int(range.start)) { return .line(file.lineNumber(of: range.start)) }
    return Int(range.end) <= firstKey ? .file : scopeBelow(range)
  }

  private mutating func add(_ comment: AllowComment, at range: SourceRange, firstKey: Int) {
    guard let scope = scope(of: range, firstKey: firstKey) else {
      return findings.add(
        Finding(
          "invalid-allow-comment",
          "comment is not directly above a line with the same indentation",
          at: range,
          severity: .warning,
          help: "move it above the line of the warning, or to the end of that line"
        )
      )
    }
    let key = Key(rule: comment.rule.value, scope: scope)
    if let first = positions[key] {
      return findings.add(
        Finding(
          "unused-allow-comment",
          "duplicate comment: `\(key.rule)` is already allowed here",
          at: range,
          severity: .warning,
          related: [.init("the other comment", at: entries[first].range)],
          help: "delete one of them"
        )
      )
    }
    positions[key] = entries.count
    entries.append(Entry(comment: comment, range: range, scope: scope))
  }

  /// The scope of a comment that is alone on its line.
  ///
  /// The scope is the first line below that is not a comment, or the whole row if a country's key starts that
  /// line. The result is nil if that line is empty or has another indentation.
  private mutating func scopeBelow(_ range: SourceRange) -> Scope? {
    let column = file.indentation(Int(range.start))
    var start = file.nextLineStart(Int(range.end))
    // Skip a block of comment lines only once, not again for each comment in it.
    if start < lineBelow {
      start = lineBelow
    } else {
      while start < file.bytes.count, first(onLine: start) == UInt8(ascii: "#") {
        start = file.nextLineStart(start)
      }
      lineBelow = start
    }
    guard start < file.bytes.count, first(onLine: start) != nil, file.indentation(start) == column
    else { return nil }
    // YAML allows a `?` before a key.
    if let row = row(before: UInt32(file.lineEnd(start))), rows[row].key.start >= start,
      file.bytes[start..<Int(rows[row].key.start)].allSatisfy({
        $0.isSpaceOrTab || $0 == UInt8(ascii: "?")
      })
    {
      return .row(row)
    }
    return .line(file.lineNumber(of: UInt32(start)))
  }

  /// The index of the last row whose key starts before an offset.
  private func row(before offset: UInt32) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].key.start < offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func first(onLine start: Int) -> UInt8? {
    file.bytes[start..<file.lineEnd(start)].first { !$0.isSpaceOrTab }
  }

  /// The keys of the comments that can allow a finding, the narrowest scope first.
  private func keys(of finding: Finding) -> [Key] {
    let start = finding.range.start
    let row = row(before: start + 1).flatMap { start < rows[$0].end ? $0 : nil }
    return [.line(file.lineNumber(of: start)), row.map(Scope.row), .file].compactMap(\.self)
      .map { Key(rule: finding.id.name, scope: $0) }
  }

  /// Whether a malformed comment was meant to allow a finding.
  func isMeantToAllow(_ finding: Finding) -> Bool {
    !misspelled.isEmpty && finding.severity == .warning
      && keys(of: finding).contains(where: misspelled.contains)
  }

  /// The reason why a finding is allowed; nil if no comment allows it.
  mutating func reason(toAllow finding: Finding) -> String? {
    guard !entries.isEmpty, finding.severity == .warning else { return nil }
    let found = keys(of: finding).compactMap { positions[$0] }
    guard let narrowest = found.first else { return nil }
    entries[narrowest].isUsed = true
    for position in found.dropFirst() { entries[position].isOvertaken = true }
    return entries[narrowest].comment.reason
  }

  /// Findings about comments that allow nothing; valid after `reason(toAllow:)` was called for all findings.
  var unused: [Finding] {
    entries.filter { !$0.isUsed }.map { entry in
      let rule = entry.comment.rule.value
      let location =
        switch entry.scope {
        case .row: "in the row below"
        case .file: "in this file"
        case .line: file.startsLine(Int(entry.range.start)) ? "on the line below" : "on this line"
        }
      return Finding(
        "unused-allow-comment",
        entry.isOvertaken
          ? "every `\(rule)` warning \(location) is already allowed by a comment closer to it"
          : "there is no `\(rule)` warning \(location)",
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
      - alone on the line above it,
      - alone above a country's key, for the whole row, or
      - above the first key, for the whole file.

      A comment above a line has the same indentation as the line. Errors cannot be allowed.

      ```yaml
      countries:
        # nd-config: allow locale-mismatch
        #                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: missing reason
        de: { languages: [de-DE, tr-DE] }
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
      #                              ^ warning: there is no such warning on this line
      ```
      """
    ),
  ]
}

/// Reads the text of a comment from left to right.
struct CommentText {
  private let file: SourceFile
  private let end: Int
  var position: Int

  init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    position = Int(range.start)
    end = Int(range.end)
  }

  /// The rest of the comment, without trailing spaces.
  var rest: Located<String> {
    let start = file.bytes[position..<end].firstIndex { !$0.isSpaceOrTab } ?? end
    let last = file.bytes[start..<end].lastIndex { !$0.isSpaceOrTab } ?? start - 1
    return located(start..<(last + 1))
  }

  @discardableResult
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < end, file.bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipSpaces() { _ = take(\.isSpaceOrTab) }

  /// Reads letters, digits, `-` and `_`.
  mutating func word() -> Located<String> {
    take { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Reads the text before the next space or colon.
  mutating func ruleID() -> Located<String> {
    take { !$0.isSpaceOrTab && $0 != UInt8(ascii: ":") }
  }

  /// Reads the text before the next colon, without trailing spaces.
  mutating func subject() -> Located<String> {
    let start = position
    let whole = take { $0 != UInt8(ascii: ":") }
    let end = file.bytes[start..<position].lastIndex { !$0.isSpaceOrTab } ?? start - 1
    return Located(file.text(start..<(end + 1)), at: whole.range)
  }

  private mutating func take(_ isTaken: (UInt8) -> Bool) -> Located<String> {
    let start = position
    while position < end, isTaken(file.bytes[position]) { position += 1 }
    return located(start..<position)
  }

  private func located(_ range: Range<Int>) -> Located<String> {
    Located(file.text(range), at: SourceRange(range))
  }
}
