internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

/// Edits that follow the help of a finding: texts to write or to delete, and a comment that allows a
/// warning.
///
/// Each edit is tried, and offered only if it removes the finding and adds none. No edit is marked as
/// preferred, because the compiler did not propose it as a fix.
struct HelpActions {
  private let checked: CheckedManifest
  private let bytes: [UInt8]

  init(_ document: Document) {
    checked = document.checked
    bytes = document.file.bytes
  }

  func fixes(for finding: Finding) -> [Fix] {
    var fixes = finding.fix == nil ? replacements(for: finding) + deletions(for: finding) : []
    if finding.severity == .warning { fixes.append(allowance(of: finding)) }
    return fixes.filter { isRight($0, for: finding) }
  }

  /// Fixes for a help such as "write `fr`" or "use one of `us`, `gb`".
  private func replacements(for finding: Finding) -> [Fix] {
    guard let help = finding.help,
      let list = help.prefixMatch(of: #/(?:write|use|use one of) (`[^`]+`(?:,? (?:or )?`[^`]+`)*)/#)
    else { return [] }
    return list.output.1.matches(of: #/`([^`]+)`/#).prefix(5).map { match in
      Fix("write `\(match.output.1)`", replacing: finding.range, with: String(match.output.1))
    }
  }

  /// Fixes for a help such as "delete it" or "write `tld`, or delete `accepts`".
  private func deletions(for finding: Finding) -> [Fix] {
    guard let help = finding.help,
      let what = help.firstMatch(of: #/(?:^|, or )delete (it\b|this one|one of them|`[a-z_]+`)/#)
    else { return [] }
    let entry = entry(at: finding.range)
    return ([finding.range] + entry).map { range in
      Fix("delete \(what.output.1)", replacing: withSeparator(range), with: "")
    }
  }

  private func allowance(of finding: Finding) -> Fix {
    let end = bytes[Int(finding.range.start)...].firstIndex { $0.endsLine } ?? bytes.count
    // The author replaces the words after the colon with the reason.
    let comment = "  # nd-config: allow \(finding.id): why this is right"
    return Fix(
      "allow it in a comment with a reason",
      replacing: SourceRange(UInt32(end), UInt32(end)),
      with: comment
    )
  }

  /// The range from the key before a value to the value's end; empty if the key is not on the same line.
  private func entry(at range: SourceRange) -> [SourceRange] {
    let line = bytes[..<Int(range.start)].lastIndex { $0.endsLine }.map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[line..<Int(range.start)], as: UTF8.self)
    guard let key = before.firstMatch(of: #/[\w-]+: ?[\[{]?$/#) else { return [] }
    let start = Int(range.start) - key.output.utf8.count
    let isOpened = key.output.hasSuffix("[") || key.output.hasSuffix("{")
    let end = isOpened ? Int(range.end) + 1 : Int(range.end)
    return [SourceRange(UInt32(start), UInt32(min(end, bytes.count)))]
  }

  /// The range with the comma after or before an element, or with the whole line if nothing else is on it.
  private func withSeparator(_ range: SourceRange) -> SourceRange {
    var (start, end) = (Int(range.start), Int(range.end))
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let before = bytes[..<start].lastIndex { !isSpace($0) }
    let after = bytes[end...].firstIndex { !isSpace($0) } ?? bytes.count
    if after < bytes.count, bytes[after] == UInt8(ascii: ",") {
      end = bytes[(after + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
    } else if let before, bytes[before] == UInt8(ascii: ",") {
      start = before
    } else if before.map({ bytes[$0].endsLine }) ?? true,
      after == bytes.count || bytes[after].endsLine
    {
      start = before.map { $0 + 1 } ?? 0
      end = min(after + 1, bytes.count)
    }
    return SourceRange(UInt32(start), UInt32(end))
  }

  /// Whether the edit removes the finding and adds none.
  private func isRight(_ fix: Fix, for finding: Finding) -> Bool {
    var edited = bytes
    edited.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    let file = SourceFile(path: checked.file.path, bytes: edited)
    let key = { (finding: Finding) in "\(finding.id) \(finding.message)" }
    var left = Dictionary(grouping: checked.findings, by: key).mapValues(\.count)
    left[key(finding), default: 1] -= 1
    for found in CheckedManifest(file).findings {
      left[key(found), default: 0] -= 1
      if left[key(found), default: 0] < 0 { return false }
    }
    return true
  }
}
