package import ManifestFindings

/// Inserts elements into a container element, and removes elements from it.
///
/// A new element goes on a separate line if its neighbors are on separate lines. Removing an inserted element restores
/// the file byte for byte.
package struct XMLListEdit {
  private let lines: XMLLines
  private let container: Int
  private(set) var edits = TextEdits()
  private var removed: Set<Int> = []
  private var pending: [(element: NewElement, point: InsertionPoint)] = []

  /// The lines of a new element; the first line is at level 0.
  package struct NewElement {
    package var lines: [(level: Int, text: String)]

    package init(_ lines: [(level: Int, text: String)]) { self.lines = lines }
    package init(_ text: String) { lines = [(0, text)] }
  }

  package init(_ lines: XMLLines, container: Int) {
    self.lines = lines
    self.container = container
  }

  private var tree: XMLTree { lines.tree }
  package var bytes: [UInt8] { tree.file.bytes }

  package mutating func remove(_ element: Int) {
    guard removed.insert(element).inserted else { return }
    edits.remove(lines.removable(tree[element].range))
  }

  /// Whether the edits remove all elements and insert none.
  package var leavesNothing: Bool {
    pending.isEmpty
      && tree.children(of: container).allSatisfy { removed.contains($0) || tree.isWhitespace($0) }
  }

  package mutating func insert(_ element: NewElement, at point: InsertionPoint) {
    pending.append((element, point))
  }

  /// The edits, and the original text that is needed to undo them later.
  package struct Finished {
    package var edits: TextEdits
    /// The original text of the container, if it was empty and is now split into lines.
    package var emptyContainer: String?
    /// The original text before the end tag, if the edits add a line break there.
    package var gap: String?
  }

  package func finished() -> Finished {
    var finished = Finished(edits: edits)
    guard !pending.isEmpty else { return finished }
    let node = tree[container]
    if isEmptyOnOneLine {
      open(node, &finished.edits)
      finished.emptyContainer = tree.raw(node.range)
      return finished
    }
    // Compute this once, because a file can have a million elements.
    let last = tree.children(of: container).last { child in
      [.element, .comment].contains(tree[child].kind) && !removed.contains(child)
    }
    for (element, point) in pending {
      switch point {
      case .before(let next): insert(element, before: tree[next].range, &finished.edits)
      case .after(let last): insert(element, after: tree[last].range, &finished)
      case .end:
        insert(element, after: last.map { tree[$0].range } ?? tree[container].startTag, &finished)
      }
    }
    if finished.gap != nil { endLine(before: node.content.upperBound, &finished.edits) }
    return finished
  }

  /// Puts the end tag of the container back on its original line in an edited file; `gap` is the original text before
  /// the tag.
  package func closing(_ bytes: [UInt8], with gap: String) -> [UInt8] {
    let file = SourceFile(path: tree.file.path, bytes: bytes)
    // The edits only removed content of the container, so the container's index in `nodes` is the same.
    guard let edited = try? XMLTree(file), edited.nodes.count > container else { return bytes }
    let node = edited[container]
    let last = edited.children(of: container).last {
      [.element, .comment].contains(edited[$0].kind)
    }
    guard let last = last.map({ edited[$0].range.upperBound }),
      bytes[last..<node.content.upperBound].allSatisfy(\.isWhitespace)
    else { return bytes }
    var edits = TextEdits()
    edits.replace(last..<node.content.upperBound, with: gap)
    return edits.applied(to: bytes)
  }

  private var isEmptyOnOneLine: Bool {
    let content = tree[container].content
    return tree.file.bytes[content].allSatisfy(\.isSpaceOrTab)
  }

  /// Splits an empty element into lines: `<array/>` and `<array></array>` become at least three lines.
  private func open(_ node: XMLNode, _ edits: inout TextEdits) {
    let outer = tree.file.indentation(node.range.lowerBound)
    let lineBreak = tree.file.lineEnding(before: node.range.lowerBound)
    var text = ""
    for (element, _) in pending {
      text += lineBreak + block(element, outer + lines.unit, lineBreak)
    }
    text += lineBreak + outer
    guard node.range == node.startTag else { return edits.replace(node.content, with: text) }
    var slash = node.range.upperBound - 2
    while tree.file.bytes[slash - 1].isWhitespace { slash -= 1 }
    edits.replace(slash..<node.range.upperBound, with: ">\(text)</\(node.name)>")
  }

  private func block(_ element: NewElement, _ indentation: String, _ lineBreak: String) -> String {
    element.lines.map { line in
      indentation + String(repeating: lines.unit, count: line.level) + line.text
    }.joined(separator: lineBreak)
  }

  private func insert(_ element: NewElement, before range: Range<Int>, _ edits: inout TextEdits) {
    guard lines.startsLine(range) else {
      return edits.insert(element.lines.map(\.text).joined(), at: range.lowerBound)
    }
    let lineBreak = tree.file.lineEnding(before: range.lowerBound)
    let indentation = tree.file.indentation(range.lowerBound)
    edits.insert(
      block(element, indentation, lineBreak) + lineBreak,
      at: tree.file.lineStart(range.lowerBound)
    )
  }

  /// Inserts an element after a neighbor, or after the container's start tag.
  private func insert(
    _ element: NewElement,
    after range: Range<Int>,
    _ finished: inout Finished
  ) {
    let sharesEnd = isOnEndTagLine(range.upperBound)
    guard sharesEnd || lines.endsLine(range.upperBound, allowingComments: true) else {
      return finished.edits.insert(element.lines.map(\.text).joined(), at: range.upperBound)
    }
    let tag = tree[container].startTag
    let indentation =
      lines.startsLine(range) && range != tag
      ? tree.file.indentation(range.lowerBound)
      : tree.file.indentation(tag.lowerBound) + lines.unit
    // The new line gets the line ending of its neighbor's line, so removing the new line later restores the bytes.
    let lineEnd = sharesEnd ? range.upperBound : tree.file.lineEnd(range.upperBound)
    let lineBreak =
      sharesEnd ? tree.file.lineEnding(before: lineEnd) : tree.file.lineEnding(at: lineEnd)
    finished.edits.insert(lineBreak + block(element, indentation, lineBreak), at: lineEnd)
    if sharesEnd { finished.gap = tree.raw(range.upperBound..<tree[container].content.upperBound) }
  }

  /// Whether only the end tag follows the offset on its line, in a container of several lines.
  private func isOnEndTagLine(_ offset: Int) -> Bool {
    let content = tree[container].content
    return tree.file.hasLineEnd(content) && offset <= content.upperBound
      && tree.file.bytes[offset..<content.upperBound].allSatisfy(\.isSpaceOrTab)
  }

  /// Moves the end tag to a separate line.
  private func endLine(before endTag: Int, _ edits: inout TextEdits) {
    var start = endTag
    while tree.file.bytes[start - 1].isSpaceOrTab { start -= 1 }
    let indentation = tree.file.indentation(tree[container].startTag.lowerBound)
    edits.replace(start..<endTag, with: tree.file.lineEnding(before: endTag) + indentation)
  }
}

