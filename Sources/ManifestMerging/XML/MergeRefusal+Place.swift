internal import ManifestDiagnostics

extension MergeRefusal {
  /// A file that is understood, and has no one place for our entries.
  static func noPlace(
    _ message: String,
    at range: Range<Int>,
    related: [Diagnostic.Related] = [],
    help: String? = nil
  ) -> MergeRefusal {
    MergeRefusal(
      Diagnostic("apply-no-place", message, at: SourceRange(range), related: related, help: help)
    )
  }
}
