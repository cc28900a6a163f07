/// Edits to a text, each at a range of the text as it was before any of them.
///
/// They may be collected in any order and must not overlap.
package struct TextEdits: Sendable {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
  }

  private var edits: [Edit] = []

  package init() {}

  package var isEmpty: Bool { edits.isEmpty }

  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: text))
  }

  package mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  package mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
  }

  package mutating func append(_ other: TextEdits) { edits += other.edits }

  /// The bytes after the edits.
  ///
  /// Texts inserted at the same offset keep the order of the calls.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in inOrder {
      precondition(edit.range.lowerBound >= position, "edits overlap")
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }

  /// The edits from the start of the text to its end.
  private var inOrder: [Edit] {
    let sorted = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }
    return sorted.map(\.element)
  }

  /// The offset before the edits of a byte of the edited text.
  ///
  /// For inserted text, that is the end of the replaced range.
  package func originalOffset(_ offset: Int) -> Int {
    var growth = 0
    for edit in inOrder {
      let start = edit.range.lowerBound + growth
      guard offset >= start else { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return edit.range.upperBound }
      growth += length - edit.range.count
    }
    return offset - growth
  }
}
