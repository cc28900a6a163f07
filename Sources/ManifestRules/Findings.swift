package import ManifestDiagnostics

/// What `nd-config explain` says of a kind of finding.
package struct FindingPage: Sendable {
  package var id: RuleID
  package var severity: Diagnostic.Severity
  package var summary: String
  package var explanation: String
}

/// All kinds of findings.
package enum Findings {
  package static let all: [FindingPage] = Rules.all.map { rule in
    FindingPage(
      id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation)
  }

  package static func page(for id: String) -> FindingPage? { all.first { $0.id.name == id } }
}
