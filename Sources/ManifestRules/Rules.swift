package import CountryManifest
package import ManifestDiagnostics

/// All rules, by family.
package enum Rules {
  package static let all: [any ValidationRule.Type] = [
    // Domains
    DomainClaimedTwice.self
  ]

  /// What all rules find in a manifest.
  package static func check(
    _ manifest: Manifest,
    hosts: HostTable,
    _ standards: Standards
  ) -> [Diagnostic] {
    var context = RuleContext(manifest, hosts: hosts, standards)
    for rule in all { rule.init().check(manifest, in: &context) }
    return context.diagnostics
  }
}
