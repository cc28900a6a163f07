internal import ManifestFindings

/// Brackets, braces and what separates elements in them.
extension WrittenLine {
  var brackets: [LineMistake] {
    let body = (value ?? content).withoutComment
    guard !body.isEmpty else { return [] }
    // What is behind the dash of an element is written like a value.
    let element = value == nil && body.hasPrefix("- ") ? body.dropFirst(2).trimmedStart : nil
    return rewritten(body) + (element.map(rewritten) ?? []) + separatorsOfElements(body)
      + missingInside(element ?? body)
  }

  private func rewritten(_ body: Substring) -> [LineMistake] {
    var texts: [(String, String)] = []
    let ends = (body.first ?? " ", body.last ?? " ")
    let inner = body.dropFirst().dropLast()
    let isPaired =
      body.count > 1 && ["()", "<>", "{}", "[]", "\"\"", "''"].contains("\(ends.0)\(ends.1)")
    if isPaired {
      if inner.hasPrefix("["), inner.hasSuffix("]") || inner.hasPrefix("{") && inner.hasSuffix("}")
      {
        texts.append((String(inner), "unexpected `\(ends.0)`"))
      }
      texts.append(("[\(inner)]", "expected `[`, found `\(ends.0)`"))
      texts.append(("{\(inner)}", "expected `{`, found `\(ends.0)`"))
    }
    if ends.0 == "[" || ends.0 == "{", ends.1 == ")" || ends.1 == ">" {
      let closing = ends.0 == "[" ? "]" : "}"
      texts.append(("\(ends.0)\(inner)\(closing)", "expected `\(closing)`, found `\(ends.1)`"))
    }
    if body.first == "-" {
      texts.append(("[\(body.dropFirst().trimmed)]", "expected `[`, found `-`"))
    }
    if ends.0 == "{", ends.1 == "}", key == nil, inner.contains(": ") {
      texts.append((String(inner.trimmed), "unexpected `{`"))
    }
    for isSurplusDropped in [true, false] {
      let balanced = balanced(body, isSurplusDropped)
      if balanced.text != body { texts.append((balanced.text, balanced.problem)) }
    }
    if body.last == ",", body.count > 1 {
      texts.append((String(body.dropLast()), "unexpected `,`"))
    }
    return texts.filter { $0.0 != body }.map { text, problem in
      let surplus = zip(body, text + " ").first { $0 != $1 }?.0
      let isDeletion = body.count - text.count == 1
      return LineMistake(
        message: problem,
        help: text.isEmpty
          ? "delete it"
          : (isDeletion ? surplus.map { "delete `\($0)`; " } ?? "" : "") + "write `\(text)`",
        corrected: text.isEmpty && body == content ? nil : replacing(body, with: text)
      )
    }
  }

  /// The text with a closing bracket for each opening one.
  private func balanced(
    _ body: Substring,
    _ isSurplusDropped: Bool
  ) -> (text: String, problem: String) {
    var text = ""
    var open: [Character] = []
    var problem = ""
    var quote: Character?
    func closing(_ bracket: Character) -> Character { bracket == "[" ? "]" : "}" }
    var left = body.count { "]}".contains($0) }
    for character in body {
      if "]}".contains(character) { left -= 1 }
      if let open = quote {
        if character == open { quote = nil }
        text.append(character)
        continue
      }
      switch character {
      case "\"", "'":
        quote = character
        text.append(character)
      case "[", "{":
        open.append(character)
        text.append(character)
      case "]", "}":
        let opening: Character = character == "]" ? "[" : "{"
        if isSurplusDropped, !open.contains(opening), left >= open.count {
          problem = "unexpected `\(character)`"
        } else if let last = open.popLast() {
          let expected = closing(last)
          if expected != character, open.last.map(closing) == character {
            problem = "missing `\(expected)` before `\(character)`"
            while text.last == " " { text.removeLast() }
            text += (expected == "}" ? " " : "") + String(expected)
            text += (character == "}" ? " " : "") + String(character)
            open.removeLast()
            continue
          }
          text.append(expected)
          if expected != character {
            problem = "expected `\(expected)`, found `\(character)`"
          }
        } else if isSurplusDropped {
          problem = "unexpected `\(character)`"
        } else {
          problem = "missing `\(opening)`"
          text = String(opening) + (character == "}" ? " " : "") + text + String(character)
        }
      default: text.append(character)
      }
    }
    for bracket in open.reversed() {
      problem = "missing `\(closing(bracket))`; `\(bracket)` is never closed"
      text += (bracket == "{" ? " " : "") + String(closing(bracket))
    }
    return (text, problem)
  }

