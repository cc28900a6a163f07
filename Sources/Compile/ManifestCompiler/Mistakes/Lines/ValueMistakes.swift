internal import ManifestFindings

/// Values that need quotes, or that have wrong quotes.
extension WrittenLine {
  /// The parts of the content that are possibly values: after the line's key, after keys in braces, and elements
  /// in brackets.
  private var pieces: [Substring] {
    var pieces: [Substring] = []
    func add(_ piece: Substring) {
      let piece = piece.trimmed
      if !piece.isEmpty,
        piece.startIndex > content.startIndex,
        !pieces.contains(where: {
          $0.startIndex == piece.startIndex && $0.endIndex == piece.endIndex
        })
      {
        pieces.append(piece)
      }
    }
    for part in content.split(whereSeparator: { ",[]{}".contains($0) }) {
      let colon = part.ranges(ofText: ": ").last
      add(colon.map { part[$0.upperBound...] } ?? part)
    }
    let keys = flowKeys
    for span in 1...2 {
      for (position, key) in keys.enumerated() where position + span <= keys.count {
        let next = position + span
        let end = next < keys.count ? keys[next].lowerBound : content.endIndex
        var piece = content[key.upperBound..<end].trimmed
        while let last = piece.last, next < keys.count ? ",{ ".contains(last) : false {
          piece = piece.dropLast()
        }
        add(piece)
        if next == keys.count {
          while let last = piece.last, "}] ".contains(last) {
            piece = piece.dropLast()
            add(piece)
          }
        }
      }
    }
    if let value {
      add(value.withoutComment)
      add(value)
    }
    return pieces
  }

  /// The ranges of all keys on the line, including their colons.
  var flowKeys: [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = content.startIndex
    while start < content.endIndex {
      let name = content[start...].prefix { $0.isKeyCharacter || "\"'".contains($0) }
      let rest = content[name.endIndex...]
      if !name.isEmpty, rest.hasPrefix(": ") || rest == ":" {
        found.append(start..<content.index(after: name.endIndex))
      }
      start = name.isEmpty ? content.index(after: start) : name.endIndex
    }
    return found
  }

  /// Values with special characters of YAML: `& name`, `*Name`, `| text`.
  var indicators: [LineMistake] {
    var mistakes: [LineMistake] = []
    // A control character has a separate finding; quotes with an escape sequence would only hide it.
    for piece in pieces where piece.unicodeScalars.allSatisfy(\.isVisible) {
      guard let first = piece.first, "&*!|>%@`?-#{[:=".contains(first) else {
        if piece.contains(where: { "[]{},:".contains($0) }) {
          mistakes.append(quoting(piece, "has a character with a special meaning in YAML"))
        } else if piece.contains(" #") {
          mistakes.append(quoting(piece, "has ` #`, which begins a comment"))
        }
        continue
      }
      // Quotes would turn a list or a mapping that is cut off into a text.
      guard first != "{" || piece.contains("}"), first != "[" || piece.contains("]") else {
        continue
      }
      let mark = first == "`" ? "a backtick" : "`\(first)`"
      mistakes.append(quoting(piece, "starts with \(mark), which has a special meaning in YAML"))
      let rest = piece.dropFirst().trimmedStart
      guard !rest.isEmpty, !"{[".contains(first) else { continue }
      let text = first == "`" && rest.last == "`" ? rest.dropLast() : rest
      mistakes.append(
        LineMistake(
          message: "value `\(piece)` starts with \(mark), which has a special meaning in YAML",
          help: "write `\(text)`",
          corrected: replacing(piece, with: text)
        )
      )
    }
    return mistakes
  }

  private func quoting(_ piece: Substring, _ reason: String) -> LineMistake {
    LineMistake(
      message: "value \(reason); it must be quoted",
      help: "write `\(quotedYAML(piece))`",
      corrected: replacing(piece, with: quotedYAML(piece))
    )
  }

  /// Quotes that are unclosed, doubled or mixed.
  var quotes: [LineMistake] {
    guard content.contains(where: { "\"'".contains($0) }) else { return [] }
    var mistakes: [LineMistake] = []
    if content.count > 2, content.first == content.last, content.contains(": ") {
      let line = content.dropFirst().dropLast()
      mistakes.append(
        LineMistake(
          message: "a key and its value are in one pair of quotes",
          help: "write `\(line)`",
          corrected: with(line)
        )
      )
    }
    let name = content.prefix { $0 != ":" }
    let plain = String(name.filter { $0 != "\"" && $0 != "'" })
    if plain.count < name.count, !plain.isEmpty, plain.allSatisfy(\.isKeyCharacter) {
      let rest = content[name.endIndex...].filter { $0 != "\"" && $0 != "'" }
      let line = "\(plain.asKey):" + (rest.isEmpty ? "" : rest.dropFirst())
      mistakes.append(
        LineMistake(
          id: "unclosed-quote",
          message: "the opening and closing quotes of this key differ",
          help: "write `\(line)`",
          start: content.startIndex,
          corrected: with(line)
        )
      )
    }
    mistakes += escapes
    for piece in pieces {
      guard let first = piece.first, piece.contains(where: { "\"'".contains($0) }) else { continue }
      let inner = piece.dropFirst().dropLast()
      if "\"'".contains(first), piece.last == first, piece.count > 2,
        inner.contains(where: { "\"'\\".contains($0) })
      {
        let other: Character = first == "\"" ? "'" : "\""
        let text =
          other == "'"
          ? inner.map { $0 == "'" ? "''" : String($0) }.joined()
          : String(inner.map { $0 == "\"" ? "\\\"" : String($0) }.joined())
        mistakes.append(requoting(piece, "\(other)\(text)\(other)"))
      }
      let text = piece.filter { !"\"'".contains($0) }.trimmed
      if !text.isEmpty {
        mistakes.append(requoting(piece, text.asKey))
        mistakes.append(requoting(piece, text.drop { ",; ".contains($0) }.asKey))
      }
    }
    return mistakes
  }

  /// Backslashes in double quotes, which start an escape sequence: `"^\d{5}$"`.
  private var escapes: [LineMistake] {
    content.split(separator: "\"", omittingEmptySubsequences: false).enumerated().compactMap {
      position,
      text in
      guard !position.isMultiple(of: 2), text.contains("\\"), !text.contains("'"),
        text.startIndex > content.startIndex, text.endIndex < content.endIndex
      else { return nil }
      let quoted =
        content[content.index(before: text.startIndex)..<content.index(after: text.endIndex)]
      return LineMistake(
        id: "unclosed-quote",
        message: "`\\` in double quotes begins an escape sequence",
        help: "write `'\(text)'`",
        corrected: replacing(quoted, with: "'\(text)'")
      )
    }
  }

  private func requoting(_ piece: Substring, _ text: String) -> LineMistake {
    let first = piece.first ?? " "
    let isOpen = "\"'".contains(first) && piece.count { "\"'".contains($0) } == 1
    return LineMistake(
      id: "unclosed-quote",
      message: isOpen
        ? "missing closing quote `\(first)` after `\(piece.dropFirst())`"
        : "the opening and closing quotes of `\(piece)` differ",
      help: "write `\(text)`",
      start: piece.startIndex,
      corrected: replacing(piece, with: text)
    )
  }
}
