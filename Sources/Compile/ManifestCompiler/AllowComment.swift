package import ManifestFindings

/// A comment `# nd-config: allow RULE: reason`, which states that a warning or a breaking change is intended.
package struct AllowComment: Sendable {
  /// The rule that is allowed, or was probably meant; nil if the comment names none.
  private(set) var rule: String?
  private(set) var reason = ""
  /// The breaking change that is allowed; only a comparison of two manifests can find the change.
  private(set) var breakingChange: AllowedBreakingChange?
  /// Why the comment cannot be read.
  private(set) var problem: Finding?

  package var isValid: Bool { problem == nil }

  /// The warnings and breaking changes that a comment can allow, each with its summary.
  package static var rules: [(id: String, summary: String)] {
    Findings.all.filter(isAllowable).map { ($0.id.name, $0.summary) }
      + BreakingChangeID.allCases.map { ($0.rawValue, "a breaking change") }
  }

  private static func isAllowable(_ page: FindingPage) -> Bool {
    page.severity == .warning && !AllowFindings.all.contains { $0.id == page.id }
  }

  /// Reads a comment; nil if it is not for nd-config, such as prose about it.
  package init?(_ range: SourceRange, in file: SourceFile) {
    let bytes = file.bytes[Int(range.start)..<Int(range.end)].dropFirst()
    guard bytes.first(where: { !$0.isSpaceOrTab })?.lowercased == UInt8(ascii: "n") else {
      return nil
    }
    let text = file.text(range)
    let parts = text.dropFirst().split(
      separator: ":",
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    let words = parts.map { $0.split { " \t".contains($0) } }
    guard words.count > 1, words[0] == ["nd-config"], words[1].first == "allow", words[1].count > 1
    else {
      guard Self.isForUs(words) else { return nil }
      rule = words.joined().map(String.init).first(where: Self.isKnown)
      problem = Self.problem("expected `# nd-config: allow RULE: reason`", at: range)
      return
    }
    let name = String(words[1][1])
    let subject = words[1].dropFirst(2).joined(separator: " ")
    let start =
      Int(range.start) + text.utf8.distance(from: text.startIndex, to: words[1][1].startIndex)
    let reason = words.dropFirst(2).first?.joined(separator: " ") ?? ""
    read(name, at: SourceRange(start, start + name.utf8.count), subject, reason)
    guard isValid, let change = BreakingChangeID(inComment: name) else { return }
    breakingChange = AllowedBreakingChange(
      id: change,
      subject: change.hasSubject ? subject : nil,
      reason: reason,
      range: range
    )
  }

  /// Whether a comment begins with a spelling of `nd-config:` or `nd-config allow`.
  private static func isForUs(_ parts: [[Substring]]) -> Bool {
    guard let name = parts[0].first?.lowercased(),
      ["nd-config", "nd_config", "ndconfig"].contains(name)
    else { return false }
    return parts[0].count == 1 && parts.count > 1
      || parts[0].dropFirst().first?.lowercased() == "allow"
  }

  private mutating func read(
    _ name: String,
    at place: SourceRange,
    _ subject: String,
    _ reason: String
  ) {
    let page = Findings.page(for: name)
    let change = BreakingChangeID(inComment: name)
    guard page != nil || change != nil else {
      rule = nearestName(to: name.lowercased(), among: Self.rules.map(\.id))
      let help =
        rule.map { "write `\($0)`" } ?? "write the id in brackets at the end of the warning"
      problem = Self.problem("unknown rule `\(name)`", at: place, help: help)
      return
    }
    if let page, !Self.isAllowable(page) {
      problem = Self.problem(
        "a comment cannot allow `\(name)`; only warnings about the manifest can be allowed",
        at: place,
        help: "delete the comment and correct the cause"
      )
      return
    }
    rule = page?.id.name ?? name
    self.reason = reason
    let needsSubject = change?.hasSubject ?? false
    let message: String? =
      if needsSubject == subject.isEmpty {
        needsSubject
          ? "missing name after `\(name)`" : "expected `:` after `\(name)`, found `\(subject)`"
      } else if !reason.unicodeScalars.contains(where: { $0.isVisible && $0 != " " }) {
        "missing reason for allowing `\(name)`"
      } else {
        nil
      }
    let form = "# nd-config: allow \(name)\(needsSubject ? " NAME" : ""): reason"
    problem = message.map { Self.problem($0, at: place, help: "write `\(form)`") }
  }

  private static func isKnown(_ id: String) -> Bool {
    Findings.page(for: id) != nil || BreakingChangeID(inComment: id) != nil
  }

  private static func problem(
    _ message: String,
    at range: SourceRange,
    help: String = "write the comment in this form"
  ) -> Finding {
    Finding("invalid-allow-comment", message, at: range, severity: .warning, help: help)
  }
}
