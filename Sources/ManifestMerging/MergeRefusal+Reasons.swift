internal import ManifestDiagnostics

extension MergeRefusal {
  /// The file is malformed or in a form that nd-config doesn't edit.
  static func notUnderstood(
    _ message: String,
    at range: Range<Int>,
    help: String? = nil
  ) -> MergeRefusal {
    MergeRefusal(Diagnostic("apply-unsupported-file", message, at: SourceRange(range), help: help))
  }

  /// The file is well-formed, but it is unclear where our entries belong.
  static func noPlace(
    _ message: String,
    at range: Range<Int>,
    related: [Diagnostic.Related] = [],
    help: String? = nil
  ) -> MergeRefusal {
    MergeRefusal(
      Diagnostic(
        "apply-no-insertion-point",
        message,
        at: SourceRange(range),
        related: related,
        help: help
      )
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
        "`\(entry.key)` is already `\(found)` here; the manifest says `\(entry.value)`",
        at: SourceRange(range),
        help: "delete it, or write the manifest's value; nd-config then keeps it up to date"
      )
    )
  }

  static func twice(_ key: String, at range: Range<Int>, first: Range<Int>) -> MergeRefusal {
    MergeRefusal(
      Diagnostic(
        "apply-duplicate-entry",
        "duplicate entry `\(key)`",
        at: SourceRange(range),
        related: [Diagnostic.Related("first used here", at: SourceRange(first))],
        help: "delete one of them"
      )
    )
  }
}
