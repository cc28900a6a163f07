package import ManifestDiagnostics

/// What there is to say about an id: a rule's, or one of a finding on shape.
package struct FindingPage: Sendable {
  package var id: RuleID
  package var severity: Diagnostic.Severity
  /// In a line, without capital and full stop.
  package var summary: String
  /// Why it is reported, with an example.
  package var explanation: String

  init(
    _ id: RuleID,
    severity: Diagnostic.Severity = .error,
    _ summary: String,
    _ explanation: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }

  init(_ rule: any ValidationRule.Type) {
    self.init(rule.id, severity: rule.severity, rule.summary, rule.explanation)
  }
}

/// Everything that can be reported about a manifest: the one registry behind `explain` and documents.
package enum Findings {
  /// Findings on shape, then rules by family.
  package static let all: [FindingPage] = ShapeFindings.all + Rules.all.map { FindingPage($0) }

  package static func page(for id: String) -> FindingPage? {
    all.first { $0.id.name == id }
  }
}
