internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum LinkPathExcluded: BreakingRule {
  static let id = BreakingChangeID.linkPathExcluded
  static let summary = "links to some paths do not open the app anymore"
  static let explanation = """
    A path is new in `exclude` of the `aasa` output. As soon as the hosts serve the new files, links to
    it open the website, in apps in use as well. A comment names the path, or `product`.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old.product, comparison.new.product)
    let known = Set(old.excludedPaths.map(\.value))
    return new.excludedPaths.map(\.value).filter { !known.contains($0) }.map {
      BreakingChange(
        id,
        .product,
        part: $0,
        "links to \(code: $0) do not open the app anymore"
      )
    }
  }
}
