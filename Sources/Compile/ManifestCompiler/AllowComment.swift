package import ManifestFindings

/// A comment `# nd-config: allow RULE: reason`, which states that a warning is intended.
package struct AllowComment: Sendable {
  package var rule: Located<String>
  package var reason: String

  /// The warnings and breaking changes that a comment can allow, each with its summary.
  package static var rules: [(id: String, summary: String)] {
    let comments = Set(AllowFindings.all.map(\.id))
    let warnings = Findings.all.filter { $0.severity == .warning && !comments.contains($0.id) }
    return warnings.map { ($0.id.name, $0.summary) }
      + BreakingChangeID.allCases.map { ($0.rawValue, "a breaking change") }
  }

  /// The result of reading a comment.
  package enum Reading: Sendable {
    /// Prose, or an allow comment that has been commented out.
    case other
    case allow(AllowComment)
    /// Allows a breaking change; only a comparison of two manifests can find the change.
    case breakingChange(AllowedBreakingChange)
    /// A malformed comment for nd-config; `rule` is the rule that it should allow, or nil if that is unclear.
    case malformed(Finding, rule: String?)
  }

  package static func read(_ range: SourceRange, in file: SourceFile) -> Reading {
    var text = CommentText(file, range)
    text.skip("#")
    let start = text.position
    text.skipSpaces()
    let name = text.word()
    guard name.value == "nd-config", text.skip(":") else {
      text.position = start
      return misspelled(text, range)
    }
    text.skipSpaces()
    let verb = text.word()
    text.skipSpaces()
    guard verb.value == "allow" else {
      let rule = text.ruleID().value
      return malformed(
        "expected `allow` after `nd-config:`, found `\(verb.value)`",
        at: verb.range,
        about: isRule(rule) && isMeantToAllow(verb.value) ? rule : nil
      )
    }
    return rule(&text, range)
  }

  private static func rule(_ text: inout CommentText, _ range: SourceRange) -> Reading {
    let rule = text.ruleID()
    if let id = BreakingChangeID(rawValue: rule.value) {
      return breakingChange(id, rule, &text, range)
    }
    guard let page = Findings.page(for: rule.value) else { return unknown(rule) }
    guard page.severity == .warning else {
      return malformed(
        "`\(rule.value)` is an error; only warnings can be allowed",
        at: rule.range,
        help: "delete the comment and correct the error"
      )
    }
    guard !AllowFindings.all.contains(where: { $0.id == page.id }) else {
      return malformed(
        "`\(rule.value)` is about allow comments, so a comment cannot allow it",
        at: rule.range,
        help: "delete the comment"
      )
    }
    text.skipSpaces()
    let isFollowedByColon = text.skip(":")
    let reason = text.rest
    let isReason = reason.value.unicodeScalars.contains(where: \.isReadable)
    guard isFollowedByColon, isReason else {
      let problem =
        isReason ? "expected `:` before the reason" : "missing reason for allowing `\(rule.value)`"
      return malformed(
        problem,
        at: isReason ? reason.range : rule.range,
        help: "write `# nd-config: allow \(rule.value): reason`",
        about: isReason ? rule.value : nil
      )
    }
    // The comment can have a former ID of the rule.
    let current = Located(page.id.name, at: rule.range)
    return .allow(AllowComment(rule: current, reason: reason.value))
  }

  /// Reads the text after the ID of a breaking change: `es: reason`, or `: reason` for the product.
  private static func breakingChange(
    _ id: BreakingChangeID,
    _ rule: Located<String>,
    _ text: inout CommentText,
    _ range: SourceRange
  ) -> Reading {
    let help = "write `# nd-config: allow \(id.rawValue)\(id.hasSubject ? " NAME" : ""): reason`"
    text.skipSpaces()
    let subject = text.subject()
    guard id.hasSubject == !subject.value.isEmpty else {
      let problem =
        id.hasSubject
        ? "missing name after `\(id.rawValue)`"
        : "expected `:` after `\(id.rawValue)`, found `\(subject.value)`"
      return malformed(problem, at: id.hasSubject ? rule.range : subject.range, help: help)
    }
    let isFollowedByColon = text.skip(":")
    let reason = text.rest
    guard isFollowedByColon, reason.value.unicodeScalars.contains(where: \.isReadable) else {
      return malformed("missing reason for allowing `\(id.rawValue)`", at: rule.range, help: help)
    }
    return .breakingChange(
      AllowedBreakingChange(
        id: id,
        subject: id.hasSubject ? subject.value : nil,
        reason: reason.value,
        range: range
      )
    )
  }

  private static func unknown(_ rule: Located<String>) -> Reading {
    guard !rule.value.isEmpty else { return malformed("missing rule", at: rule.range) }
    if rule.value.contains(",") {
      return malformed(
        "expected one rule, found `\(rule.value)`",
        at: rule.range,
        help: "write one comment per rule"
      )
    }
    let warnings = Findings.all.filter { $0.severity == .warning }.map(\.id.name)
    let breaking = BreakingChangeID.allCases.map(\.rawValue)
    let near = nearestName(to: rule.value.lowercased(), among: warnings + breaking)
    return malformed(
      "unknown rule `\(rule.value)`",
      at: rule.range,
      help: near.map { "write `\($0)`" }
        ?? "write the id in brackets at the end of the warning",
      about: near
    )
  }

  static func malformed(
    _ message: String,
    at range: SourceRange,
    help: String = "write `# nd-config: allow RULE: reason`",
    about rule: String? = nil
  ) -> Reading {
    .malformed(
      Finding("invalid-allow-comment", message, at: range, severity: .warning, help: help),
      rule: rule
    )
  }
}

