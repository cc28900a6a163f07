internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics

enum ProductionHostReassigned: BreakingRule {
  static let id = BreakingChangeID.productionHostReassigned
  static let summary = "a production host leads to another country, service or environment"
  static let explanation = """
    Apps in use go on to call the host until they are updated, and links to it are shared and printed:
    all of them reach another country, service or environment, without an error. Keep the host where
    it was, or give it to nobody until no app calls it. A comment names the country that had it, or
    the service if all countries shared it, or the host.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.retiredHosts.reassigned.map { subject, host, owner in
      BreakingChange(id, subject, part: host, "\(code: host) \(owner)")
    }
  }
}