  /// Commas that are doubled, missing or something else.
  private func separatorsOfElements(_ body: Substring) -> [LineMistake] {
    guard body.contains(where: { "[{,".contains($0) }) else { return [] }
    var mistakes: [LineMistake] = []
    func add(_ text: String, _ message: String, _ help: String) {
      guard text != body else { return }
      mistakes.append(
        LineMistake(message: message, help: help, corrected: replacing(body, with: text))
      )
    }
    add(withoutEmptyElements(body), "unexpected `,`", "delete it")
    for mark in [";", ".", "|"] where body.contains(Character(mark)) {
      let text = body.split(separator: Character(mark), omittingEmptySubsequences: false)
        .joined(separator: ",")
      add(text, "expected `,`, found `\(mark)`", "write `,` between elements: `\(text)`")
    }
    for space in body.ranges(ofText: " ") {
      let before = body[..<space.lowerBound]
      let after = body[space.upperBound...]
      guard let last = before.last, let next = after.trimmedStart.first,
        last.isKeyCharacter || "\"'}]".contains(last), next.isKeyCharacter || "\"'{[".contains(next)
      else { continue }
      add("\(before), \(after)", "missing `,`", "write `,` between elements: `\(before), \(after)`")
    }
    if !body.contains(where: { "[{".contains($0) }) {
      add("[\(body)]", "expected a sequence in brackets", "write `[\(body)]`")
    }
    return mistakes
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

extension Mistake {
  /// A bracket at the end of a line that nothing follows: the next line is not indented further.
  init?(openBracketIn file: SourceFile) {
    for line in LayoutLines(file).endsOfBlocks {
      guard let bracket = file.bytes[line].last, "[{".utf8.contains(bracket) else { continue }
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
        help: "write what belongs between `\(opening)` and `\(closing)`"
      )
      return
    }
    return nil
  }
}

/// Brackets that are missing within a value.
extension WrittenLine {
  /// Each place where a bracket may be missing is an edit to try.
  private static let mostPlaces = 12

  /// A bracket that is missing within a value: `{ city: { label: Town, zip: 1 }`, `dev: port: 80 }`.
  func missingInside(_ body: Substring) -> [LineMistake] {
    let braces = body.count { $0 == "{" } - body.count { $0 == "}" }
    let keys = flowKeys.filter {
      body.startIndex < $0.lowerBound && $0.upperBound <= body.endIndex
    }
    .prefix(Self.mostPlaces)
    var texts: [String] = []
    if braces == 1 {
      let ends = body.indices.filter { ",]".contains(body[$0]) }.prefix(Self.mostPlaces)
      texts = ends.map { body[..<$0].trimmedEnd + " }" + body[$0...] }
    } else if braces == -1 {
      let starts = keys.map(\.lowerBound)
      texts = ([body.startIndex] + starts).map { body[..<$0] + "{ " + body[$0...] }
    } else if braces == 0, !body.contains("{"), key == nil, body.contains(", ") {
      texts = ["{ \(body) }"]
    } else if braces == 0 {
      // A key right behind another one is in braces.
      texts = keys.filter { body[..<$0.lowerBound].trimmedEnd.last == ":" }.map { key in
        let end = body[key.lowerBound...].firstIndex { ",]}".contains($0) } ?? body.endIndex
        let rest = body[end...]
        return body[..<key.lowerBound] + "{ " + body[key.lowerBound..<end].trimmedEnd + " }"
          + (rest.first == "}" ? " " : "") + rest
      }
    }
    let bracket = braces == 1 ? "}" : "{"
    return texts.map { text in
      LineMistake(
        message: "missing `\(bracket)`",
        help: "write `\(text)`",
        corrected: replacing(body, with: text)
      )
    }
  }
}

/// Elements of a sequence, one per line.
extension WrittenLine {
  /// An element among others that has no dash, or is indented otherwise.
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
    guard let column = elementAbove ?? elementBelow else { return [] }
    // A word, or a word that looks like a key, or braces.
    let element = content.withoutComment
    let word = element.last == ":" ? element.dropLast() : element
    guard content.hasPrefix("{") || word.allSatisfy(\.isKeyCharacter), word.first != "-" else {
      return []
    }
    let rest = content[element.endIndex...]
    return [
      LineMistake(
        message: "missing `-` before an element",
        help: "write `- \(word)`",
        start: content.startIndex,
        corrected: String(repeating: " ", count: column) + "- " + word + rest
      )
    ]
  }
}
