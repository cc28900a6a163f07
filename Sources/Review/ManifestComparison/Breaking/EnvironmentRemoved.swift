internal import CountryManifest
internal import ManifestCompiler

enum EnvironmentRemoved: BreakingRule {
  static let id = BreakingChangeID.environmentRemoved
  static let summary = "an environment is not in the manifest anymore"
  static let explanation = """
    Test builds in use still call its hosts. In code that uses the generated API, its case of
    `Environment` is gone.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.environments.map(\.name))
    return comparison.old.environments.map(\.name).filter { !kept.contains($0) }.map {
      BreakingChange(id, .environment($0), "environment \(code: $0) is removed")
    }
  }
}
