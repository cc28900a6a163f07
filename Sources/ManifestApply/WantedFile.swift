package import ManifestDiagnostics
package import ManifestMerging

/// A file of an app, and what it should hold of the manifest.
package struct WantedFile: Sendable {
  /// Relative to the app's folder.
  package var path: String
  package var kind: FileKind
  package var merger: any FileMerger
  package var entries: [MergeEntry]
  /// Where the configuration names it.
  package var range: SourceRange
  /// The folder that must exist for the file to be created; nil if the file must exist itself.
  package var creatableUnder: String?
  /// Of strings: the path with `{lproj}`, for the same table in other languages.
  package var table: String?

  /// A file that should hold nothing of the manifest.
  static func unwanted(_ path: String, _ kind: FileKind) -> WantedFile {
    let none = SourceRange(0, 0)
    return WantedFile(path: path, kind: kind, merger: kind.merger, entries: [], range: none)
  }
}

extension Diagnostic {
  /// `isEverywhere` is false where the paths are one file on some file systems only.
  static func namedTwice(
    _ file: WantedFile,
    as other: WantedFile,
    isEverywhere: Bool
  ) -> Diagnostic {
    Diagnostic(
      "apply-duplicate-path",
      file.path.utf8.elementsEqual(other.path.utf8)
        ? "duplicate path `\(file.path)`"
        : "`\(other.path)` and `\(file.path)` are the same file"
          + (isEverywhere ? "" : " on some file systems"),
      at: file.range,
      related: [Related("first listed here", at: other.range)],
      help: "list each file once"
    )
  }
}
