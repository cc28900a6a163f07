internal import CountryManifest
internal import ManifestCompiler

enum ServiceRemoved: BreakingRule {
  static let id = BreakingChangeID.serviceRemoved
  static let summary = "a service is not in the manifest anymore"
  static let explanation = """
    Apps in use still call its hosts. In code that uses the generated API, its case of `Service` is
    gone.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.services.map(\.name))
    return comparison.old.services.map(\.name).filter { !kept.contains($0) }.map {
      BreakingChange(id, .service($0), "service \(code: $0) is removed")
    }
  }
}
