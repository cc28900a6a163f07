/// Edits to a text, with ranges that refer to the original text.
///
/// You can add edits in any order, but they must not overlap.
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

  /// The bytes after all edits.
  ///
  /// Texts that are inserted at the same offset keep the order in which they were added.
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

  /// The edits, sorted by their ranges.
  private var inOrder: [Edit] {
    let sorted = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }
    return sorted.map(\.element)
  }

  /// Where the edited text comes from.
  package var origins: Origins {
    var growth = 0
    return Origins(
      steps: inOrder.map { edit in
        let start = edit.range.lowerBound + growth
        growth += edit.replacement.utf8.count - edit.range.count
        return (start, edit.replacement.utf8.count, edit.range)
      }
    )
  }

  /// Converts offsets in an edited text to offsets in the original text.
  package struct Origins: Sendable {
    /// The edits in order: the start and the length of the new text, and the range of the original text.
    fileprivate let steps: [(start: Int, length: Int, range: Range<Int>)]

    /// The start of inserted text is the start of the range that the edit replaced; an offset in it is its end.
    package func originalOffset(_ offset: Int) -> Int {
      let count = steps.prefixCount { $0.start <= offset }
      guard count > 0 else { return offset }
      let step = steps[count - 1]
      if offset == step.start, step.length > 0 { return step.range.lowerBound }
      return max(step.range.upperBound, offset - step.start - step.length + step.range.upperBound)
    }
  }
}
