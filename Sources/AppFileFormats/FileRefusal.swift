package import ManifestDiagnostics

/// Why a file is not changed: it is malformed, or it is unclear where entries belong.
package struct FileRefusal: Error {
  package var diagnostic: Diagnostic
  /// The file in UTF-8, if the locations are in that and not in the file itself.
  package var file: SourceFile?

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// The file is malformed, or in a form that nd-config doesn't edit.
  package static func unreadable(
    _ message: String,
    at range: Range<Int>,
    related: [Diagnostic.Related] = [],
    help: String? = nil
  ) -> FileRefusal {
    FileRefusal(
      Diagnostic(
        "apply-unsupported-file",
        message,
        at: SourceRange(range),
        related: related,
        help: help
      )
    )
  }

  /// A name that may be there only once.
  package static func duplicate(
    _ name: String,
    at range: Range<Int>,
    first: Range<Int>
  ) -> FileRefusal {
    FileRefusal(
      Diagnostic(
        "apply-duplicate-entry",
        "duplicate entry `\(name)`",
        at: SourceRange(range),
        related: [Diagnostic.Related("first used here", at: SourceRange(first))],
        help: "delete one of them"
      )
    )
  }
}
