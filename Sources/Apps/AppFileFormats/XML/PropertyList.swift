package import ManifestFindings

/// The dictionary of an XML property list.
package struct PropertyList {
  package struct Pair {
    package var key: Int
    package var value: Int
  }

  package let tree: XMLTree
  package let dictionary: Int

  /// Whether a file is XML; OpenStep text never begins with `<?xml`, `<!` or `<plist`.
  package static func isXML(_ file: SourceFile) -> Bool {
    let text = file.bytes[file.textStart...].drop(while: \.isWhitespace)
    return ["<?xml", "<!", "<plist"].contains { text.starts(with: $0.utf8) }
  }

  package init(_ tree: XMLTree) throws(FileRefusal) {
    let content = tree.elements(of: tree.root)
    guard tree[tree.root].name == "plist", content.count == 1, let first = content.first,
      tree[first].name == "dict"
    else {
      throw .unreadable(
        "expected a `<plist>` that contains one `<dict>`",
        at: tree[tree.root].startTag
      )
    }
    self.tree = tree
    dictionary = first
  }

  /// The keys and their values, in the file's order.
  package func pairs() throws(FileRefusal) -> [(name: String, pair: Pair)] {
    let elements = tree.elements(of: dictionary)
    var pairs: [(name: String, pair: Pair)] = []
    for index in stride(from: 0, to: elements.count, by: 2) {
      let key = elements[index]
      guard tree[key].name == "key", index + 1 < elements.count,
        tree[elements[index + 1]].name != "key"
      else {
        throw .unreadable(
          "keys and values do not alternate in `<dict>`",
          at: tree[key].startTag
        )
      }
      pairs.append((tree.text(of: key) ?? "", Pair(key: key, value: elements[index + 1])))
    }
    return pairs
  }

  /// The key with a name, and its value; nil if there is none.
  ///
  /// Property list parsers differ in which of two equal keys they use, so a duplicate key is refused.
  package func value(of name: String) throws(FileRefusal) -> Pair? {
    let named = try pairs().filter { $0.name == name }
    guard named.count < 2 else {
      throw .duplicate(
        name,
        at: tree[named[1].pair.key].range,
        first: tree[named[0].pair.key].range
      )
    }
    return named.first?.pair
  }

  /// The edits for an array that has become empty again: they restore `before`, the text from before the array was
  /// filled, or remove the array and its key.
  package func closing(_ pair: Pair, _ before: String, _ lines: XMLLines) -> TextEdits {
    var edits = TextEdits()
    if before.hasPrefix("<array") {
      edits.replace(tree[pair.value].range, with: before)
      return edits
    }
    let isAlone = !tree.children(of: dictionary).contains { child in
      child != pair.key && child != pair.value && !tree.isWhitespace(child)
    }
    if before.hasPrefix("<dict"), isAlone {
      edits.replace(tree[dictionary].range, with: before)
    } else {
      edits.remove(
        lines.removable(tree[pair.key].range.lowerBound..<tree[pair.value].range.upperBound)
      )
    }
    return edits
  }
}
