internal import ManifestDiagnostics

extension MergeRefusal {
  /// The file is not what its format asks for, or in a form that is not edited.
  static func notUnderstood(
    _ message: String,
    at range: Range<Int>,
    help: String? = nil
  ) -> MergeRefusal {
    MergeRefusal(Diagnostic("apply-unreadable-file", message, at: SourceRange(range), help: help))
  }

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

  static func conflict(
    _ entry: MergeEntry,
    found: String,
    at range: Range<Int>
  ) -> MergeRefusal {
    MergeRefusal(
      Diagnostic(
        "apply-conflict",
        "`\(entry.key)` stands here as `\(found)`; the manifest says `\(entry.value)`",
        at: SourceRange(range),
        help: "take it out or write what the manifest says; then it is kept up to date"
      )
    )
  }

  static func twice(_ key: String, at range: Range<Int>, first: Range<Int>) -> MergeRefusal {
    MergeRefusal(
      Diagnostic(
        "apply-doubled-entry",
        "`\(key)` stands here a second time",
        at: SourceRange(range),
        related: [Diagnostic.Related("the first", at: SourceRange(first))],
        help: "take one of the two out"
      )
    )
  }
}
