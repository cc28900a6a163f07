internal import CountryManifest
internal import ManifestFindings

struct EmptyText: ValidationRule {
  static let id: RuleID = "empty-text"
  static let summary = "a required text is empty"
  static let explanation = """
    In YAML, a pair of quotes with nothing or only whitespace between them is a valid text. The label
    of a service can be empty; names, other labels, sites, TLDs and examples cannot.

    ```yaml
    product: { name: "" }
    #                ^^ error: the product's name is empty
    ```
    """

  let context: RuleContext

  /// Formats report empty texts of other keys.
  func check() {
    for (text, kind) in manifest.texts where text.value.utf8.allSatisfy(\.isSpaceOrTab) {
      report(
        "\(kind) is empty",
        at: text.range,
        help: "write a value, or delete the key if it is optional"
      )
    }
  }
}

struct SuspiciousText: ValidationRule {
  static let id: RuleID = "suspicious-text"
  static let severity = Finding.Severity.warning
  static let summary =
    "a text begins or ends with a space, a comma or a quote, or has an invisible character"
  static let explanation = """
    YAML keeps spaces within quotes, and only `"` and `'` are quotes: curly quotes and guillemets around
    a value, and a quote at only one end, are part of the text and appear in the app. Zero-width
    characters, no-break spaces and characters that change the direction of text often come with copied
    text. Two texts that look equal then differ, and reviewers miss it.

    ```yaml
    product: { name: "Example " }
    #                ^^^^^^^^^^ warning: the product's name ends with a space
    ```
    """

  let context: RuleContext

  func check() {
    for (text, kind) in manifest.texts {
      guard let (problem, better) = problem(text) else { continue }
      let isPlain = better.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: " ") }
      report(
        "\(kind) \(problem)",
        at: text.range,
        help: better.isEmpty ? "write a text" : "write `\(quotedYAML(better))`",
        fix: isPlain && !better.isEmpty
          ? Fix(
            "use the text without it",
            replacing: text.range,
            with: quotedYAML(better),
            isSafe: better == trimming(text.value) { $0.isWhitespace || $0 == "\"" }
          ) : nil
      )
    }
  }

  /// What is wrong with a text, as a phrase that follows "the product's name", and the text without it.
  private func problem(_ text: Located<String>) -> (String, better: String)? {
    let value = text.value
    guard let first = value.first, let last = value.last, value.utf8.count > 1 else { return nil }
    let trimmed = trimming(value, \.isWhitespace)
    if trimmed != value, !trimmed.isEmpty {
      return ("\(first.isWhitespace ? "begins" : "ends") with a space", trimmed)
    }
    if last == "," { return ("ends with `,`", trimming(value) { ", ".contains($0) }) }
    if Self.opening.contains(first), Self.closing.contains(last), first != "\"" || last != "\"" {
      let inner = trimming(String(value.dropFirst().dropLast()), \.isWhitespace)
      return ("is in typographic quotes, which are part of the text", inner)
    }
    // A mark after a digit means inches. A scalar in YAML's quotes has its own on purpose.
    let isPlain = text.range.count == value.utf8.count
    if isPlain, last == "\"", !value.dropLast().contains("\""),
      value.dropLast().last?.isNumber == false
    {
      return ("ends with `\"`, but does not begin with it", String(value.dropLast()))
    }
    guard let scalar = invisible(in: value) else { return nil }
    let name = scalar.properties.name?.lowercased() ?? "control character"
    let replacement = scalar == "\u{A0}" ? " " : ""
    return (
      "contains an invisible character, \(name) (\(scalar.codePoint))",
      value.unicodeScalars.map { $0 == scalar ? replacement : String($0) }.joined()
    )
  }

  private static let opening: Set<Character> = [
    "“", "„", "«", "»", "‘", "‚", "‹", "›", "”", "＂", "\"",
  ]
  private static let closing: Set<Character> = ["”", "“", "»", "«", "’", "‘", "›", "‹", "＂", "\""]

  private func trimming(_ text: String, _ isTrimmed: (Character) -> Bool) -> String {
    let start = text.drop(while: isTrimmed)
    return start.lastIndex { !isTrimmed($0) }.map { String(start[...$0]) } ?? ""
  }

  private func invisible(in text: String) -> UnicodeScalar? {
    guard text.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 }) else { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar.visibility {
      case .visible, .undefined: false
      case .control, .hidden: true
      // No-break spaces are usually copied by accident; other spaces are typed on purpose.
      case .space: scalar == "\u{A0}" || scalar == "\u{202F}"
      // In Arabic and Indic scripts, joiners are part of the spelling.
      case .joiner: !text.unicodeScalars.contains { 0x600...0xDFF ~= $0.value }
      }
    }
  }
}

extension Manifest {
  /// Each name, label and example, with a description such as "a field's label".
  fileprivate var texts: [(text: Located<String>, kind: String)] {
    let forms = countries.flatMap { $0.form?.fields ?? [] }
    let traits = formFields.map(\.traits) + forms.compactMap { $0.overrides }
    let lists: [(String, [Located<String>?])] = [
      ("the product's name", [product.name]),
      ("a field's label", traits.map(\.label)),
      ("an example", traits.map(\.example)),
      ("a country's name", countries.flatMap { [$0.name] + $0.names.map(\.text) }),
    ]
    return lists.flatMap { kind, texts in texts.compactMap { $0.map { ($0, kind) } } }
  }
}
