internal import ManifestFindings

/// A comment `# nd-config: allow RULE: reason`, which states that a warning or a breaking change is intended.
struct AllowComment {
  /// The rule that is allowed, or was probably meant; nil if there is none, or if a breaking change is allowed.
  private(set) var rule: String?
  private(set) var reason = ""
  /// The breaking change that is allowed; only a comparison of two manifests can find the change.
  private(set) var breakingChange: AllowedBreakingChange?
  /// Why the comment cannot be read.
  private(set) var problem: Finding?

  var isValid: Bool { problem == nil }

  private static func isAllowable(_ page: FindingPage) -> Bool {
    page.severity == .warning && !AllowFindings.all.contains { $0.id == page.id }
  }

  /// Reads a comment; nil if it is not for nd-config, such as prose about it.
  ///
  /// `suggests` says whether an unknown rule's finding has the most similar name, whose search takes time.
  init?(_ range: SourceRange, in file: SourceFile, suggests: Bool) {
    let bytes = file.bytes[Int(range.start)..<Int(range.end)].dropFirst()
    guard bytes.first(where: { !$0.isSpaceOrTab })?.lowercased == UInt8(ascii: "n") else {
      return nil
    }
    let parts = file.text(range).dropFirst()
      .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map { $0.split { " \t".contains($0) }.map(String.init) }
    guard Self.isForUs(parts) else { return nil }
    let words = parts[0] == ["nd-config"] && parts[1].first == "allow" ? parts[1].dropFirst() : []
    guard let name = words.first else {
      rule = parts.joined().first {
        Findings.page(for: $0) != nil || BreakingChangeID(inComment: $0) != nil
      }
      report("expected `# nd-config: allow RULE: reason`", at: range)
      return
    }
    let subject = words.dropFirst().joined(separator: " ")
    reason = parts.dropFirst(2).first?.joined(separator: " ") ?? ""
    let change = BreakingChangeID(inComment: name)
    if change == nil, !checkRule(name, at: range, suggests) { return }
    let needsSubject = change?.hasSubject ?? false
    let hasReason = reason.contains { $0.isLetter || $0.isNumber }
    guard needsSubject != subject.isEmpty, hasReason else {
      let form = "# nd-config: allow \(name)\(needsSubject ? " NAME" : ""): reason"
      report("expected `\(form)`", at: range)
      return
    }
    guard let change else { return }
    breakingChange = AllowedBreakingChange(
      id: change,
      subject: needsSubject ? subject : nil,
      reason: reason,
      range: range
    )
  }

  /// Whether a comment begins with a spelling of `nd-config:` or `nd-config allow`.
  private static func isForUs(_ parts: [[String]]) -> Bool {
    guard let name = parts[0].first?.lowercased(),
      ["nd-config", "nd_config", "ndconfig"].contains(name)
    else { return false }
    return parts[0].count == 1 && parts.count > 1 || parts[0].dropFirst().first == "allow"
  }

  /// Takes the rule's name, and reports one that a comment cannot allow.
  private mutating func checkRule(_ name: String, at range: SourceRange, _ suggests: Bool) -> Bool {
    guard let page = Findings.page(for: name) else {
      let names =
        Findings.all.filter(Self.isAllowable).map(\.id.name)
        + BreakingChangeID.allCases.map(\.rawValue)
      rule = suggests ? nearestName(to: name.lowercased(), among: names) : nil
      let help =
        rule.map { "write `\($0)`" } ?? "write the id in brackets at the end of the warning"
      report("unknown rule `\(name)`", at: range, help: help)
      return false
    }
    guard Self.isAllowable(page) else {
      report(
        "a comment cannot allow `\(name)`; only warnings about the manifest can be allowed",
        at: range,
        help: "delete the comment and correct the cause"
      )
      return false
    }
    rule = page.id.name
    return true
  }

  private mutating func report(
    _ message: String,
    at range: SourceRange,
    help: String = "write the comment in this form"
  ) {
    problem = Finding("invalid-allow-comment", message, at: range, severity: .warning, help: help)
  }
}
