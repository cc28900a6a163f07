internal import CountryManifest
internal import ManifestFindings

/// Characters that look like other characters, or that are invisible.
extension WrittenLine {
  /// The text that the author probably meant by a character; nil if the character is correct.
  private static func meant(by scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "″", "＂": return "\""
    case "‘", "’", "‚", "‛", "‹", "›", "′", "＇", "´": return "'"
    case "、", "،", "﹐", "，": return ","
    case "﹕", "∶", "ː", "꞉": return ":"
    case "‐", "‑", "‒", "–", "—", "―", "−", "﹣": return "-"
    case "…": return "..."
    case "；", ";": return ";"
    case "⁄", "∕": return "/"
    case "【", "〔": return "["
    case "】", "〕": return "]"
    // Cyrillic, Greek and Latin letters that look like ASCII letters.
    case "а", "α", "ɑ": return "a"
    case "с", "ϲ": return "c"
    case "ԁ": return "d"
    case "е": return "e"
    case "һ": return "h"
    case "і", "ı", "ι": return "i"
    case "ј": return "j"
    case "ӏ": return "l"
    case "о", "ο": return "o"
    case "р", "ρ": return "p"
    case "ѕ": return "s"
    case "т": return "t"
    case "у": return "y"
    case "х": return "x"
    case "ν": return "v"
    case "А", "Α": return "A"
    case "В", "Β": return "B"
    case "С": return "C"
    case "Е", "Ε": return "E"
    case "Н", "Η": return "H"
    case "І", "Ι": return "I"
    case "К", "Κ": return "K"
    case "М", "Μ": return "M"
    case "О", "Ο": return "O"
    case "Р", "Ρ": return "P"
    case "Т", "Τ": return "T"
    case "Х", "Χ": return "X"
    default: break
    }
    // Full-width forms of ASCII.
    if 0xFF01...0xFF5E ~= scalar.value {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    }
    switch scalar.visibility {
    case .space: return scalar == " " ? nil : scalar == "\u{3000}" ? "  " : " "
    case .hidden, .joiner: return ""
    default: return nil
    }
  }

  var characters: [LineMistake] {
    let scalars = text.unicodeScalars
    guard let first = scalars.first(where: { Self.meant(by: $0) != nil }) else { return [] }
    var line = ""
    var indices = scalars.startIndex
    while indices < scalars.endIndex {
      let scalar = scalars[indices]
      indices = scalars.index(after: indices)
      var meant = Self.meant(by: scalar) ?? String(scalar)
      // A dash at the start of a line begins an element.
      if meant == "-", scalar.value > 0x7F, line.allSatisfy({ $0 == " " }),
        indices < scalars.endIndex, scalars[indices] != " ", scalars[indices] != "-"
      {
        meant += " "
      }
      // A full-width colon or comma looks as if a space followed it, so insert that space.
      if (meant == ":" || meant == ","), scalar.value > 0x7F, indices < scalars.endIndex,
        scalars[indices] != " "
      {
        meant += " "
      }
      line += meant
    }
    let name = first.properties.name?.lowercased() ?? "character"
    let meant = Self.meant(by: first) ?? ""
    let found =
      first.visibility == .visible
      ? "`\(first)` (\(first.codePoint), \(name))" : "\(name) (\(first.codePoint))"
    let expected =
      switch meant {
      case "": "delete it" + (word(in: line, at: first).map { "; write `\($0)`" } ?? "")
      case "\"", "'":
        "use straight quotes: `\(meant)`"
          + (word(in: line, at: first).flatMap(Self.plain).map { "; or write `\($0)`" } ?? "")
      case " ", "  ": "replace it with a space"
      case ",": "write `,`"
      case "-" where line.trimmedStart.hasPrefix("- ") && content.unicodeScalars.first == first:
        "write `\(line.trimmed)`"
      default: "write `\(word(in: line, at: first) ?? meant)`"
      }
    let mistake = LineMistake(
      id: "confusable-character",
      message: first.visibility == .visible
        ? "\(found) is not `\(meant)`" : "\(found) is not a space",
      help: expected,
      corrected: line
    )
    guard line.trimmedStart.count < line.count, first.isHiddenSpace else { return [mistake] }
    // In the indentation, a hidden space may have replaced any number of spaces.
    return [mistake] + reindented(mistake)
  }

  /// The text without quotes, if it is a word that needs no quotes; otherwise nil.
  private static func plain(_ quoted: String) -> String? {
    let word = quoted.filter { $0 != "\"" && $0 != "'" }
    return !word.isEmpty && word.asKey == word ? word : nil
  }

  /// Character references of HTML: `&quot;no&quot;`.
  var entities: [LineMistake] {
    let known = [
      ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&nbsp;", " "),
    ]
    let others = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    guard let entity = (known + others).first(where: { content.contains($0.0) })?.0 else {
      return []
    }
    let better = (known + others).reduce(String(content)) { $0.replacing($1.0, with: $1.1) }
    return [
      LineMistake(
        message: "`\(entity)` is an HTML character reference",
        help: "write `\(better)`",
        corrected: with(better)
      )
    ]
  }

  /// The corrected word at the first occurrence of a character in this line; nil if there is none.
  private func word(in line: String, at scalar: Unicode.Scalar) -> String? {
    let before = text.unicodeScalars.prefix { $0 != scalar }
    let start = String(before).reversed().prefix { !" ,[]{}".contains($0) }.reversed()
    let rest = line.dropFirst(String(before).count).drop { " ,[]{}".contains($0) }
    let word = start + rest.prefix { !" ,[]{}".contains($0) }
    return word.isEmpty || word == ":" ? nil : String(word)
  }

  /// Tabs in the indentation.
  var tabs: [LineMistake] {
    guard indentation.contains("\t") else { return [] }
    let mistake = LineMistake(
      message: "a tab in the indentation",
      help: "indent with spaces",
      corrected: ""
    )
    return [2, 4, 8].map { width in
      var mistake = mistake
      mistake.corrected =
        indentation.map { $0 == "\t" ? String(repeating: " ", count: width) : String($0) }.joined()
        + content
      return mistake
    } + reindented(mistake)
  }

  private func reindented(_ mistake: LineMistake) -> [LineMistake] {
    Set([indentationAbove, indentationAbove + 2, max(0, indentationAbove - 2)]).sorted().map {
      width in
      var mistake = mistake
      mistake.corrected = String(repeating: " ", count: width) + content.trimmed
      return mistake
    }
  }
}

/// Text that was meant as a comment but is not one in YAML.
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
    return mistakes
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

  /// Words after a complete value.
  var textsBehindValues: [LineMistake] {
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
      // Do not turn a key into a comment.
      guard words.first.map({ $0.isLetter || $0 == "(" }) ?? false,
        !flowKeys.contains(where: { words.startIndex <= $0.lowerBound })
      else { return nil }
      return LineMistake(
        message: "unexpected text after \(end == value.startIndex ? "a key" : "a value")",
        help: "delete it, or write a comment: `# \(words)`",
        corrected: with(content[..<end].trimmedEnd) + " # " + words
      )
    }
  }

  /// The mistake in a line of plain text that lacks the `#` of a comment; empty for other lines.
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
    // Do not turn a line that has a key, known or not, into a comment.
    guard key == nil, content.contains(" "), content.first?.isLetter ?? false,
      content.split(separator: " ")[0].last != ":",
      !content.contains(where: { "{[".contains($0) }),
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
