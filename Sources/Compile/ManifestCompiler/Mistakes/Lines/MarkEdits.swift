internal import CountryManifest
internal import ManifestFindings

/// Edits to one mark, a punctuation character of YAML: replace, insert, delete or move it.
extension WrittenLine {
  /// The edits, with the most likely kind first; the edits of a kind are ordered from left to right.
  var markEdits: [LineMistake] {
    let text = content.withoutComment
    return replacedPairs(text) + replacedMarks(text) + movedColons(text)
      + gluedLines(text) + insertedMarks(text) + enclosed(text) + deletedMarks(text)
  }

  private func edit(_ message: String, _ edited: some StringProtocol) -> LineMistake {
    let text = content.withoutComment
    let comment = content[text.endIndex...]
    // Show only the value if the text before it is unchanged.
    let start = valueStart
    let head = content[..<start]
    let new = edited.trimmed
    let rest = new.hasPrefix(head) ? new.dropFirst(head.count).trimmed : new
    let isAlone = rest.first.map { "[{".contains($0) } ?? true || text[start...].hasPrefix(rest)
    let shown = isAlone ? rest : new
    return LineMistake(
      message: message,
      help: shown.isEmpty ? "delete it" : "write `\(shown)`",
      corrected: new.isEmpty && comment.isEmpty ? nil : with(edited) + comment
    )
  }

  /// The start of the value, after a key or a `-`; a comment is not a value.
  private var valueStart: String.Index {
    let end = content.withoutComment.endIndex
    return min(value?.startIndex ?? content.prefix(content.hasPrefix("- ") ? 2 : 0).endIndex, end)
  }

  /// A repeated key: `tld: tld: it`.
  var repeatedKeys: [LineMistake] {
    let text = content.withoutComment
    let keys = flowKeys.filter { $0.upperBound <= text.endIndex }
    return zip(keys, keys.dropFirst()).compactMap { key, next in
      let (name, nextName) = (text[key].dropLast(), text[next].dropLast())
      guard text[key.upperBound..<next.lowerBound].allSatisfy({ $0 == " " }),
        nextName.hasPrefix(name)
      else { return nil }
      return edit("unexpected `\(name):`", text[..<key.lowerBound] + text[next.lowerBound...])
    }
  }

  /// Wrong or extra brackets on both sides of a value: `(it-IT)`, `[[it]]`.
  private func replacedPairs(_ text: Substring) -> [LineMistake] {
    guard let first = text.firstIndex(where: { "([{<\"'".contains($0) }),
      let last = text.lastIndex(where: { ")]}>\"'".contains($0) }), first < last
    else { return [] }
    let (before, after) = (text[..<first], text[text.index(after: last)...])
    let inner = text[text.index(after: first)..<last]
    // In `tld: [it]`, the brackets may be correct and the key wrong, so leave the help to the rule.
    let isPair = ["()", "[]", "{}", "<>", "\"\"", "''"].contains("\(text[first])\(text[last])")
    let isDoubled = isPair && (key == nil || inner.first.map { "[{".contains($0) } ?? false)
    return ([("[", "]"), ("{", "}")] + (isDoubled ? [("", "")] : [])).compactMap {
      opening,
      closing in
      let isOpening = opening != String(text[first])
      guard isOpening || closing != String(text[last]) else { return nil }
      let (expected, found) = isOpening ? (opening, text[first]) : (closing, text[last])
      return edit(
        expected.isEmpty ? "unexpected `\(found)`" : "expected `\(expected)`, found `\(found)`",
        before + opening + (opening.isEmpty ? inner.trimmed : inner) + closing + after
      )
    }
  }

  /// One wrong punctuation mark: `[ label: api }`, `{ label; api }`, `api = {}`.
  private func replacedMarks(_ text: Substring) -> [LineMistake] {
    var edits: [LineMistake] = []
    for index in text.indices {
      for other in Self.brackets(besides: text[index]) {
        edits.append(
          edit(
            "expected `\(other)`, found `\(text[index])`",
            text[..<index] + String(other) + text[text.index(after: index)...]
          )
        )
      }
    }
    return edits + replacedSeparators(text)
  }

