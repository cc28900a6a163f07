internal import CountryManifest
internal import ManifestFindings

/// Keys that are not followed by a colon and a space.
extension WrittenLine {
  /// `postal code: …`.
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

  /// A line that was joined with the one above it: `it: tld: it`, `tld: it hosts: tld`.
  var lineBreaks: [LineMistake] {
    flowKeys.dropFirst(key == nil ? 0 : 1).flatMap { key -> [LineMistake] in
      let before = content[..<key.lowerBound]
      guard before.last == " ", let end = before.trimmedEnd.last, !",{[".contains(end) else {
        return []
      }
      let owner = before.trimmedEnd.dropLast().reversed().prefix(while: \.isKeyCharacter).reversed()
      if end == ":", ManifestSchema.hasScalar(String(owner)) { return [] }
      return lineBreaks(before: key.lowerBound, content[key].dropLast(), isInside: end == ":")
    }
  }

  /// The line with a line break before a key, which is indented as the keys inside of this one, or as others.
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

  /// The key of the lines below, written as in another format.
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

  /// The number of the line, copied from an editor: `27  api:`.
  private var lineNumber: [LineMistake] {
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content[digits.endIndex...].drop { "|:".contains($0) }
    guard !digits.isEmpty, rest.first == " " || rest.first == "\t", key == nil else { return [] }
    return [rest, rest.dropFirst()].map { rest in
      LineMistake(
        message: "unexpected number of a line, `\(digits)`",
        help: "delete it; write `\(rest.trimmed)`",
        corrected: with(rest)
      )
    }
  }

  /// Something before a key: `- tld: it`, `+    tld: it`.
  var markers: [LineMistake] {
    var mistakes: [LineMistake] = []
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
    // A longer mark, such as `!!!`, can begin a sentence.
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