/// The line endings and the indentation of a file's elements.
///
/// A new element is laid out like its neighbors, and removing it restores the previous text.
package struct XMLLines {
  package let tree: XMLTree
  /// The indentation of one nesting level.
  private(set) var unit: String

  private var bytes: [UInt8] { tree.file.bytes }

  /// Detects the indentation; `defaultUnit` is used if the file does not show how elements are indented.
  package init(_ tree: XMLTree, defaultUnit: String) {
    self.tree = tree
    unit = defaultUnit
    unit = shownUnit ?? defaultUnit
  }

  package func startsLine(_ range: Range<Int>) -> Bool { tree.file.startsLine(range.lowerBound) }

  /// Whether nothing follows the offset on its line, except for comments if these are allowed; false if the file ends
  /// before the line does.
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

  /// Returns the end of the one-line comment that starts at an offset; nil if no such comment starts there.
  private func endOfComment(at offset: Int) -> Int? {
    guard bytes[offset...].starts(with: "<!--".utf8) else { return nil }
    guard let comment = tree.node(startingAt: offset), comment.kind == .comment,
      !tree.file.hasLineEnd(comment.range)
    else { return nil }
    return comment.range.upperBound
  }

  /// The most frequent indentation of elements relative to their parents: empty if no element is indented, nil if none
  /// starts a line.
  ///
  /// The root `<plist>` is skipped, because its content is by convention not indented.
  private var shownUnit: String? {
    var isShown = false
    var counts: [String: (count: Int, first: Int)] = [:]
    for (index, node) in tree.nodes.enumerated()
    where node.kind == .element && node.name != "plist" {
      guard startsLine(node.range) else { continue }
      let outer = tree.file.indentation(node.range.lowerBound)
      for child in tree.elements(of: index) where startsLine(tree[child].range) {
        isShown = true
        let inner = tree.file.indentation(tree[child].range.lowerBound)
        guard inner.hasPrefix(outer), inner != outer else { continue }
        counts[String(inner.dropFirst(outer.count)), default: (0, index)].count += 1
      }
    }
    let usual = counts.max { ($0.value.count, $1.value.first) < ($1.value.count, $0.value.first) }
    return usual?.key ?? (isShown ? "" : nil)
  }

  /// The range to remove for a part of the file: its whole lines if these contain nothing else; otherwise the part,
  /// with the whitespace after it if it starts a line.
  package func removable(_ range: Range<Int>) -> Range<Int> {
    guard startsLine(range) else { return range }
    guard endsLine(range.upperBound) else {
      let rest = bytes[range.upperBound...]
      return range.lowerBound..<(rest.firstIndex { !$0.isWhitespace } ?? bytes.count)
    }
    return tree.file.lineStart(range.lowerBound)..<tree.file.nextLineStart(range.upperBound)
  }
}
