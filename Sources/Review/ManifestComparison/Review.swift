package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings

/// The information for the reviewer of a changed manifest: the changes, the breaking ones among them, and the
/// steps before the release.
package struct Review: Sendable {
  /// A manifest as written, and with every value filled in.
  package typealias Side = (checked: CheckedManifest, resolved: ResolvedManifest)

  package let comparison: Comparison
  private let old: Side
  private let new: Side
  /// Breaking changes that no comment allows.
  package let breaking: [BreakingChange]
  /// Breaking changes that a comment of the new manifest allows, each with its reason.
  package let allowed: [(change: BreakingChange, reason: String)]
  /// Comments that allow a breaking change that does not occur.
  package let unusedComments: [AllowedBreakingChange]
  package let release: ReleaseSteps

  package init(from old: Side, to new: Side) {
    (self.old, self.new) = (old, new)
    comparison = Comparison(from: old.resolved, to: new.resolved)
    let comments = new.checked.allowedBreakingChanges
    var breaking: [BreakingChange] = []
    var allowed: [(change: BreakingChange, reason: String)] = []
    var used: Set<Int> = []
    // Without changes nothing can break.
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

  /// The written changes with their effects.
  package var causes: [Cause] { Cause.all(of: comparison.changes, from: old, to: new.checked) }

  /// The new manifest.
  var file: SourceFile { new.checked.file }
}
