internal import CountryManifest
internal import ManifestFindings

/// Edits to one mark of YAML's punctuation: another one instead, one more, one less, or the same one at another offset.
extension WrittenLine {
  /// The likeliest kind first; within a kind from left to right.
  var markEdits: [LineMistake] {
    let text = content.withoutComment
    return repeatedKeys(text) + replacedMarks(text) + movedColons(text) + gluedLines(text)
      + insertedMarks(text) + deletedMarks(text)
  }

  private func edit(_ message: String, _ text: some StringProtocol) -> LineMistake {
    LineMistake(
      message: message,
      help: "write `\(text.trimmed)`",
      corrected: with(text) + content[content.withoutComment.endIndex...]
    )
  }

  /// `tld: tld: it`.
  private func repeatedKeys(_ text: Substring) -> [LineMistake] {
    let keys = flowKeys.filter { $0.upperBound <= text.endIndex }
    return zip(keys, keys.dropFirst()).compactMap { key, next in
      let (name, nextName) = (text[key].dropLast(), text[next].dropLast())
      guard text[key.upperBound..<next.lowerBound].allSatisfy({ $0 == " " }),
        nextName.hasPrefix(name) || ManifestSchema.keyNames.contains(String(nextName))
      else { return nil }
      return edit("unexpected `\(name):`", text[..<key.lowerBound] + text[next.lowerBound...])
    }
  }

  /// `[ label: api }`, `{ label; api }`, `api = {}`.
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
    for run in runs(in: text, where: { ":,;=>|.".contains($0) }) {
      let (before, after) = (text[..<run.lowerBound], text[run.upperBound...].trimmedStart)
      guard !before.isEmpty, !after.isEmpty else { continue }
      for mark in [":", ","] where text[run] != mark {
        edits.append(
          edit("expected `\(mark)`, found `\(text[run])`", before.trimmedEnd + mark + " " + after)
        )
      }
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

  /// Where characters of a kind follow each other.
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

  /// `postal_co:de {`, `hosts n:amed`, `team ":A"`: a colon that is not behind a key.
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

  /// `default_country: uslanguage_url: "…"`, `product:name: Acme`: lines without the line break between them.
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

  /// `{ label: api, dev: port: 80 }`, `[it-IT`, `fr-FR]`, `label api`.
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
        guard last != " " || "{[\"'".contains(mark), mark != ":" || last.isLetter || last.isNumber
        else { continue }
        let space = after.first == " " || !",:".contains(mark) ? "" : " "
        edits.append(edit("missing `\(mark)`", before + mark + space + after))
      }
    }
    return edits
  }

  private func deletedMarks(_ text: Substring) -> [LineMistake] {
    text.indices.filter { "{}[],:;\"'`".contains(text[$0]) }.map { index in
      edit("unexpected `\(text[index])`", text[..<index] + text[text.index(after: index)...])
    }
  }
}
