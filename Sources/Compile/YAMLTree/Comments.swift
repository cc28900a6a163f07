package import ManifestFindings

extension YAMLTree {
  /// The comments in the order of the file, each from its `#` to the end of its line.
  package var comments: Comments { Comments(self) }

  /// Findings about comments without a space before the `#`, which libyaml accepts and other parsers reject.
  ///
  /// An example is `tld: "it"# Italy`.
  var adjoiningComments: [Finding] {
    var findings: [Finding] = []
    for comment in comments where comment.start > 0 {
      let before = file.bytes[Int(comment.start) - 1]
      guard !before.isWhitespace, Int(comment.start) > file.textStart else { continue }
      let mark = SourceRange(comment.start, comment.start + 1)
      let help = "write a space before the comment"
      findings.add(Finding("syntax-error", "missing space before `#`", at: mark, help: help))
    }
    return findings
  }

  /// Finds the comments, because libyaml skips them: each starts at a `#` that is outside all scalars.
  package struct Comments: Sequence, IteratorProtocol {
    private let tree: YAMLTree
    private var offset: Int
    /// The index of the first record that starts after the `#` that was checked last.
    private var record = 0

    fileprivate init(_ tree: YAMLTree) {
      self.tree = tree
      offset = tree.file.textStart
    }

    package mutating func next() -> SourceRange? {
      let file = tree.file
      while let mark = file.bytes[offset...].firstIndex(of: UInt8(ascii: "#")) {
        guard let scalar = scalar(at: mark) else {
          offset = file.lineEnd(mark)
          return SourceRange(mark, offset)
        }
        offset = Int(scalar.end)
      }
      return nil
    }

    /// The range of the scalar whose text contains an offset; nil if there is none.
    private mutating func scalar(at offset: Int) -> SourceRange? {
      let records = tree.records
      while record < records.count, records[record].range.start <= offset { record += 1 }
      guard record > 0, records[record - 1].kind == .scalar else { return nil }
      let (range, style) = (records[record - 1].range, records[record - 1].style)
      guard offset < range.end else { return nil }
      // The text of a `|` or `>` scalar starts on the next line, so a `#` on this line begins a comment.
      let isBlock = style == .literal || style == .folded
      return isBlock && offset < tree.file.lineEnd(Int(range.start)) ? nil : range
    }
  }
}
