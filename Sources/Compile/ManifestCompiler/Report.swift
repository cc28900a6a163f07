internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Reduces the findings of an analysis, so that each mistake is reported once.
extension Analysis {
  struct Report {
    /// The findings in reading order, without those that comments or the caller allow.
    var findings: [Finding]
    var allowed: [AllowedFinding]
  }

  /// Folds the errors of shape in a row into one, because one mistake often causes several.
  ///
  /// A row is an entry of a section, such as a country. An error with a fix, or about the format of a text, has a cause
  /// of its own. A missing key is rather a consequence of another error than its cause.
  private func onePerRow(_ findings: [Finding]) -> [Finding] {
    guard findings.count > 1, let root = shape.tree?.root else { return findings }
    // The rule `invalid-host-label` has the page of the formats of hosts.
    let formats = Set(TextFormat.pages.map(\.id) + ["invalid-host-label"])
    let rows = root.entries.flatMap { Array($0.value.entries) }
      .map { $0.key.range.start..<max($0.value.range.end, $0.key.range.end) }
    func row(_ finding: Finding) -> Int? {
      let index = rows.prefixCount { $0.upperBound < finding.range.start }
      return index < rows.count && rows[index].lowerBound <= finding.range.start ? index : nil
    }
    var first: [Int: Int] = [:]
    var kept: [Finding] = []
    let sorted = findings.inReadingOrder()
    for finding in sorted.filter({ $0.id != "missing-key" })
      + sorted.filter({ $0.id == "missing-key" })
    {
      guard finding.severity == .error, finding.fix == nil, !formats.contains(finding.id),
        let row = row(finding)
      else {
        kept.append(finding)
        continue
      }
      if let index = first[row] {
        guard kept[index].related.count < 4 else { continue }
        kept[index].related.append(.init(finding.message, at: finding.range))
      } else {
        first[row] = kept.count
        kept.append(finding)
      }
    }
    return kept
  }

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

  /// A new service without `scope: global`, in a product that needs hosts for no country, is one finding.
  private func missingScope(_ findings: [Finding]) -> [Finding] {
    guard let manifest = shape.manifest, manifest.services.count > 1,
      manifest.services.count(where: { !$0.isGlobal }) == 1,
      let service = manifest.services.first(where: { !$0.isGlobal }),
      manifest.environments.allSatisfy({ $0.hosts == nil }),
      manifest.countries.allSatisfy({ $0.hosts == nil })
    else { return findings }
    let others = findings.filter {
      !$0.message.hasPrefix("missing key `hosts`") && $0.id != "missing-web-service"
    }
    guard others.count < findings.count else { return findings }
    let message =
      "missing key `scope`; no environment or country has `hosts` for `\(service.name.value)`"
    let help = "add `scope: global`, as in the other services"
    return others + [Finding("missing-key", message, at: service.name.range, help: help)]
  }

  /// Says how a comment begins, if `#…` stands where a value is missing, or if a value has a mark such as `//`.
  private func withComment(_ finding: Finding) -> Finding {
    let rest = shape.file.bytes[Int(finding.range.start)...].drop(while: \.isSpaceOrTab)
    let isMissing = finding.id == "wrong-type" && finding.range.count == 0
    let isComment = rest.first == UInt8(ascii: "#") && rest.dropFirst().first?.isWhitespace == false
    let text = finding.severity == .error ? shape.file.text(finding.range) : ""
    guard isMissing && isComment || [" // ", " /* ", " ; ", "# "].contains(where: text.contains)
    else { return finding }
    var finding = finding
    finding.notes.append("a comment begins with ` #`")
    return finding
  }

  private func isKey(_ range: SourceRange) -> Bool {
    shape.file.bytes[Int(range.end)...].first == UInt8(ascii: ":")
  }

  func report(allowing rules: Set<String>) -> Report {
    let all = missingScope(onePerValue(onePerRow(shape.findings) + ruleFindings))
      .map(withComment).inReadingOrder()
    guard var comments else { return Report(findings: all, allowed: []) }
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
    return map { finding in
      let summary = Findings.page(for: finding.id.name)?.summary ?? "invalid"
      return Finding(finding.id, summary, at: finding.range, severity: finding.severity)
    }.inReadingOrder()
  }
}
