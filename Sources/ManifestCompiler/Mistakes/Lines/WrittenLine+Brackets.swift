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
        help: (isDeletion ? surplus.map { "delete `\($0)`; " } ?? "" : "") + "write `\(text)`",
        corrected: replacing(body, with: text)
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
