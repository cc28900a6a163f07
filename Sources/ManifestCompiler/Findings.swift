package import ManifestDiagnostics
internal import ManifestRules

extension FindingPage {
  init(_ rule: any ValidationRule.Type) {
    self.init(rule.id, severity: rule.severity, rule.summary, rule.explanation)
  }
}

/// Everything that can be reported about a manifest: the registry behind `explain` and `Rules.md`.
package enum Findings {
  /// Findings about shape, about comments that allow warnings, then rules by family.
  package static let all: [FindingPage] =
    ShapeFindings.all + AllowFindings.all + Rules.all.map { FindingPage($0) }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id.name, $0) })

  package static func page(for id: String) -> FindingPage? { byID[id] }

  static func isRule(_ id: RuleID) -> Bool { Rules.all.contains { $0.id == id } }
}
