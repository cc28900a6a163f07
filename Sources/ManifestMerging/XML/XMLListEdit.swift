internal import ManifestDiagnostics

/// Puts elements into a container element and takes them out of it.
///
/// A new element stands on a line of its own where its neighbours do. Taking out is the inverse of
/// putting in, to the byte.
struct XMLListEdit {
  private let lines: XMLLines
  private let container: Int
  private(set) var edits = TextEdits()
  private var removed: Set<Int> = []
  private var pending: [(element: NewElement, anchor: Anchor)] = []

  /// The lines of an element to be put in; the first is at level 0.
  struct NewElement {
    var lines: [(level: Int, text: String)]

    init(_ lines: [(level: Int, text: String)]) { self.lines = lines }
    init(_ text: String) { lines = [(0, text)] }
  }

  private enum Anchor {
    case after(Int)
    case before(Int)
    case end
  }

  init(_ lines: XMLLines, container: Int) {
    self.lines = lines
    self.container = container
  }

  private var tree: XMLTree { lines.tree }
  var bytes: [UInt8] { tree.file.bytes }
  /// The container, tags and all.
  var range: Range<Int> { tree[container].range }

  mutating func remove(_ element: Int) {
    guard removed.insert(element).inserted else { return }
    edits.remove(lines.removable(tree[element].range))
  }

  /// Whether what is taken out was all there is.
  var leavesNothing: Bool {
    tree.children(of: container).allSatisfy { removed.contains($0) || tree.isBlank($0) }
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.replace(range, with: text)
  }

  /// Puts in what is new of a list, each where the list's order has it.
  ///
  /// - Parameters:
  ///   - order: the keys of the whole list.
  ///   - positions: the elements that are there already, by key.
  ///   - elements: the new ones, by key.
  mutating func insert(
    order: [String],
    positions: [String: Int],
    elements: [String: NewElement]
  ) {
    let kept = order.compactMap { key in positions[key].map { (key: key, node: $0) } }
    var last: Int?
    var next = kept[...]
    for key in order {
      if let first = next.first, first.key == key {
        last = first.node
        next.removeFirst()
      } else if let element = elements[key] {
        let anchor = last.map { Anchor.after($0) } ?? next.first.map { .before($0.node) } ?? .end
        pending.append((element, anchor))
      }
    }
  }

  mutating func append(_ element: NewElement) {
    pending.append((element, .end))
  }

  /// The edits, and what the container was where it was empty and had to be opened.
  func finished() -> (edits: TextEdits, emptyContainer: String?) {
    var edits = edits
    guard !pending.isEmpty else { return (edits, nil) }
    let node = tree[container]
    if node.content.isEmpty {
      open(node, &edits)
      return (edits, tree.raw(node.range))
    }
    for (element, anchor) in pending { insert(element, anchor, &edits) }
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

  private func insert(_ element: NewElement, _ anchor: Anchor, _ edits: inout TextEdits) {
    switch anchor {
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

  /// After a neighbour, or after the container's own start tag.
  private func insert(_ element: NewElement, after range: Range<Int>, _ edits: inout TextEdits) {
    guard lines.endsLine(range.upperBound, allowingComments: true) else {
      return edits.insert(element.lines.map(\.text).joined(), at: range.upperBound)
    }
    let tag = tree[container].startTag
    let indentation =
      lines.startsLine(range) && range != tag
      ? tree.file.indentation(range.lowerBound)
      : tree.file.indentation(tag.lowerBound) + lines.unit
    // The break of the neighbour's own line, so that taking the new line out leaves it.
    let lineEnd = tree.file.lineEnd(range.upperBound)
    let lineBreak = tree.file.lineEnding(at: lineEnd)
    edits.insert(
      lineBreak + block(element, indentation, lineBreak),
      at: lineEnd
    )
  }
}

extension MergeEntry {
  private static let openedKey = "<empty>"

  /// What stood where a list of ours is now and was empty or absent: put back when the list goes.
  static func opened(_ text: String) -> MergeEntry { MergeEntry(openedKey, text) }

  var isOpened: Bool { key == Self.openedKey }
}
