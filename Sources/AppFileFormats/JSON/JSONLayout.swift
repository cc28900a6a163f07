package import ManifestDiagnostics

/// How a JSON file is laid out, read off the file.
package struct JSONLayout {
  /// One level, as spaces; nil where all is on one line.
  package var unit: String?
  package var lineEnding = "\n"
  /// Between a name and its value.
  package var colon = " : "

  /// The layout that Xcode writes.
  package static let xcode = JSONLayout(unit: "  ")

  /// The layout of a file's root; Xcode's where that has no members.
  package init(of file: SourceFile, _ root: JSONNode) {
    guard let first = root.members?.first else {
      self = .xcode
      return
    }
    lineEnding = file.lineEnding
    colon = file.text(first.nameRange.upperBound..<first.value.range.lowerBound)
    let isOpen = file.hasLineEnd(root.range.lowerBound..<first.nameRange.lowerBound)
    let own = file.indentation(root.range.lowerBound)
    let indented = file.indentation(first.nameRange.lowerBound)
    unit = isOpen ? String(indented.dropFirst(own.count)) : nil
  }

  private init(unit: String?) { self.unit = unit }

  /// The start of a line so many levels deep.
  package func lineStart(_ depth: Int) -> String {
    unit.map { lineEnding + String(repeating: $0, count: depth) } ?? ""
  }

  /// Around the members of an object so many levels deep; Xcode leaves a line where it has none.
  package func spacing(_ depth: Int) -> JSONListEdit.Spacing {
    JSONListEdit.Spacing(
      beforeItems: lineStart(depth + 1),
      beforeEnd: lineStart(depth),
      inEmpty: unit == nil ? "" : lineEnding + lineStart(depth)
    )
  }

  package func member(_ name: String, _ value: String) -> String {
    JSONText.quoted(name) + colon + value
  }

  /// An object whose members are one level deeper than itself.
  package func object(_ members: [String], depth: Int) -> String {
    let start = lineStart(depth + 1)
    return "{" + start + members.joined(separator: "," + start) + lineStart(depth) + "}"
  }
}

package enum JSONText {
  /// As Xcode writes a text.
  package static func quoted(_ text: String) -> String {
    var json = JSONWriter(.xcode)
    json.value(text)
    return json.text
  }
}
