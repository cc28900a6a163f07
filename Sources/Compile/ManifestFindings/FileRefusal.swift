/// The reason why nd-config does not change a file: the file is malformed, or it is unclear where entries belong in it.
package struct FileRefusal: Error {
  package var finding: Finding

  package init(_ finding: Finding) { self.finding = finding }

  /// Refuses a file that is malformed, or in a form that nd-config doesn't edit.
  package static func unreadable(
    _ message: String,
    at range: Range<Int>,
    help: String? = nil
  ) -> FileRefusal {
    FileRefusal(Finding("apply-unsupported-file", message, at: SourceRange(range), help: help))
  }

  /// Refuses a well-formed file that has no clear location for the manifest's entries.
  package static func noLocation(
    _ message: String,
    at range: Range<Int>,
    related: [Finding.Related] = [],
    help: String? = nil
  ) -> FileRefusal {
    let place = SourceRange(range)
    return FileRefusal(
      Finding("apply-no-insertion-point", message, at: place, related: related, help: help)
    )
  }

  /// Refuses a file that contains an entry's name twice.
  package static func duplicate(
    _ name: String,
    at range: Range<Int>,
    first: Range<Int>
  ) -> FileRefusal {
    FileRefusal(
      Finding(
        "apply-duplicate-entry",
        "duplicate entry `\(name)`",
        at: SourceRange(range),
        related: [Finding.Related("first used here", at: SourceRange(first))],
        help: "delete one of them"
      )
    )
  }
}

extension SourceFile {
  /// Requires bytes that can be edited as text.
  ///
  /// - Throws: if the file is not UTF-8 text, or has an unresolved merge conflict.
  package func requireText() throws(FileRefusal) {
    if let encoding = foreignEncoding(of: bytes) {
      throw .unreadable(
        "file is \(encoding); expected UTF-8",
        at: 0..<2,
        help: "convert it with `plutil -convert xml1` or `iconv -f UTF-16 -t UTF-8`"
      )
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      throw .unreadable(
        "this byte is not valid UTF-8",
        at: offset..<offset + 1,
        help: "save the file as UTF-8"
      )
    }
    if let run = CombiningMarks.firstLongRun(in: bytes) {
      throw .unreadable(CombiningMarks.problem, at: run, help: "delete them")
    }
    if let line = firstConflictMarker {
      throw .unreadable(
        "unresolved merge conflict",
        at: line,
        help: "resolve the conflict and delete the marker lines"
      )
    }
  }
}
