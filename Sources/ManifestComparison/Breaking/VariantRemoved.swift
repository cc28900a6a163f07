internal import CountryManifest
internal import ManifestCompiler

enum VariantRemoved: BreakingRule {
  static let id = BreakingChangeID.variantRemoved
  static let summary = "an app variant is not in the manifest anymore"
  static let explanation = """
    The websites stop naming the variant in their association files, so links do not open it anymore
    where it is installed.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let kept = Set(comparison.new.apps.map(\.name))
    return comparison.old.apps.map(\.name).filter { !kept.contains($0) }.map {
      BreakingChange(id, .app($0), "app variant \(name: $0) is removed")
    }
  }
}
