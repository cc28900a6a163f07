package import CountryManifest
package import ManifestDiagnostics

/// One way in which a manifest that reads well can still be wrong.
///
/// Rules have no state and no order, and all of them always run; the caller sorts what they find.
/// They do not see nodes: findings on shape are the decoder's, and a value that it could not read
/// is nil here, which is no finding again.
package protocol ValidationRule: Sendable {
  /// Kebab-case, equal to the type's name, stating the bad thing.
  static var id: RuleID { get }
  static var severity: Diagnostic.Severity { get }
  /// What is wrong when it reports, in a line without capital and full stop.
  static var summary: String { get }
  /// Why the rule is there and an example that it reports; what `nd-config explain` prints.
  static var explanation: String { get }

  init()

  func check(_ manifest: Manifest, in context: inout RuleContext)
}

/// What rules share: the facts of the world, and what follows from the manifest.
package struct RuleContext {
  package let standards: Standards
  package let hosts: HostTable
  package let appLanguages: AppLanguages
  package let resolver: CountryResolver
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ manifest: Manifest, hosts: HostTable, _ standards: Standards) {
    self.standards = standards
    self.hosts = hosts
    appLanguages = AppLanguages(manifest, standards)
    resolver = CountryResolver(manifest, appLanguages, standards)
  }

  package mutating func report<Rule: ValidationRule>(
    _: Rule,
    _ message: String,
    at range: SourceRange,
    related: [Diagnostic.Related] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        Rule.id, message, at: range, severity: Rule.severity, related: related, notes: notes,
        help: help, fix: fix))
  }
}
