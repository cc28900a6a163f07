internal import ManifestFindings
package import YAMLTree

/// The decoder's findings about nodes that do not match the schema.
extension ManifestDecoder {
  mutating func isName(_ key: Node) -> Bool {
    guard key.isEmpty else { return key.kind == .scalar }
    findings.add(Finding("wrong-type", "empty key", at: key.range))
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

  /// The entries that the author probably meant by a lone key, or by a sequence of keys, whose values are mappings.
  ///
  /// For `outputs: [swift]` the result is `swift: {}`. It is nil if a name is not such a key.
  private static func emptyMappings(of node: Node, _ shape: MappingShape) -> String? {
    let names = node.kind == .sequence ? node.elements.map(\.text) : [node.text]
    guard node.kind != .mapping, !names.isEmpty else { return nil }
    for name in names {
      guard let key = shape.index(of: name), shape.keys[key].spec.value.canBe(.mapping) else {
        return nil
      }
    }
    return names.map { "\($0): {}" }.joined(separator: ", ")
  }

  /// The help for a value that should be a mapping, such as "write `{ port: 8000 }`" for `8000`; nil if there is none.
  static func meant(_ node: Node, _ shape: MappingShape) -> String? {
    // The node's key belongs to another mapping, such as `optional` among form fields.
    if let name = node.keyName, let owner = ManifestSchema.owner(of: name),
      owner.spec.value.canBe(node.kind), !node.isEmpty
    {
      return "move `\(name)` to \(owner.name)"
    }
    if let keys = emptyMappings(of: node, shape) { return "write `{ \(keys) }`" }
    switch node.kind {
    case .scalar where node.isEmpty:
      let names = shape.keys.filter(shape.isUsual).map { "`\($0.name)`" }.joined(separator: ", ")
      return names.isEmpty ? nil : "write its keys, such as \(names)"
    case .scalar:
      let text = node.text
      let keys = shape.keys.filter { $0.spec.value.canHave(text) }
      let exact = keys.filter { if case .text = $0.spec.value { false } else { true } }
      guard let key = exact.first ?? keys.first(where: shape.isUsual) ?? keys.first else {
        return nil
      }
      return "write `{ \(key.name): \(text.isEmpty ? "\"\"" : text) }`"
    case .sequence:
      let keys = shape.keys.filter {
        $0.spec.presence == .required && $0.spec.value.canBe(.sequence)
      }
      return keys.count == 1 ? "write `\(keys[0].name):` before it" : nil
    case .mapping, .refused: return nil
    }
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
    guard !findings.isFull else { return }
    switch node.kind {
    case .refused: return
    case .scalar where node.isEmpty:
      // A missing value has no width, so the location is the point where the value should start.
      findings.add(
        Finding(
          "wrong-type",
          node.isElement
            ? "empty element; expected \(expected)" : "missing value; expected \(expected)",
          at: node.range,
          help: help ?? node.keyName.map { "write a value for `\($0)` after the `:`" }
            ?? (node.isElement ? "write an element after the `-`, or delete the `-`" : nil)
        )
      )
    case .scalar:
      findings.add(
        Finding(
          "wrong-type",
          "expected \(expected), found `\(node.text)`",
          at: node.range,
          help: help
        )
      )
    case .sequence:
      let place = head(of: node)
      let value = Self.onlyScalar(of: node)
      var elements = node.elements
      let written = elements.next().map { node.tree.file.text($0.range) }
      findings.add(
        Finding(
          "wrong-type",
          "expected \(expected), found a sequence",
          at: place,
          help: help ?? value.map { "write `\($0)`" } ?? Self.instead(of: node),
          fix: isText && value != nil && place == node.range
            ? written.map { Fix("write `\($0)`", replacing: place, with: $0, isSafe: true) } : nil
        )
      )
    case .mapping where node.hasCollectionAsKey: return
    case .mapping:
      let place = head(of: node)
      let isPlaceholder = node.entries.contains { $0.value.isEmpty }
      let value = Self.onlyScalar(of: node).map {
        "write `\($0)`, or quote a value that starts with `{`"
      }
      let other = isPlaceholder ? "quote a value that starts with `{`" : Self.instead(of: node)
      findings.add(
        Finding(
          "wrong-type",
          "expected \(expected), found a mapping",
          at: place,
          help: help ?? value ?? other
        )
      )
    }
  }

  private static func instead(of node: Node) -> String? {
    node.keyName.map { name in
      let plural = "\(name)s"
      let isPlural = ManifestSchema.has(plural, node.kind)
      return isPlural ? "rename it to `\(plural)`" : "write one value after `\(name):`"
    }
  }

  /// A finding about a number in quotes, which is text in YAML.
  static func quotedNumber(_ node: Node, _ expected: String) -> Finding {
    let text = node.text
    let isDecimal = !text.isEmpty && text.utf8.allSatisfy(\.isDigit) && text.first != "0"
    return Finding(
      "wrong-type",
      "expected \(expected), found the text `\(text)` in quotes",
      at: node.range,
      help: isDecimal
        ? "write `\(text)`"
        : "write a number\(node.keyName.map { " for `\($0)`" } ?? ""), without quotes",
      fix: isDecimal
        ? Fix("delete the quotes", replacing: node.range, with: text, isSafe: true) : nil
    )
  }

  /// The text of a collection that holds a single scalar: `[it]`, or `{it}`, whose value is empty; otherwise nil.
  private static func onlyScalar(of node: Node) -> String? {
    var elements = node.elements
    guard let first = elements.next(), first.kind == .scalar else { return nil }
    let second = elements.next()
    guard elements.next() == nil, second == nil || node.kind == .mapping && second?.isEmpty == true
    else { return nil }
    return first.text
  }

  /// The location to report for a collection: its whole range if it is on one line, otherwise its first character.
  func head(of node: Node) -> SourceRange {
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
    findings.add(
      Finding(
        "unquoted-ambiguous-scalar",
        "unquoted `\(text)` is read as \(reading) by other YAML readers",
        at: node.range,
        severity: .warning,
        help: isNothing
          ? "write `\"\"` for an empty text, or `\"\(text)\"` for the word" : "write `\"\(text)\"`",
        fix: isNothing
          ? nil : Fix("quote it", replacing: node.range, with: "\"\(text)\"", isSafe: true)
      )
    )
  }
}

extension Node {
  /// Whether an empty node is the missing value after the `-` of an element.
  fileprivate var isElement: Bool {
    let before = tree.file.bytes[..<Int(range.start)].last { $0 != UInt8(ascii: " ") }
    return keyRange == nil && before == UInt8(ascii: "-")
  }

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