extension Unicode.Scalar {
  fileprivate var isReadable: Bool { isVisible && self != " " }
}

extension AllowComment {
  /// Checks whether a comment without `nd-config:` at its start is a misspelled allow comment.
  static func misspelled(_ text: CommentText, _ range: SourceRange) -> Reading {
    var text = text
    let whole = text.rest.value
    text.skipSpaces()
    guard !text.skip("#") else { return .other }
    let name = text.word()
    let isNamed = name.value.utf8.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      .map(\.lowercased).elementsEqual("ndconfig".utf8)
    let hasColon = text.skip(":")
    text.skipSpaces()
    let verb = text.word().value
    text.skipSpaces()
    let id = text.ruleID().value
    // Most comments are prose, and comparing spellings is slow, so compare only in likely allow comments.
    let hasExample =
      whole.utf8.contains(UInt8(ascii: "#")) && whole.contains(" # nd-config: allow ")
    guard isNamed || hasExample || isRule(id) || isRule(verb) else { return .other }
    let isMeant =
      if isNamed, hasColon {
        true
      } else if isNamed || isNear(name.value, "nd-config"), isNear(verb, "allow") {
        // `nd-config allows one row …` is prose.
        isRule(id) || isNamed && id.isEmpty
      } else if isNear(name.value, "nd-config-allow") || isNear(name.value, "allow") {
        isRule(verb)
      } else {
        // An allow comment after other text; if a backtick precedes its `#`, it is only an example.
        hasExample
      }
    guard isMeant else { return .other }
    return malformed(
      "expected a comment of the form `# nd-config: allow RULE: reason`",
      at: range,
      about: isRule(id) ? id : isRule(verb) ? verb : nil
    )
  }

  static func isMeantToAllow(_ verb: String) -> Bool {
    isNear(verb, "allow") || ["ignore", "disable", "suppress"].contains(verb.lowercased())
  }

  private static func isNear(_ word: String, _ name: String) -> Bool {
    word.utf8.count > 3 && nearestName(to: word.lowercased(), among: [name]) != nil
  }

  static func isRule(_ id: String) -> Bool {
    Findings.page(for: id) != nil || BreakingChangeID(rawValue: id) != nil
  }
}
