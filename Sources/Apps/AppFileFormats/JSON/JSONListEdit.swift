package import ManifestFindings

/// Edits the elements of an array, and keeps the layout.
package struct JSONListEdit {
  /// The text to write around the items of a list that was empty or becomes empty.
  package struct Spacing {
    package var beforeItems: String
    package var beforeEnd: String

    package init(beforeItems: String, beforeEnd: String) {
      self.beforeItems = beforeItems
      self.beforeEnd = beforeEnd
    }
  }

  private let file: SourceFile
  /// The range of the array, including its brackets.
  private let list: Range<Int>
  private let items: [Range<Int>]
  private let spacing: Spacing

  package init(_ file: SourceFile, _ list: Range<Int>, items: [Range<Int>], _ spacing: Spacing) {
    self.file = file
    self.list = list
    self.items = items
    self.spacing = spacing
  }

  private var inside: Range<Int> { list.lowerBound + 1..<list.upperBound - 1 }

  private func textBefore(_ position: Int) -> String {
    let start = position == 0 ? inside.lowerBound : items[position - 1].upperBound
    return file.text(start..<items[position].lowerBound)
  }

  /// The text to write between two items.
  private var separator: String {
    guard !items.isEmpty else { return "," }
    if items.count > 1 { return textBefore(items.count - 1) }
    let before = textBefore(0)
    if before.contains(where: \.isNewline) { return "," + before }
    return spacing.beforeItems.isEmpty ? "," : ", "
  }

  /// The text of the list if it is empty; nil if it has items.
  ///
  /// Pass it to `edit` as `original` to restore it when all inserted items are removed.
  package var emptyList: String? { items.isEmpty ? file.text(list) : nil }

  /// Inserts texts, and removes items with their separators.
  ///
  /// Do not insert next to an item that you remove. `original` is the text of the list from when it was empty; it is
  /// restored if no item is left.
  package func edit(
    adding added: [(text: String, point: InsertionPoint)],
    removing removed: Set<Int>,
    original: String? = nil,
    in edits: inout TextEdits
  ) {
    guard !added.isEmpty || !removed.isEmpty else { return }
    let kept = items.indices.filter { !removed.contains($0) }
    if kept.isEmpty {
      if added.isEmpty, let original { return edits.replace(list, with: original) }
      return replaceAll(added.map(\.text), &edits)
    }
    let lastKept = kept.last ?? 0
    for (text, point) in added {
      switch point {
      case .before(let next): edits.insert(text + separator, at: items[next].lowerBound)
      case .after(let previous): edits.insert(separator + text, at: items[previous].upperBound)
      case .end: edits.insert(separator + text, at: items[lastKept].upperBound)
      }
    }
    var previous: Int?
    for (position, next) in zip(kept.indices, kept) {
      if let previous, next > previous + 1 {
        edits.remove(items[previous].upperBound..<items[next - 1].upperBound)
      } else if position == 0, next > 0 {
        edits.remove(items[0].lowerBound..<items[next].lowerBound)
      }
      previous = next
    }
    if !removed.isEmpty, lastKept < items.count - 1 {
      edits.remove(items[lastKept].upperBound..<items[items.count - 1].upperBound)
    }
  }

  /// Replaces all items of the list.
  private func replaceAll(_ added: [String], _ edits: inout TextEdits) {
    if added.isEmpty {
      edits.remove(inside)
    } else if let first = items.first, let last = items.last {
      edits.replace(first.lowerBound..<last.upperBound, with: added.joined(separator: separator))
    } else {
      let text = spacing.beforeItems + added.joined(separator: "," + spacing.beforeItems)
      edits.replace(inside, with: text + spacing.beforeEnd)
    }
  }
}

/// The layout of a JSON file, detected from its root object.
package struct JSONLayout {
  /// The indentation of one level; nil if the whole file is on one line.
  private let unit: String?
  private let lineEnding: String

  package init(of file: SourceFile, _ root: JSONNode) {
    lineEnding = file.lineEnding
    guard let first = root.members?.first else {
      unit = nil
      return
    }
    let isOpen = file.hasLineEnd(root.range.lowerBound..<first.nameRange.lowerBound)
    let own = file.indentation(root.range.lowerBound)
    let indented = file.indentation(first.nameRange.lowerBound)
    unit = isOpen ? String(indented.dropFirst(own.count)) : nil
  }

  /// The line break and the indentation before a line at a nesting depth; empty if the whole file is on one line.
  package func lineStart(_ depth: Int) -> String {
    unit.map { lineEnding + String(repeating: $0, count: depth) } ?? ""
  }
}

package enum JSONText {
  package static func quoted(_ text: String) -> String {
    var json = JSONWriter(.xcode)
    json.value(text)
    return json.text
  }
}
