internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum VariantIdentityChanged: BreakingRule {
  static let id = BreakingChangeID.variantIdentityChanged
  static let summary = "a variant's team, bundle, package or fingerprint is another one"
  static let explanation = """
    The association files of the websites name a variant by these. Links do not open the installed
    app anymore as soon as the new files are served. Another fingerprint in the list breaks nothing.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    comparison.apps.flatMap { old, new -> [BreakingChange] in
      guard let new else { return [] }
      return lost(from: old, to: new).map {
        BreakingChange(id, .app(old.name), "\($0) is not \(name: old.name)'s anymore")
      }
    }
  }

  private static func lost(from old: ResolvedApp, to new: ResolvedApp) -> [Message] {
    var lost: [Message] = []
    if old.team.value != new.team.value { lost.append("team \(code: old.team.value)") }
    if old.bundle.value != new.bundle.value { lost.append("bundle \(code: old.bundle.value)") }
    guard let android = old.android else { return lost }
    if android.package.value != new.android?.package.value {
      lost.append("package \(code: android.package.value)")
    }
    let kept = Set(new.android?.fingerprints.map(\.value) ?? [])
    let fingerprints = new.android == nil ? [] : android.fingerprints.map(\.value)
    return lost
      + fingerprints.filter { !kept.contains($0) }.map { "fingerprint \(code: $0)" as Message }
  }
}