  /// Another character instead of the colon after a key or the comma between elements: `hosts = tld`,
  /// `label; api`.
  private func replacedSeparators(_ text: Substring) -> [LineMistake] {
    var edits: [LineMistake] = []
    let separators =
      runs(in: text) { " :,;=>|.-".contains($0) }
      .filter { text[$0].contains { ":,;=>|.".contains($0) } || text[$0].contains(" -") }
      + runs(in: text) { ":%+*~!?&@$<^".contains($0) }
    for run in separators {
      let (before, after) = (text[..<run.lowerBound], text[run.upperBound...])
      guard !before.isEmpty, !after.isEmpty else { continue }
      let found = text[run].trimmed
      let name = before.reversed().prefix(while: \.isKeyCharacter).reversed()
      for mark in [":", ","] {
        let edited = "\(before)\(mark) \(after)"
        if found.allSatisfy({ mark.contains($0) || $0 == " " }), !found.isEmpty {
          if found == ":" {
            edits.append(edit("missing space after `:`", edited))
          } else if found != mark {
            edits.append(deletion(of: mark, edited))
          }
        } else {
          edits.append(edit("expected `\(mark)` after `\(String(name))`, found `\(found)`", edited))
        }
      }
    }
    // Replace all separators at once: `[it; de; fr]`.
    for mark: Character in [";", "|", "."] where text.count(where: { $0 == mark }) > 1 {
      edits.append(
        edit("expected `,`, found `\(mark)`", text.map { $0 == mark ? "," : String($0) }.joined())
      )
    }
    return edits
  }

  private static func brackets(besides mark: Character) -> [Character] {
    switch mark {
    case "{", "[", "(", "<": ["{", "["].filter { $0 != mark }
    case "}", "]", ")", ">": ["}", "]"].filter { $0 != mark }
    default: []
    }
  }

