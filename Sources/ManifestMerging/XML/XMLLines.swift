internal import ManifestDiagnostics

/// How a file's elements stand on its lines: an element of our own is set as its neighbours are, and
/// taking it out leaves what was there before.
struct XMLLines {
  let tree: XMLTree
  /// What a level indents by.
  private(set) var unit: String

  private var bytes: [UInt8] { tree.file.bytes }

  /// - Parameter defaultUnit: what a level indents by where the file does not show it.
  init(_ tree: XMLTree, defaultUnit: String) {
    self.tree = tree
    unit = defaultUnit
    unit = shownUnit ?? defaultUnit
  }

  /// Where a line begins and where it ends, before its line break.
  func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  func end(of offset: Int) -> Int {
    bytes[offset...].firstIndex(where: isBreak) ?? bytes.count
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The line break that the file has at or before an offset, else its first, else LF.
  func lineBreak(near offset: Int) -> String {
    let before = bytes[..<offset].lastIndex(where: isBreak)
    guard let index = before ?? bytes.firstIndex(where: isBreak) else { return "\n" }
    if bytes[index] == 0x0A { return index > 0 && bytes[index - 1] == 0x0D ? "\r\n" : "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  func startsLine(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    return index == 0 || isBreak(bytes[index - 1]) || index == start(of: index)
  }

  /// Whether nothing follows on the line; a comment may where it is allowed to.
  func endsLine(_ offset: Int, allowingComments: Bool = false) -> Bool {
    var index = offset
    while index < bytes.count, !isBreak(bytes[index]) {
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
    guard let range = comment?.range, !bytes[range].contains(where: isBreak) else { return nil }
    return range.upperBound
  }

  /// The blanks before the first thing on an offset's line.
  func indentation(at offset: Int) -> String {
    let start = start(of: offset)
    let blanks = bytes[start..<offset].prefix(while: isXMLBlank)
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The first element that stands deeper than its parent shows it; empty where none does.
  private var shownUnit: String? {
    var isShown = false
    for (index, node) in tree.nodes.enumerated() where node.kind == .element {
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

  /// The whole lines of a range that shares them with nothing; else the range alone.
  func removable(_ range: Range<Int>) -> Range<Int> {
    guard startsLine(range), endsLine(range.upperBound) else { return range }
    var end = end(of: range.upperBound)
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return start(of: range.lowerBound)..<end
  }
}
