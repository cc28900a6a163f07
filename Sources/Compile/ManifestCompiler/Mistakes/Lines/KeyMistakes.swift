internal import CountryManifest
internal import ManifestFindings

/// Keys without a colon and a space after them, and lines with wrong text around a key.
extension WrittenLine {
  /// A key with spaces instead of underscores: `postal code: …`.
  private var spacedKey: [LineMistake] {
    let words = content.prefix { $0.isKeyCharacter || $0 == " " }
    guard words.contains(" "), content[words.endIndex...].first == ":" else { return [] }
    let key = words.trimmed.split(separator: " ").joined(separator: "_")
    return [
      LineMistake(
        id: "unknown-key",
        message: "unknown key `\(words)`",
        help: "write `\(key)`",
        corrected: with(key) + content[words.endIndex...]
      )
    ]
  }

  /// Missing line breaks, so that two lines are joined into one.
  ///
  /// Examples are `it: tld: it`, `tld: it hosts: tld`, `{ site: a }web: {}`, `fields: - name` and
  /// `- name - city`.
  var lineBreaks: [LineMistake] {
    let keys = flowKeys.dropFirst(key == nil ? 0 : 1)
      .map { (start: $0.lowerBound, name: content[$0].dropLast()) }
    let dashes = content.ranges(ofText: "- ").map { (start: $0.lowerBound, name: "-"[...]) }
    return (dashes + keys).flatMap { start, name -> [LineMistake] in
      let before = content[..<start]
      guard let end = before.trimmedEnd.last, !",{[-".contains(end),
        " :}]\"'".contains(before.last ?? end) || name == "-" && content.hasPrefix("- ")
      else { return [] }
      if name == "-" {
        // A single element after a key gets brackets instead, in `enclosed`.
        guard "}]".contains(end) || content.hasPrefix("- ") || end == ":" && elementBelow != nil
        else { return [] }
      } else if end == ":" {
        let owner = before.trimmedEnd.dropLast().reversed().prefix(while: \.isKeyCharacter)
        if ManifestSchema.hasScalar(String(owner.reversed())) { return [] }
      }
      return lineBreaks(before: start, name, isInside: end == ":")
    }
  }

  /// Corrections with a line break before `start`, which differ in the indentation of the new line.
  ///
  /// The new line is a child of this line if `isInside`, otherwise a sibling of this line or of its parents.
  func lineBreaks(
    before start: String.Index,
    _ name: Substring,
    isInside: Bool
  ) -> [LineMistake] {
    let width = indentation.utf8.count
    var seen: Set<Int> = []
    let widths =
      isInside ? [blockIndentation ?? width + 2, width + 2] : [width, width - 2, width - 4, 0]
    return widths.filter { $0 >= 0 && seen.insert($0).inserted }.map { width in
      LineMistake(
        message: "missing line break before `\(name)`",
        help: "write `\(content[start...])` on the next line, indented by \(spaces(width))",
        start: start,
        corrected: with(content[..<start].trimmedEnd) + lineEnding
          + String(repeating: " ", count: width) + content[start...]
      )
    }
  }

  /// A key with spaces, or a key of the lines below in the syntax of another format: `api {`, `[services.api]`.
  var keys: [LineMistake] { spacedKey + keysOfBlocks }

  private var keysOfBlocks: [LineMistake] {
    guard blockIndentation != nil, key == nil || value?.isEmpty == false else { return [] }
    let names = content.split { !$0.isKeyCharacter }
    guard let name = names.last, names.count <= 2 else { return [] }
    let line = "\(name.asKey):"
    var indentations = [String(indentation)]
    if names.count == 2, content.hasPrefix("[") { indentations.append(indentation + "  ") }
    guard names.count == 1 || indentations.count == 2 else { return [] }
    return indentations.reversed().map { indentation in
      LineMistake(
        message: name == content
          ? "missing `:` after `\(name)`"
          : content.last == "{"
            ? "missing `}`; `{` is never closed" : "expected `key:`, found `\(content)`",
        help: "write `\(line)`",
        corrected: indentation + line
      )
    }
  }

  /// A line number that was copied from an editor: `27  api:`.
  private var lineNumber: [LineMistake] {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content[digits.endIndex...].drop { "|:".contains($0) }
    guard !digits.isEmpty, rest.first == " " || rest.first == "\t", key == nil else { return [] }
    return [rest, rest.dropFirst()].map { rest in
      LineMistake(
        message: "unexpected line number `\(digits)`",
        help: "delete it; write `\(rest.trimmed)`",
        corrected: with(rest)
      )
    }
  }

