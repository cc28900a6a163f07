package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings

/// Everything that the reviewer of a changed manifest needs: the changes, which of them are breaking, and the steps
/// before the release.
package struct Review: Sendable {
  /// A manifest as it was written, and with every value filled in.
  package typealias Side = (checked: CheckedManifest, resolved: ResolvedManifest)

  package let comparison: Comparison
  private let old: Side
  private let new: Side
  /// The breaking changes that no comment in the new manifest allows.
  package let breaking: [BreakingChange]
  /// The breaking changes that a comment in the new manifest allows, each with the comment's reason.
  package let allowed: [(change: BreakingChange, reason: String)]
  /// The comments that allow a breaking change, although there is no such change.
  package let unusedComments: [AllowedBreakingChange]
  package let release: ReleaseSteps

  package init(from old: Side, to new: Side) {
    (self.old, self.new) = (old, new)
    comparison = Comparison(from: old.resolved, to: new.resolved)
    let comments = new.checked.allowedBreakingChanges
    var breaking: [BreakingChange] = []
    var allowed: [(change: BreakingChange, reason: String)] = []
    var used: Set<Int> = []
    // Without changes, nothing can break.
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

  /// The changes to the manifest's text, each with its effects.
  package var causes: [Cause] { Cause.all(of: comparison.changes, from: old, to: new.checked) }

  /// The new manifest's file.
  var file: SourceFile { new.checked.file }
}
