internal import ManifestFindings
package import YAMLTree

/// The decoder's findings about nodes that do not match the schema.
extension ManifestDecoder {
  mutating func report(
    _ id: RuleID,
    _ message: String,
    at place: SourceRange,
    severity: Finding.Severity = .error,
    help: String? = nil,
    fix: Fix? = nil
  ) {
    findings.add(Finding(id, message, at: place, severity: severity, help: help, fix: fix))
  }

  mutating func isName(_ key: Node) -> Bool {
    guard key.isEmpty else { return key.kind == .scalar }
    report("wrong-type", "empty key", at: key.range)
    return false
  }

  mutating func isScalar(_ node: Node, _ expected: @autoclosure () -> String) -> Bool {
    if node.kind == .scalar, !node.isEmpty { return true }
    reportWrongType(node, expected: expected(), isText: true)
    return false
  }

  package mutating func isMapping(
    _ node: Node,
    _ expected: @autoclosure () -> String,
    help: @autoclosure () -> String? = nil
  ) -> Bool {
    if node.kind == .mapping { return true }
    reportWrongType(node, expected: expected(), help: help())
    return false
  }

  /// The help for a value that should be a mapping, such as "write `{ port: 8000 }`" for `8000`; nil if there is none.
  static func meant(_ node: Node, _ shape: MappingShape) -> String? {
    let text = node.text
    // Keys whose values are mappings, as in `outputs: [swift]`.
    let names = node.kind == .sequence ? node.elements.map(\.text) : [text]
    if node.kind != .mapping, !names.isEmpty,
      names.allSatisfy({ shape[$0]?.value.canBe(.mapping) == true })
    {
      return "write `{ \(names.map { "\($0): {}" }.joined(separator: ", ")) }`"
    }
    guard node.kind == .scalar else { return mappingMeant(by: node) }
    if node.isEmpty {
      let names = shape.keys.filter(shape.isUsual).map { "`\($0.name)`" }.joined(separator: ", ")
      return names.isEmpty ? nil : "write its keys, such as \(names)"
    }
    let keys = shape.keys.filter { $0.spec.value.canHave(text) }
    let exact = keys.first { if case .text = $0.spec.value { false } else { true } }
    let key = exact ?? keys.first(where: shape.isUsual) ?? keys.first
    return key.map { "write `{ \($0.name): \(text.isEmpty ? "\"\"" : text) }`" }
  }

  /// The help for a mapping in the brackets of a sequence: "write `{ port: 8000 }`" for `[ port: 8000 ]`.
  static func mappingMeant(by node: Node) -> String? {
    let text = node.tree.file.text(node.range)
    guard node.kind == .sequence, text.hasPrefix("["), text.count > 2,
      node.elements.allSatisfy({ $0.kind == .mapping })
    else { return nil }
    return "write `{\(text.dropFirst().dropLast())}`"
  }

  /// Reports a node that is not of the expected kind.
  ///
  /// If `isText` is true, a sequence of one scalar on one line gets a fix that deletes its brackets.
  package mutating func reportWrongType(
    _ node: Node,
    expected: String,
    help: String? = nil,
    isText: Bool = false
  ) {
    guard !findings.isFull, node.kind != .refused, !node.hasCollectionAsKey else { return }
    var found = "expected \(expected), found `\(node.text)`"
    var (place, help, fix) = (node.range, help, Fix?.none)
    if node.isEmpty {
      // A missing value has no width, so the location is the point where the value should start.
      found = "missing value; expected \(expected)"
      help =
        help ?? node.keyName.map { "write a value for `\($0)` after the `:`" }
        ?? "write a value, or delete its `-`"
    } else if node.kind != .scalar {
      found = "expected \(expected), found a \(node.kind == .sequence ? "sequence" : "mapping")"
      place = head(of: node)
      let value = Self.onlyScalar(of: node)
      if isText, node.kind == .sequence, let value, place == node.range {
        let written = node.tree.file.text(value.range)
        fix = Fix("write `\(value.text)`", replacing: place, with: written, isSafe: true)
      }
      let isPlaceholder = node.kind == .mapping && node.entries.contains { $0.value.isEmpty }
      let quoting = "quote a value that starts with `{`"
      help =
        help
        ?? value.map { "write `\($0.text)`\(isPlaceholder ? ", or \(quoting)" : "")" }
        ?? (isPlaceholder ? quoting : Self.instead(of: node))
    }
    report("wrong-type", found, at: place, help: help, fix: fix)
  }

  private static func instead(of node: Node) -> String? {
    node.keyName.map { name in
      let plural = "\(name)s"
      let isPlural = ManifestSchema.has(plural, node.kind)
      return isPlural ? "rename it to `\(plural)`" : "write one value after `\(name):`"
    }
  }

  /// Reports a number in quotes, which is text in YAML.
  mutating func reportQuotedNumber(_ node: Node, _ expected: String) {
    let text = node.text
    let isDecimal = !text.isEmpty && text.utf8.allSatisfy(\.isDigit) && text.first != "0"
    report(
      "wrong-type",
      "expected \(expected), found the text `\(text)` in quotes",
      at: node.range,
      help: isDecimal ? "write `\(text)`" : "write a number, without quotes",
      fix: isDecimal
        ? Fix("delete the quotes", replacing: node.range, with: text, isSafe: true) : nil
    )
  }

  /// The only scalar in a collection: that of `[it]`, or of `{it}`, whose value is empty; otherwise nil.
  private static func onlyScalar(of node: Node) -> Node? {
    var elements = node.elements
    guard let first = elements.next(), first.kind == .scalar else { return nil }
    let second = elements.next()
    guard elements.next() == nil, second == nil || node.kind == .mapping && second?.isEmpty == true
    else { return nil }
    return first
  }

  /// The location to report for a collection: its whole range if it is on one line, otherwise its first character.
  private func head(of node: Node) -> SourceRange {
    let file = node.tree.file
    let isOneLine =
      file.lineNumber(of: node.range.start) == file.lineNumber(of: node.range.end)
    return isOneLine ? node.range : SourceRange(node.range.start, node.range.start + 1)
  }

  mutating func warnIfAmbiguous(_ node: Node) {
    guard node.style == .plain, node.withText(isAmbiguous) else { return }
    let text = node.text
    let reading = otherReading(text)
    // A person who writes `null` rarely means the word, so there is no automatic fix.
    let isNothing = reading == "null"
    report(
      "unquoted-ambiguous-scalar",
      "unquoted `\(text)` is read as \(reading) by other YAML readers",
      at: node.range,
      severity: .warning,
      help: isNothing
        ? "write `\"\"` for an empty text, or `\"\(text)\"` for the word" : "write `\"\(text)\"`",
      fix: isNothing
        ? nil : Fix("quote it", replacing: node.range, with: "\"\(text)\"", isSafe: true)
    )
  }
}

