package import ManifestDiagnostics

/// Puts elements into a container element and takes them out of it.
///
/// A new element is on its own line if its neighbors are. Removing is the inverse of
/// putting in, to the byte.
package struct XMLListEdit {
  private let lines: XMLLines
  private let container: Int
  private(set) var edits = TextEdits()
  private var removed: Set<Int> = []
  private var pending: [(element: NewElement, point: InsertionPoint)] = []

  /// The lines of an element to be put in; the first is at level 0.
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
  /// The container, tags and all.
  package var range: Range<Int> { tree[container].range }

  package mutating func remove(_ element: Int) {
    guard removed.insert(element).inserted else { return }
    edits.remove(lines.removable(tree[element].range))
  }

  /// Whether all elements are removed.
  package var leavesNothing: Bool {
    tree.children(of: container).allSatisfy { removed.contains($0) || tree.isWhitespace($0) }
  }

  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.replace(range, with: text)
  }

  package mutating func insert(_ element: NewElement, at point: InsertionPoint) {
    pending.append((element, point))
  }

  /// The edits, and what the container was where it was empty and had to be opened.
  package func finished() -> (edits: TextEdits, emptyContainer: String?) {
    var edits = edits
    guard !pending.isEmpty else { return (edits, nil) }
    let node = tree[container]
    if node.content.isEmpty {
      open(node, &edits)
      return (edits, tree.raw(node.range))
    }
    for (element, point) in pending { insert(element, point, &edits) }
    return (edits, nil)
  }

  /// `<array/>` and `<array></array>` become three lines and more.
  private func open(_ node: XMLNode, _ edits: inout TextEdits) {
    let outer = tree.file.indentation(node.range.lowerBound)
    let lineBreak = tree.file.lineEnding(before: node.range.lowerBound)
    var text = ""
    for (element, _) in pending {
      text += lineBreak + block(element, outer + lines.unit, lineBreak)
    }
    text += lineBreak + outer
    guard node.range == node.startTag else {
      return edits.insert(text, at: node.content.lowerBound)
    }
    var slash = node.range.upperBound - 2
    while tree.file.bytes[slash - 1].isWhitespace { slash -= 1 }
    edits.replace(slash..<node.range.upperBound, with: ">\(text)</\(node.name)>")
  }

  private func block(_ element: NewElement, _ indentation: String, _ lineBreak: String) -> String {
    element.lines.map { line in
      indentation + String(repeating: lines.unit, count: line.level) + line.text
    }.joined(separator: lineBreak)
  }

  private func insert(_ element: NewElement, _ point: InsertionPoint, _ edits: inout TextEdits) {
    switch point {
    case .before(let next): insert(element, before: tree[next].range, &edits)
    case .after(let last): insert(element, after: tree[last].range, &edits)
    case .end:
      let stays = tree.children(of: container).last { child in
        [.element, .comment].contains(tree[child].kind) && !removed.contains(child)
      }
      insert(element, after: stays.map { tree[$0].range } ?? tree[container].startTag, &edits)
    }
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

  /// After a neighbor, or after the container's own start tag.
  private func insert(_ element: NewElement, after range: Range<Int>, _ edits: inout TextEdits) {
    guard lines.endsLine(range.upperBound, allowingComments: true) else {
      return edits.insert(element.lines.map(\.text).joined(), at: range.upperBound)
    }
    let tag = tree[container].startTag
    let indentation =
      lines.startsLine(range) && range != tag
      ? tree.file.indentation(range.lowerBound)
      : tree.file.indentation(tag.lowerBound) + lines.unit
    // The break of the neighbor's own line, so that removing the new line leaves it.
    let lineEnd = tree.file.lineEnd(range.upperBound)
    let lineBreak = tree.file.lineEnding(at: lineEnd)
    edits.insert(
      lineBreak + block(element, indentation, lineBreak),
      at: lineEnd
    )
  }
}
