package import ManifestFindings

extension YAMLTree {
  /// The comments in the order of the file, each from its `#` to the end of its line.
  ///
  /// libyaml skips them. Each starts at a `#` that is outside all scalars.
  package var comments: [SourceRange] {
    var found: [SourceRange] = []
    var offset = file.textStart
    func search(to end: Int) {
      while offset < end, let mark = file.bytes[offset..<end].firstIndex(of: UInt8(ascii: "#")) {
        offset = file.lineEnd(mark)
        found.append(SourceRange(mark, offset))
      }
      offset = max(offset, end)
    }
    for record in records where record.kind == .scalar {
      let start = Int(record.range.start)
      // The text of a `|` or `>` scalar starts on the next line, so a `#` on its first line begins a comment.
      let isBlock = record.style == .literal || record.style == .folded
      search(to: isBlock ? file.lineEnd(start) : start)
      offset = max(offset, Int(record.range.end))
    }
    search(to: file.bytes.count)
    return found
  }
}
