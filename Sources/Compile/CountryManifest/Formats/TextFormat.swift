package import ManifestFindings
package import YAMLTree

/// How one kind of text is written: one description for the decoder, the JSON Schema, editors and `explain`.
///
/// The decoder reports a text that is not in its format where it reads the text. After an error, the value is nil, so
/// that rules and derivations only see texts in their format.
package struct TextFormat: Sendable {
  let id: RuleID
  let severity: Finding.Severity
  /// The kind of text in messages: "team ID".
  let name: String
  /// The valid texts, after "expected": "ten uppercase letters and digits".
  let expected: String
  package let example: String
  /// A regular expression that every valid text matches; editors report other texts
  /// without nd-config.
  package let pattern: String?
  /// What to do about an invalid text that has no other spelling, as an instruction.
  private let advice: String
  private let problem: @Sendable (String, Standards) -> TextProblem?
  /// The same text in another spelling: letter case, separators, white space.
  private let respelled: @Sendable (String) -> String

  /// Creates a format.
  ///
  /// A valid text matches the pattern as a whole and has no `problem`. If `isExact` is false, the pattern only serves
  /// editors, and `problem` alone decides, because it is faster or has better phrases.
  package init(
    _ id: RuleID,
    _ name: String,
    _ expected: String,
    such example: String,
    matching pattern: String?,
    isExact: Bool = true,
    severity: Finding.Severity = .error,
    advice: String? = nil,
    problem: @escaping @Sendable (String, Standards) -> TextProblem? = { _, _ in nil },
    respelled: @escaping @Sendable (String) -> String = { $0 }
  ) {
    (self.id, self.severity, self.name, self.expected) = (id, severity, name, expected)
    (self.example, self.pattern, self.respelled) = (example, pattern, respelled)
    self.advice = advice ?? "write something like `\(example)`"
    guard isExact, let pattern else {
      self.problem = problem
      return
    }
    // A regular expression is not `Sendable` only because it can contain closures, and this one has none.
    nonisolated(unsafe) let regex = PortablePattern.regex(pattern)
    self.problem = { text, standards in
      // No text of these formats is longer.
      guard text.utf8.count <= 1_000, let regex, (try? regex.wholeMatch(in: text)) != nil else {
        return TextProblem("")
      }
      return problem(text, standards)
    }
  }

  /// The pages of the findings about formats.
  package static let pages = appPages + namePages + codePages + localePages + urlPages

  package func accepts(_ text: String, _ standards: Standards) -> Bool {
    problem(text, standards) == nil
  }

  /// The finding about a text that is not in the format; nil if it is.
  func finding(
    about text: Located<String>,
    in country: String? = nil,
    _ standards: Standards
  ) -> Finding? {
    guard let problem = problem(text.value, standards) else { return nil }
    if text.value.utf8.allSatisfy(\.isSpaceOrTab) {
      let message = "the \(name) is empty; expected \(expected)"
      let help = help(in: country, standards)
      return Finding("empty-text", message, at: text.range, severity: severity, help: help)
    }
    let better = respelled(text.value)
    let isValid = better != text.value && accepts(better, standards)
    return Finding(
      id,
      problem.phrase.isEmpty
        ? "malformed \(name) `\(text.value)`; expected \(expected)"
        : "\(name) `\(text.value)` \(problem.phrase)",
      at: text.range,
      severity: severity,
      help: isValid ? "write `\(better)`" : problem.help ?? help(in: country, standards),
      fix: isValid ? Fix(text, rewrittenAs: better, isSafe: isSafe(better, for: text.value)) : nil
    )
  }

  /// What to do about a text that is missing or has no other spelling; a country's row has an example for it.
  func help(in country: String?, _ standards: Standards) -> String {
    let usual = country.flatMap { usualText(in: $0, standards) }
    return usual.map { "write something like `\($0)`" } ?? advice
  }

  /// The text of most countries: their own TLD, and the locale of their main language.
  private func usualText(in country: String, _ standards: Standards) -> String? {
    let language = standards.languages(of: country).first?.language.prefix { $0 != "-" }
    return switch name {
    case "TLD": standards.countryCodeDomain(of: country)
    case "language tag": language.map { "\($0)-\(country.uppercased())" }
    case "help-desk locale": language.map { "\($0)_\(country.uppercased())" }
    default: nil
    }
  }

  /// Whether a respelling certainly names what the author meant; a word in capital letters can be a note.
  ///
  /// In tags, `_` and `-` are the same letter; in a host or an identifier of a store, they are not.
  private func isSafe(_ better: String, for text: String) -> Bool {
    let hasEqualSeparators = ["invalid-language-tag", "invalid-smartling-locale", "malformed-name"]
      .contains(id.name)
    // A `/` may stand for a dot, or stand in a word by mistake.
    return text.wholeMatch(of: /[A-Z]{3,}/) == nil
      && (hasEqualSeparators
        || "_.".allSatisfy { mark in text.count { $0 == mark } == better.count { $0 == mark } })
  }
}

/// What is wrong with a text.
package struct TextProblem: Error, Equatable {
  /// A phrase that follows the text: "contains an uppercase letter"; empty if what is expected says enough.
  package var phrase: String
  /// What to write instead, as an instruction.
  package var help: String?

  package init(_ phrase: String, help: String? = nil) {
    (self.phrase, self.help) = (phrase, help)
  }
}

extension ManifestDecoder {
  /// Reads a text in a format, if there is one; nil after an error.
  package mutating func text(_ node: Node, _ format: TextFormat?) -> Located<String>? {
    guard let text = text(node, expected: format?.expected ?? "text") else { return nil }
    guard let format else { return text }
    return check(text, format) ? text : nil
  }

  /// Reports a text that is not in a format; returns false after an error.
  ///
  /// There is no fix where another spelling can name something else: the app's folder `pt-PT` is not `pt`.
  @discardableResult
  mutating func check(
    _ text: Located<String>,
    _ format: TextFormat,
    isRespelled: Bool = true
  ) -> Bool {
    guard var finding = format.finding(about: text, in: country, standards) else { return true }
    if !isRespelled { finding.fix = nil }
    findings.add(finding)
    return finding.severity != .error
  }
}

extension Fix {
  /// Replaces a text of the manifest; a quoted text stays quoted.
  package init(_ written: Located<String>, rewrittenAs text: String, isSafe: Bool = false) {
    // Only a plain (unquoted) scalar's range is exactly as long as its text. `no` is quoted, because other YAML readers
    // read a plain `no` as a boolean.
    let isPlain = written.range.count == written.value.utf8.count && text != "no"
    self.init(
      "replace with `\(text)`",
      replacing: written.range,
      with: isPlain ? text : quotedYAML(text),
      isSafe: isSafe
    )
  }
}