extension Node {
  var keyName: String? { keyRange.map(tree.file.text) }

  /// Whether a key of the mapping is a sequence or a mapping, as in `{{ name }}`; the parser has reported it.
  fileprivate var hasCollectionAsKey: Bool {
    kind == .mapping && elements.contains { $0.kind == .mapping || $0.kind == .sequence }
      && entries.first(where: { _ in true }) == nil
  }
}

/// The type that other YAML readers assign to an ambiguous scalar.
private func otherReading(_ text: String) -> String {
  switch text.lowercased() {
  case "null", "~": "null"
  case let word where word.allSatisfy { "a"..."z" ~= $0 }: "a boolean"
  default: "a number or a date"
  }
}

extension ValueKind {
  /// Whether a text is a valid value of this kind.
  fileprivate func canHave(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .integer(let range): Int(text).map(range.contains) ?? false
    case .boolean: ["true", "false"].contains(text)
    case .choice(let choices): choices.contains(text)
    case .list, .mapping, .table: false
    case .either(let short, _): short.canHave(text)
    }
  }

  /// Whether a node of the given kind can be a value of this kind.
  func canBe(_ kind: Node.Kind) -> Bool {
    switch self {
    case .text, .integer, .boolean, .choice: kind == .scalar
    case .list: kind == .sequence
    case .mapping, .table: kind == .mapping
    case .either(let short, let long): short.canBe(kind) || long.canBe(kind)
    }
  }
}
