/// Changes to a file's bytes, each at a place of the file as it was.
struct ByteEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
  }

  /// What is inserted at one place stands there in the order of the calls.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for (_, edit) in sorted {
      precondition(edit.range.lowerBound >= position, "edits of a file do not overlap")
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}
