internal import ManifestDiagnostics

extension SourceFile {
  /// - Throws: where the bytes are no text to edit: no UTF-8, or two versions at once.
  func requireText() throws(MergeRefusal) {
    if bytes.starts(with: "bplist".utf8) {
      throw .notUnderstood(
        "a binary property list",
        at: 0..<6,
        help: "`plutil -convert xml1` makes it XML"
      )
    }
    guard case .utf8 = TextEncoding(of: bytes) else {
      throw .notUnderstood(
        "the file is UTF-16, expected UTF-8",
        at: 0..<2,
        help: "convert it once: `iconv -f UTF-16 -t UTF-8`, or Text Encoding in Xcode's inspector"
      )
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      throw .notUnderstood("this byte is not UTF-8", at: offset..<offset + 1)
    }
    if let line = firstConflictMarker {
      throw .notUnderstood(
        "unresolved merge conflict",
        at: line,
        help: "keep one side and delete the marker lines"
      )
    }
  }
}
