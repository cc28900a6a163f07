internal import ManifestDiagnostics

/// How a file's elements are on its lines: an element of our own is set as its neighbors are, and
/// taking it out leaves what was there before.
package struct XMLLines {
  package let tree: XMLTree
  /// What a level indents by.
  private(set) var unit: String

  private var bytes: [UInt8] { tree.file.bytes }

  /// The default is for a file that does not show what a level indents by.
  package init(_ tree: XMLTree, defaultUnit: String) {
    self.tree = tree
    unit = defaultUnit
    unit = shownUnit ?? defaultUnit
  }

  package func startsLine(_ range: Range<Int>) -> Bool { tree.file.startsLine(range.lowerBound) }

  /// Whether nothing follows on the line; a comment may where it is allowed to.
  package func endsLine(_ offset: Int, allowingComments: Bool = false) -> Bool {
    var index = offset
    while index < bytes.count, !bytes[index].endsLine {
      if bytes[index].isWhitespace {
        index += 1
      } else if allowingComments, let end = endOfComment(at: index) {
        index = end
      } else {
        return false
      }
    }
    return index < bytes.count
  }

  /// The end of a comment that is on one line.
  private func endOfComment(at offset: Int) -> Int? {
    guard bytes[offset...].starts(with: "<!--".utf8) else { return nil }
    guard let comment = tree.node(startingAt: offset), comment.kind == .comment,
      !tree.file.hasLineEnd(comment.range)
    else { return nil }
    return comment.range.upperBound
  }

  /// The indentation of the first element that is deeper than its parent; empty if there is none.
  ///
  /// By convention, the content of a property list is not indented deeper than its root.
  private var shownUnit: String? {
    var isShown = false
    for (index, node) in tree.nodes.enumerated()
    where node.kind == .element && node.name != "plist" {
      guard startsLine(node.range) else { continue }
      let outer = tree.file.indentation(node.range.lowerBound)
      for child in tree.elements(of: index) where startsLine(tree[child].range) {
        isShown = true
        let inner = tree.file.indentation(tree[child].range.lowerBound)
        if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
      }
    }
    return isShown ? "" : nil
  }

  /// The whole lines of a range that shares them with nothing; else the range, with the spaces behind
  /// it where it begins a line.
  package func removable(_ range: Range<Int>) -> Range<Int> {
    guard startsLine(range) else { return range }
    guard endsLine(range.upperBound) else {
      let rest = bytes[range.upperBound...]
      return range.lowerBound..<(rest.firstIndex { !$0.isWhitespace } ?? bytes.count)
    }
    return tree.file.lineStart(range.lowerBound)..<tree.file.nextLineStart(range.upperBound)
  }
}
