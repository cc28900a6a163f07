internal import CountryManifest

/// Comments that are not YAML's.
extension WrittenLine {
  private static let marks = ["//", "/*", "<!--", "--", ";"]

  var comments: [LineMistake] {
    var mistakes: [LineMistake] = []
    for mark in Self.marks {
      for found in content.ranges(ofText: mark).prefix(3) {
        let before = content[..<found.lowerBound]
        let next = content[found.upperBound...].first ?? " "
        guard before.isEmpty || before.last == " ", next.isLetter || " *".contains(next) else {
          continue
        }
        let text = content[found.upperBound...]
        if mark == "--", before.isEmpty { mistakes.append(doubledDash(text.trimmed)) }
        mistakes.append(mistake(mark, before, text))
      }
    }
    if let hash = content.dropFirst().firstIndex(of: "#") {
      let comment = content[hash...]
      mistakes.append(
        LineMistake(
          message: "missing space before `#`",
          help: "write ` \(comment)`",
          corrected: with(content[..<hash].trimmedEnd) + " " + comment
        )
      )
    }
    return mistakes + textsBehindValues
  }

  private func doubledDash(_ element: Substring) -> LineMistake {
    LineMistake(
      message: "unexpected `-` before an element",
      help: "write `- \(element)`",
      corrected: with("- \(element)")
    )
  }

  private func mistake(_ mark: String, _ before: Substring, _ text: Substring) -> LineMistake {
    var words = text.trimmed
    for end in ["*/", "-->"] where words.hasSuffix(end) {
      words = words.dropLast(end.count).trimmed
    }
    let comment = words.isEmpty ? "#" : "# \(words)"
    return LineMistake(
      message: "`\(mark)` does not start a comment; expected `#`",
      help: "write `\(comment)`",
      corrected: with(before.isEmpty ? "" : before.trimmedEnd + " ") + comment
    )
  }

  /// Words after a value that is complete.
  private var textsBehindValues: [LineMistake] {
    guard let value else { return [] }
    var ends = value.indices.filter { "\"'}]".contains(value[$0]) }.map(value.index(after:))
    if let space = value.firstIndex(of: " "), value[space...].split(separator: " ").count > 1 {
      ends.append(space)
    }
    if blockIndentation != nil, !"{[#&*!|>".contains(value.first ?? "#") {
      ends.append(value.startIndex)
    }
    return ends.compactMap { end in
      let words = value[end...].trimmed
      guard words.first.map({ $0.isLetter || $0 == "(" }) ?? false else { return nil }
      return LineMistake(
        message: "unexpected text after \(end == value.startIndex ? "a key" : "a value")",
        help: "delete it, or write a comment: `# \(words)`",
        corrected: with(content[..<end].trimmedEnd) + " # " + words
      )
    }
  }

  /// A line of words.
  var prose: [LineMistake] {
    let word = content.prefix(while: \.isKeyCharacter)
    if content.hasPrefix("nd-config:") {
      return [
        LineMistake(
          message: "missing `#` before a comment",
          help: "write `# \(content)`",
          corrected: with("# \(content)")
        )
      ]
    }
    // A line of a known key must not become a comment.
    guard key == nil, content.contains(" "), content.first?.isLetter ?? false,
      !ManifestSchema.keyNames.contains(String(word))
    else { return [] }
    return [
      LineMistake(
        message: "expected `key: value`",
        help: "write a comment as `# \(content)`",
        corrected: with("# \(content)")
      )
    ]
  }
}
