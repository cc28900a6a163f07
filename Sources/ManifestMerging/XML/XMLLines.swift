internal import ManifestDiagnostics

/// How a file's elements stand on its lines: an element of our own is set as its neighbours are, and
/// taking it out leaves what was there before.
struct XMLLines {
  let tree: XMLTree
  /// What a level indents by.
  private(set) var unit: String

  private var bytes: [UInt8] { tree.file.bytes }

  /// The default is for a file that does not show what a level indents by.
  init(_ tree: XMLTree, defaultUnit: String) {
    self.tree = tree
    unit = defaultUnit
    unit = shownUnit ?? defaultUnit
  }

  /// Where a line begins and where it ends, before its line break.
  func start(of offset: Int) -> Int { tree.file.lineStart(offset) }

  func end(of offset: Int) -> Int {
    bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.count
  }

  /// The line break before an offset, else the file's first, else LF.
  func lineBreak(near offset: Int) -> String {
    guard let index = bytes[..<offset].lastIndex(where: \.endsLine) else {
      return tree.file.lineEnding
    }
    guard bytes[index] == 0x0A else { return "\r" }
    return index > 0 && bytes[index - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// The line break that ends an offset's line.
  func lineBreak(after offset: Int) -> String {
    let rest = bytes[end(of: offset)...]
    if rest.starts(with: [0x0D, 0x0A]) { return "\r\n" }
    return rest.first == 0x0D ? "\r" : "\n"
  }

  func startsLine(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    return index == tree.file.textStart || bytes[index - 1].endsLine
  }

  /// Whether nothing follows on the line; a comment may where it is allowed to.
  func endsLine(_ offset: Int, allowingComments: Bool = false) -> Bool {
    var index = offset
    while index < bytes.count, !bytes[index].endsLine {
      if isXMLBlank(bytes[index]) {
        index += 1
      } else if allowingComments, let end = endOfComment(at: index) {
        index = end
      } else {
        return false
      }
    }
    return index < bytes.count
  }

  /// The end of a comment that stands on one line.
  private func endOfComment(at offset: Int) -> Int? {
    guard bytes[offset...].starts(with: "<!--".utf8) else { return nil }
    let comment = tree.nodes.first { $0.range.lowerBound == offset && $0.kind == .comment }
    guard let range = comment?.range, !tree.file.hasLineEnd(range) else { return nil }
    return range.upperBound
  }

  /// The blanks with which an offset's line begins.
  func indentation(at offset: Int) -> String { tree.file.indentation(offset) }

  /// The first element that stands deeper than its parent shows it; empty where none does.
  ///
  /// What a property list holds stands no deeper than itself, whoever writes it.
  private var shownUnit: String? {
    var isShown = false
    for (index, node) in tree.nodes.enumerated()
    where node.kind == .element && node.name != "plist" {
      guard startsLine(node.range) else { continue }
      let outer = indentation(at: node.range.lowerBound)
      for child in tree.elements(of: index) where startsLine(tree[child].range) {
        isShown = true
        let inner = indentation(at: tree[child].range.lowerBound)
        if inner.hasPrefix(outer), inner != outer { return String(inner.dropFirst(outer.count)) }
      }
    }
    return isShown ? "" : nil
  }

  /// The whole lines of a range that shares them with nothing; else the range, with the blanks behind
  /// it where it begins a line.
  func removable(_ range: Range<Int>) -> Range<Int> {
    guard startsLine(range) else { return range }
    guard endsLine(range.upperBound) else {
      let rest = bytes[range.upperBound...]
      return range.lowerBound..<(rest.firstIndex { !isXMLBlank($0) } ?? bytes.count)
    }
    let lineBreak = lineBreak(after: range.upperBound).utf8.count
    return start(of: range.lowerBound)..<end(of: range.upperBound) + lineBreak
  }
}
