internal import ManifestFindings

/// Reduces the findings of an analysis: reports each mistake once, and keeps only fixes that improve the manifest.
extension Analysis {
  struct Report {
    /// The findings in reading order, without those that comments or the caller allow.
    var findings: [Finding]
    var allowed: [AllowedFinding]

    /// The report without fixes, which is used if the fixes have not been tried and may add findings.
    var withoutFixes: Report {
      var report = self
      for index in findings.indices { report.findings[index].fix = nil }
      return report
    }
  }

  /// The report with a single finding for each typing mistake that the search recognizes.
  ///
  /// The mistakes are corrected one after another, because some other problems are found only then. `fixes` are
  /// the corrections, and `rest` is the analysis of the corrected text.
  func corrected() -> (report: Report, rest: Analysis, fixes: [Fix]) {
    var report = reported()
    guard !report.findings.isEmpty else { return (report, self, []) }
    var analysis = self
    var mistakes: [Mistake] = []
    while mistakes.count < Self.mostMistakes, var mistake = MistakeSearch(analysis).mistake() {
      analysis = mistake.analysis ?? Analysis(mistake.edited(analysis.file), settings)
      mistake.analysis = nil
      mistakes.append(mistake)
    }
    guard !mistakes.isEmpty else { return (report, self, []) }
    report = analysis.reported()
    var fixes: [Fix] = []
    for mistake in mistakes.reversed() {
      fixes = fixes.map(mistake.original) + [mistake.finding.fix].compactMap(\.self)
      report.findings = mistake.merged(with: report.findings.map(mistake.original))
      for index in report.allowed.indices {
        report.allowed[index].finding = mistake.original(report.allowed[index].finding)
      }
    }
    report.findings = report.findings.inReadingOrder()
    return (report, analysis, fixes)
  }

  /// The report, without the fixes that do not reduce the number of findings or that add a finding.
  func correctedWithFixes() -> Report {
    var (report, rest, fixes) = corrected()
    lazy var findingsInRest = rest.reported().findings
    for index in report.findings.indices {
      guard var fix = report.findings[index].fix else { continue }
      report.findings[index].fix = nil
      // Check the budget before the edit, because each edit copies the whole file.
      guard !settings.budget.isSpent else { continue }
      let edited = edited([fix])
      // If the file has only this mistake, the fixed text equals the text of `rest`, whose findings are known.
      let left =
        edited.bytes == rest.file.bytes
        ? findingsInRest : Analysis(edited, settings).corrected().report.findings
      settings.budget.spend(Self.costOfFinding * report.findings.count)
      guard FixedManifest.isBetter(report.findings, left) else { continue }
      fix.isSafe = isSafe(fix, among: fixes)
      report.findings[index].fix = fix
    }
    // If the correction of a mistake is unsafe, the author may have meant something else by the line, so all
    // other fixes on that line are unsafe, too.
    let doubtful = report.findings.compactMap(\.fix).filter { !$0.isSafe && fixes.contains($0) }
      .map { file.lineNumber(of: $0.range.start) }
    for index in report.findings.indices {
      guard let fix = report.findings[index].fix else { continue }
      if doubtful.contains(file.lineNumber(of: fix.range.start)) {
        report.findings[index].fix?.isSafe = false
      }
    }
    return report
  }

  /// Whether a fix is safe in the text in which all other mistakes are corrected.
  private func isSafe(_ fix: Fix, among fixes: [Fix]) -> Bool {
    let others = fixes.filter { $0 != fix }
    // If corrections touch each other, they cannot be judged separately.
    let ranges = (others + [fix]).map(\.range).sorted { $0.start < $1.start }
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.end < $1.start }) else { return false }
    let before = others.isEmpty ? self : Analysis(edited(others), settings)
    return FixSafety(before, Analysis(edited(others + [fix]), settings)).isSafe
  }

  private func edited(_ fixes: [Fix]) -> SourceFile {
    var edits = TextEdits()
    for fix in fixes {
      edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
    }
    return SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
  }

  /// The maximum number of mistakes to correct; finding each of them takes a separate search.
  private static let mostMistakes = 8

  /// Keeps the findings of only one rule per value, because findings about the same value have the same cause.
  ///
  /// An error takes precedence over a warning; otherwise the order of the rules decides. Findings at a key
  /// are all kept, because they are about different parts of its value.
  private func onePerValue(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1 else { return findings }
    var kept: [SourceRange: Finding] = [:]
    for finding in findings.filter({ $0.severity == .error }) + findings
    where kept[finding.range] == nil && finding.range.count > 0 {
      kept[finding.range] = finding
    }
    return findings.filter { finding in
      guard let first = kept[finding.range], first.id != finding.id else { return true }
      return isKey(finding.range)
    }
  }

  /// Removes help that suggests the current value, because another mistake in the row caused such a finding.
  private func withoutHelpThatIsThere(_ finding: Finding) -> Finding {
    guard let help = finding.help, help.hasPrefix("write `"),
      help.utf8.count == finding.range.count + 8, help == "write `\(file.text(finding.range))`"
    else { return finding }
    var finding = finding
    finding.help = nil
    return finding
  }

  private func isKey(_ range: SourceRange) -> Bool {
    file.bytes[Int(range.end)...].first == UInt8(ascii: ":")
  }

  func reported() -> Report {
    let all = onePerValue(shapeFindings + ruleFindings).map(withoutHelpThatIsThere).inReadingOrder()
    guard var comments else { return Report(findings: all, allowed: []) }
    let rules = settings.allowedRules
    var reported: [Finding] = []
    var allowed: [AllowedFinding] = []
    for finding in all {
      if let reason = comments.reason(toAllow: finding) {
        allowed.append(AllowedFinding(finding, reason: reason))
      } else if finding.severity == .warning, rules.contains(finding.id.name) {
        allowed.append(AllowedFinding(finding, reason: nil))
      } else if !rules.contains("invalid-allow-comment"), comments.isMeantToAllow(finding) {
        // The malformed comment is reported instead.
        continue
      } else {
        reported.append(finding)
      }
    }
    // After an error, or after too many findings, the checks for an allowed warning may not have run.
    let unused = all.hasErrors || all.count >= [Finding].limit ? [] : comments.unused
    let own = (comments.findings + unused).filter { !rules.contains($0.id.name) }
    return Report(
      findings: own.isEmpty ? reported : (reported + own).inReadingOrder(),
      allowed: allowed
    )
  }
}

extension [Finding] {
  /// The findings, with messages that quote the file only if it may be quoted.
  ///
  /// If the file `isForeign`, which means that it may belong to another user, each message is the summary of its
  /// rule.
  func quoted(ifAllowedBy file: SourceFile) -> [Finding] {
    guard file.isForeign else { return self }
    return map { $0.unquoted(Findings.page(for: $0.id.name)?.summary ?? "invalid") }
      .inReadingOrder()
  }
}
