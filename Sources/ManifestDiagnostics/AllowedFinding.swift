/// A warning that is intended: it is not reported, but programs can see it and why.
package struct AllowedFinding: Sendable, Equatable {
  package var diagnostic: Diagnostic
  /// What the comment that allows it gives as the reason; nil if the command line allows it.
  package var reason: String?

  package init(_ diagnostic: Diagnostic, reason: String?) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}
