package import CountryManifest
package import ManifestCompiler

/// What a reviewer of a changed manifest has to know: the changes, what they break, and what has to be done
/// before they are released.
package struct Review: Sendable {
  package let comparison: Comparison
  /// Breaking changes that no comment allows.
  package let breaking: [BreakingChange]
  /// Breaking changes that a comment of the new manifest allows, each with its reason.
  package let allowed: [(change: BreakingChange, reason: String)]
  /// Comments that allow a breaking change that there is not.
  package let unusedComments: [AllowedBreakingChange]
  package let release: ReleaseSteps

  package init(
    from old: ResolvedManifest,
    to new: ResolvedManifest,
    allowing comments: [AllowedBreakingChange]
  ) {
    comparison = Comparison(from: old, to: new)
    var breaking: [BreakingChange] = []
    var allowed: [(change: BreakingChange, reason: String)] = []
    var used: Set<Int> = []
    // Without changes there is nothing to look for.
    let rules = comparison.isEmpty ? [] : BreakingChanges.rules
    for change in rules.flatMap({ [comparison] in $0.find(in: comparison) }) {
      let matching = comments.indices.filter { change.isAllowed(by: comments[$0]) }
      used.formUnion(matching)
      if let first = matching.first {
        allowed.append((change, comments[first].reason))
      } else {
        breaking.append(change)
      }
    }
    (self.breaking, self.allowed) = (breaking, allowed)
    unusedComments = comments.indices.filter { !used.contains($0) }.map { comments[$0] }
    release = ReleaseSteps(comparison)
  }
}