  /// Characters before a key, such as `- tld: it` or `+    tld: it`, and lines to delete, such as `---`.
  var markers: [LineMistake] {
    var mistakes: [LineMistake] = []
    if content.allSatisfy({ "[]{}".contains($0) }) {
      mistakes.append(
        LineMistake(
          message: "unexpected `\(content)`",
          help: "delete this line",
          corrected: nil
        )
      )
    }
    let isRule =
      content.count >= 3 && content.allSatisfy { $0 == content.first }
      && !(content.first?.isLetter ?? true) && !(content.first?.isNumber ?? true)
    if isRule || content == "---" || content == "..." || content.hasPrefix("%") {
      mistakes.append(
        LineMistake(
          id: content == "---" || content == "..." ? "multiple-documents" : "syntax-error",
          message: content.hasPrefix("%")
            ? "a directive is not allowed in a manifest"
            : "`\(content)` is not allowed in a manifest",
          help: "delete this line; a manifest is a single document",
          corrected: nil
        )
      )
    }
    if content.hasPrefix("- "), isBehindValue, !content.contains(where: { ":{[".contains($0) }) {
      mistakes.append(
        LineMistake(
          message: "unexpected element between keys",
          help: "delete this line, or write a key and `:` before it",
          corrected: nil
        )
      )
    }
    mistakes += lineNumber
    let mark = content.prefix {
      !$0.isKeyCharacter && !"\"'{[#:".contains($0) && $0 != " " || $0 == "-"
    }
    guard !mark.isEmpty, mark.count < content.count else { return mistakes }
    let rest = content[mark.endIndex...]
    let spaces = rest.prefix { $0 == " " }
    let name = rest.trimmedStart.prefix(while: \.isKeyCharacter)
    // A longer run of characters, such as `!!!`, may start a sentence.
    guard mark.count <= 2 || ManifestSchema.keyNames.contains(String(name)) else { return mistakes }
    let key =
      !name.isEmpty && rest.trimmedStart[name.endIndex...].first == ":"
      ? " the key `\(name)`" : " a key"
    if mark.count == 1, mark != "-", !spaces.isEmpty {
      mistakes.append(
        LineMistake(
          message: "expected `-`, found `\(mark)`",
          help: "write `- \(rest.trimmedStart)`",
          corrected: with("- \(rest.trimmedStart)")
        )
      )
    }
    if mark == "-", spaces.isEmpty {
      mistakes.append(
        LineMistake(
          message: "missing space after `-`",
          help: "write `- \(rest)`",
          corrected: with("- \(rest)")
        )
      )
    }
    for margin in ["", String(repeating: " ", count: mark.count + spaces.count), String(spaces)] {
      mistakes.append(
        LineMistake(
          message: "unexpected `\(mark)` before\(key)",
          help: "delete `\(mark)`",
          corrected: with(margin + rest.trimmedStart)
        )
      )
    }
    return mistakes
  }
}

extension Mistake {
  /// Creates a mistake for a known key that is split over two lines: `loc` and `ale: it-IT`.
  init?(keyBrokenAt line: WrittenLine, in file: SourceFile) {
    let number = file.lineNumber(of: UInt32(line.range.lowerBound))
    let end = line.content.reversed().prefix(while: \.isKeyCharacter).reversed()
    guard !end.isEmpty, line.range.upperBound < file.bytes.count,
      let next = WrittenLine(number + 1, in: file)
    else { return nil }
    let start = next.content.prefix(while: \.isKeyCharacter)
    let name = String(end) + start
    guard !start.isEmpty, next.content[start.endIndex...].first == ":",
      ManifestSchema.keyNames.contains(name)
    else { return nil }
    let upper = line.range.upperBound - line.text[line.content.endIndex...].utf8.count
    let gap = upper..<(next.range.lowerBound + next.indentation.utf8.count)
    var edits = TextEdits()
    edits.replace(gap, with: "")
    self.edits = edits
    finding = Finding(
      "syntax-error",
      "unexpected line break in `\(name)`",
      at: SourceRange(upper - end.count, upper),
      help: "write `\(name)` on one line",
      fix: Fix("join the two lines", replacing: SourceRange(gap), with: "")
    )
  }
}
