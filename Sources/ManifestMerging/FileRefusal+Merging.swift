internal import AppFileFormats
internal import ManifestDiagnostics

extension FileRefusal {
  /// The file is well-formed, but nothing in it says where our entries go.
  static func noLocation(
    _ message: String,
    at range: Range<Int>,
    related: [Diagnostic.Related] = [],
    help: String? = nil
  ) -> FileRefusal {
    FileRefusal(
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
  ) -> FileRefusal {
    FileRefusal(
      Diagnostic(
        "apply-conflict",
        "`\(entry.key)` is already `\(found)` here; the manifest says `\(entry.value)`",
        at: SourceRange(range),
        help: "delete it, or write the manifest's value; nd-config then keeps it up to date"
      )
    )
  }
}
