package import ManifestFindings

/// Edits the items of an array, and preserves every other byte.
package struct JSONListEdit {
  private let file: SourceFile
  /// The range of the array, including its brackets.
  private let list: Range<Int>
  private let items: [Range<Int>]
  /// The line break and the indentation of an item; empty if the whole file is on one line.
  private let itemStart: String
  private let listEnd: String

  /// Creates an edit of an array that is a member of `root`.
  package init(_ file: SourceFile, _ root: JSONNode, list: Range<Int>, items: [Range<Int>]) {
    self.file = file
    self.list = list
    self.items = items
    guard let first = root.members?.first, file.startsLine(first.nameRange.lowerBound) else {
      (itemStart, listEnd) = ("", "")
      return
    }
    let own = file.indentation(root.range.lowerBound)
    let unit = String(file.indentation(first.nameRange.lowerBound).dropFirst(own.count))
    listEnd = file.lineEnding + own + unit
    itemStart = listEnd + unit
  }

  private var inside: Range<Int> { list.lowerBound + 1..<list.upperBound - 1 }

  /// The text to write between two items.
  private var separator: String {
    guard let last = items.last else { return "," + itemStart }
    if items.count > 1 {
      return file.text(items[items.count - 2].upperBound..<last.lowerBound)
    }
    let before = file.text(inside.lowerBound..<last.lowerBound)
    if before.contains(where: \.isNewline) { return "," + before }
    return itemStart.isEmpty ? "," : ", "
  }

  /// The text of the list if it is empty; nil if it has items.
  ///
  /// Pass it to `edit` as `original` to restore it when all inserted items are removed.
  package var emptyList: String? { items.isEmpty ? file.text(list) : nil }

  /// Inserts texts, each after a number of kept items, and removes items with their separators.
  ///
  /// `original` is the text of the list from when it was empty; it is restored if no item is left.
  package func edit(
    adding added: [(text: String, position: Int)],
    removing removed: Set<Int>,
    original: String? = nil,
    in edits: inout TextEdits
  ) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let kept = items.indices.filter { !removed.contains($0) }
    guard let lastKept = kept.last else {
      return replaceAll(added.map(\.text), original, &edits)
    }
    for (text, position) in added {
      if position < kept.count {
        edits.insert(text + separator, at: items[kept[position]].lowerBound)
      } else {
        edits.insert(separator + text, at: items[lastKept].upperBound)
      }
    }
    if kept[0] > 0 { edits.remove(items[0].lowerBound..<items[kept[0]].lowerBound) }
    for (previous, next) in zip(kept, kept.dropFirst()) where next > previous + 1 {
      edits.remove(items[previous].upperBound..<items[next - 1].upperBound)
    }
    if lastKept < items.count - 1 {
      edits.remove(items[lastKept].upperBound..<items[items.count - 1].upperBound)
    }
  }

  /// Replaces all items of the list.
  private func replaceAll(_ added: [String], _ original: String?, _ edits: inout TextEdits) {
    if added.isEmpty {
      let isList = original?.wholeMatch(of: /\[\s*\]/) != nil
      edits.replace(list, with: isList ? original ?? "[]" : "[]")
    } else if let first = items.first, let last = items.last {
      edits.replace(first.lowerBound..<last.upperBound, with: added.joined(separator: separator))
    } else {
      edits.replace(inside, with: itemStart + added.joined(separator: "," + itemStart) + listEnd)
    }
  }
}

package enum JSONText {
  package static func quoted(_ text: String) -> String {
    var json = JSONWriter(.xcode)
    json.value(text)
    return json.text
  }
}