  /// The ranges of consecutive characters that satisfy a condition.
  private func runs(
    in text: Substring,
    where isIncluded: (Character) -> Bool
  ) -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: isIncluded) {
      start = text[first...].firstIndex { !isIncluded($0) } ?? text.endIndex
      runs.append(first..<start)
    }
    return runs
  }

  /// A colon that is inside a word instead of after a key: `postal_co:de {`, `hosts n:amed`, `team ":A"`.
  private func movedColons(_ text: Substring) -> [LineMistake] {
    text.indices.filter { text[$0] == ":" }.flatMap { colon -> [LineMistake] in
      let (before, after) = (text[..<colon], text[text.index(after: colon)...])
      guard after.first != " " else { return [] }
      let rest = after.drop(while: \.isKeyCharacter)
      let end = before.trimmedEnd.lastIndex(of: " ") ?? before.startIndex
      let later = before + after[..<rest.startIndex] + ": " + rest.trimmedStart
      let earlier = before[..<end].trimmedEnd + ": " + before[end...].trimmedStart + after
      return [later, earlier].map { edit("unexpected `:` in a word", $0) }
    }
  }

  /// Two lines without the line break between them: `default_country: uslanguage_url: "…"`,
  /// `product:name: Acme`.
  private func gluedLines(_ text: Substring) -> [LineMistake] {
    flowKeys.filter { $0.upperBound <= text.endIndex }.flatMap { key -> [LineMistake] in
      let end = text.index(before: key.upperBound)
      let start =
        text[..<end].lastIndex { !$0.isKeyCharacter }.map(text.index(after:)) ?? text.startIndex
      let splits = text[start..<end].indices.filter { split in
        split > text.startIndex && text[text.index(before: split)] != " "
          && ManifestSchema.keyNames.contains(String(text[split..<end]))
      }
      return splits.flatMap { split in
        lineBreaks(before: split, text[split..<end], isInside: text[..<split].last == ":")
      }
    }
  }

  /// A missing punctuation mark: `{ label: api, dev: port: 80 }`, `[it-IT`, `fr-FR]`, `label api`.
  private func insertedMarks(_ text: Substring) -> [LineMistake] {
    var places = text.indices.filter { index in
      index == text.startIndex || !text[index].isKeyCharacter
        || !text[text.index(before: index)].isKeyCharacter
    }
    places.append(text.endIndex)
    var edits: [LineMistake] = []
    for mark in [",", ":", "{", "}", "[", "]", "\"", "'"] {
      for place in places {
        let (before, after) = (text[..<place], text[place...])
        let last = before.last ?? " "
        guard last != " " || "{[\"'".contains(mark),
          mark != ":" || last.isLetter || last.isNumber || "\"'".contains(last)
        else { continue }
        let isSpaced = after.first == " " || after.isEmpty
        let spaced =
          switch mark {
          case ",", ":", "{": isSpaced ? mark : mark + " "
          case "}": last == " " ? mark : " " + mark
          default: mark
          }
        edits.append(edit("missing `\(mark)`", before + spaced + after))
      }
    }
    return edits
  }

  /// A value without its two brackets: `languages: it-IT, de`, `dev: port: 80`, `languages: - it-IT`.
  private func enclosed(_ text: Substring) -> [LineMistake] {
    let start = valueStart
    guard start < text.endIndex else { return [] }
    let body = text[start...]
    let head = text[..<start]
    var edits: [LineMistake] = []
    if !body.contains(where: { "[{".contains($0) }) {
      let elements = body.hasPrefix("-") ? body.dropFirst().trimmed : body
      if elements.contains(", ") || elements.startIndex > body.startIndex {
        edits.append(edit("expected a sequence in brackets", "\(head)[\(elements)]"))
      }
      if body.contains(", ") || body.contains(": ") {
        edits.append(edit("missing `{`", head + "{ " + body + " }"))
      }
    }
    // A key directly after another key belongs in braces.
    let keys = flowKeys.filter { key in
      body.startIndex < key.lowerBound && key.upperBound <= text.endIndex
        && text[..<key.lowerBound].trimmedEnd.last == ":"
    }
    return edits
      + keys.flatMap { key in
        endsOfElements(in: text, from: key.lowerBound).map { end in
          let rest = text[end...]
          let braces =
            "{ \(text[key.lowerBound..<end].trimmedEnd) }" + (rest.first == "}" ? " " : "")
          return edit("missing `{`", "\(text[..<key.lowerBound])\(braces)\(rest)")
        }
      }
  }

  /// The end of each element, up to the end of the enclosing mapping or sequence.
  private func endsOfElements(in text: Substring, from start: String.Index) -> [String.Index] {
    var ends: [String.Index] = []
    var depth = 0
    for index in text[start...].indices {
      switch text[index] {
      case "[", "{": depth += 1
      case "]", "}":
        if depth == 0 { return ends + [index] }
        depth -= 1
      case "," where depth == 0: ends.append(index)
      default: break
      }
    }
    return ends + [text.endIndex]
  }

  private func deletedMarks(_ text: Substring) -> [LineMistake] {
    let single = text.indices.filter { "{}[],:;\"'`".contains(text[$0]) }.map { index in
      deletion(of: String(text[index]), text[..<index] + text[text.index(after: index)...])
    }
    let commas = withoutEmptyElements(text)
    return (commas == text ? [] : [deletion(of: ",", commas)]) + single
  }

  private func deletion(of mark: String, _ text: some StringProtocol) -> LineMistake {
    var edit = edit("unexpected `\(mark)`", text)
    if edit.help.hasPrefix("write") { edit.help = "delete `\(mark)`; \(edit.help)" }
    return edit
  }

  /// An extra punctuation mark before or after a value: `tld: it,`, `tld: = it`.
  ///
  /// YAML reads both as text, so the parser and the decoder report no error.
  var marksAroundValues: [LineMistake] {
    let text = content.withoutComment
    let ends: [LineMistake] =
      text.count > 1 && ",;.".contains(text.last ?? " ")
      ? [deletion(of: String(text.suffix(1)), text.dropLast())] : []
    guard key != nil, let first = text[valueStart...].first, "=:,;".contains(first) else {
      return ends
    }
    return ends + [
      deletion(
        of: String(first),
        text[..<valueStart] + text[valueStart...].dropFirst().trimmedStart
      )
    ]
  }

  private func withoutEmptyElements(_ body: Substring) -> String {
    var text = ""
    for character in body {
      let last = text.last { $0 != " " }
      if character == ",", last == "," || last == "[" || last == "{" {
        while text.last == " " { text.removeLast() }
        continue
      }
      text.append(character)
    }
    return text
  }
}
