package import ManifestCompiler
package import ManifestFindings

/// A check for one kind of change that breaks released apps or code that uses the generated API.
protocol BreakingRule: Sendable {
  static var id: BreakingChangeID { get }
  /// A summary: one lowercase line without a full stop.
  static var summary: String { get }
  /// The effect, who is affected, and what to do instead.
  static var explanation: String { get }
  static func find(in comparison: Comparison) -> [BreakingChange]
}

/// A change that breaks something.
package struct BreakingChange: Sendable {
  package let id: BreakingChangeID
  /// The affected row of the manifest; a comment that allows the change names this row after the id.
  package let subject: Change.Subject
  /// The affected part of the row, such as a host, a locale or a field; a comment can allow the change of this part.
  let part: String?
  /// The description: one lowercase line without a full stop.
  package let message: Message

  init(
    _ id: BreakingChangeID,
    _ subject: Change.Subject,
    part: String? = nil,
    _ message: Message
  ) {
    self.id = id
    self.subject = subject
    self.part = part
    self.message = message
  }

  func isAllowed(by comment: AllowedBreakingChange) -> Bool {
    guard comment.id == id else { return false }
    return !id.hasSubject || comment.subject == subject.name || comment.subject == part
  }
}

/// All rules about breaking changes, and their pages.
package enum BreakingChanges {
  static let rules: [any BreakingRule.Type] = [
    DefaultCountryChanged.self, ProductionHostReassigned.self, CountryRemoved.self,
    CountryRenamed.self, CountryNoLongerLive.self, TLDChanged.self, ProductionHostRemoved.self,
    EntitlementDomainRemoved.self, HostSharedByCountries.self, LinkPathExcluded.self,
    WebCredentialsRemoved.self, LanguageRemoved.self,
    SmartlingLocaleRemoved.self, RequiredFieldAdded.self, PatternNarrowed.self,
    PatternNotComparable.self, MaxLengthReduced.self, ServiceRemoved.self,
    EnvironmentRemoved.self, VariantRemoved.self, VariantIdentityChanged.self,
    DevelopmentLanguageChanged.self, GeneratedIdentifierRemoved.self,
  ]

  package static let pages: [FindingPage] = rules.map { rule in
    FindingPage(
      RuleID(stringLiteral: rule.id.rawValue),
      severity: .warning,
      rule.summary,
      """
      \(rule.explanation)

      Reported by `nd-config diff`; with `--breaking`, it exits with status 1. To allow it, write \
      `# nd-config: allow \(rule.id.rawValue)\(rule.id.hasSubject ? " NAME" : ""): reason` anywhere in \
      the new manifest\(rule.id.hasSubject ? "; NAME is the affected row, unless stated otherwise above" : "").
      """
    )
  }
}
