package import ManifestDiagnostics

extension SourceFile {
  /// - Throws: if the bytes are not text that can be edited: not UTF-8, or an unresolved merge.
  package func requireText() throws(FileRefusal) {
    if bytes.starts(with: "bplist".utf8) {
      throw .unreadable(
        "file is a binary property list; expected XML",
        at: 0..<6,
        help: "convert it with `plutil -convert xml1`"
      )
    }
    guard case .utf8 = TextEncoding(of: bytes) else {
      throw .unreadable(
        "file is encoded as UTF-16; expected UTF-8",
        at: 0..<2,
        help:
          "convert it once with `iconv -f UTF-16 -t UTF-8`, or with Text Encoding in Xcode's inspector"
      )
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      throw .unreadable(
        "this byte is not valid UTF-8",
        at: offset..<offset + 1,
        help: "save the file as UTF-8"
      )
    }
    if let line = firstConflictMarker {
      throw .unreadable(
        "unresolved merge conflict",
        at: line,
        help: "keep one side and delete the marker lines"
      )
    }
  }
}
