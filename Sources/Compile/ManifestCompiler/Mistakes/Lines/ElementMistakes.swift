internal import ManifestFindings

/// Mistakes in the elements of a sequence that has one element per line.
extension WrittenLine {
  /// An element without a dash, or with another indentation than its siblings.
  var elements: [LineMistake] {
    if content.hasPrefix("- ") {
      guard let column = elementAbove else { return [] }
      let shift = column - indentation.utf8.count
      guard shift != 0 else { return [] }
      return [
        LineMistake(
          id: "wrong-indentation",
          message:
            "`\(content)` is indented by \(spaces(indentation.utf8.count)); expected \(column)",
          help: "move it \(spaces(abs(shift))) to the \(shift < 0 ? "left" : "right")",
          start: content.startIndex,
          corrected: String(repeating: " ", count: column) + content
        )
      ]
    }
    // The element is a word, a word with a colon, or a mapping in braces.
    let element = content.withoutComment
    let word = element.last == ":" ? element.dropLast() : element
    let isElement = content.hasPrefix("{") || word.allSatisfy(\.isKeyCharacter) && word.first != "-"
    // If an element has several lines, the column of the other lines is also that of the element.
    let isLong = content.hasPrefix("{") || key != nil && blockIndentation != nil
    let columns = [
      isElement ? elementAbove ?? elementBelow : nil, isLong ? indentation.utf8.count : nil,
    ]
    return columns.compactMap(\.self).map { column in
      LineMistake(
        message: "missing `-` before an element",
        help: "write `- \(isElement ? word : element)`",
        start: content.startIndex,
        corrected: String(repeating: " ", count: column) + "- " + (isElement ? word : element)
          + content[element.endIndex...]
      )
    }
  }
}

extension Mistake {
  /// Creates a mistake for an opening bracket at the end of a line whose next line is not indented further, so that
  /// the bracket encloses nothing.
  init?(openBracketIn file: SourceFile) {
    for line in LayoutLines(file).endsOfBlocks {
      // A bracket alone on a line is another mistake: it is not unclosed but extra.
      guard let bracket = file.bytes[line].last, "[{".utf8.contains(bracket), line.count > 1 else {
        continue
      }
      let opening = bracket == UInt8(ascii: "[") ? "[" : "{"
      let closing = opening == "[" ? "]" : "}"
      var edits = TextEdits()
      edits.insert(closing, at: line.upperBound)
      self.edits = edits
      self.line = line
      finding = Finding(
        "syntax-error",
        "`\(opening)` is never closed",
        at: SourceRange(line.upperBound - 1, line.upperBound),
        help: "write the missing text between `\(opening)` and `\(closing)`"
      )
      return
    }
    return nil
  }
}
