/// What there is to say about an id: a rule's, or that of another finding.
package struct FindingPage: Sendable {
  package var id: RuleID
  package var severity: Diagnostic.Severity
  /// In a line, without capital and full stop.
  package var summary: String
  /// Why it is reported, with an example.
  package var explanation: String

  package init(
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
}
