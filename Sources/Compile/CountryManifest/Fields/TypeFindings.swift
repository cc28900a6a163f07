internal import ManifestFindings
package import YAMLTree

/// The decoder's findings about nodes that do not match the schema.
extension ManifestDecoder {
  mutating func isName(_ key: Node) -> Bool {
    guard key.isEmpty else { return key.kind == .scalar }
    findings.add("wrong-type", "empty key", at: key.range)
    return false
  }

  mutating func isScalar(_ node: Node, _ expected: @autoclosure () -> String) -> Bool {
    if node.kind == .scalar, !node.isEmpty { return true }
    reportWrongType(node, expected: expected())
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

  /// Reports a node that is not of the expected kind.
  package mutating func reportWrongType(_ node: Node, expected: String, help: String? = nil) {
    guard !findings.isFull, node.kind != .refused, !node.hasCollectionAsKey else { return }
    var found = "expected \(expected), found `\(node.source)`"
    var (place, help) = (node.range, help)
    if node.isEmpty {
      // A missing value has no width, so the location is the point where the value should start.
      found = "missing value; expected \(expected)"
      help =
        help ?? node.keyName.map { "write a value for `\($0)` after the `:`" }
        ?? "write a value, or delete its `-`"
    } else if node.kind != .scalar {
      found = "expected \(expected), found a \(node.kind == .sequence ? "sequence" : "mapping")"
      place = head(of: node)
      help =
        help ?? Self.onlyScalar(of: node).map { "write `\($0.text)`" }
        ?? node.keyName.map { "write one value after `\($0):`" }
    }
    findings.add("wrong-type", found, at: place, help: help)
  }

  /// The only scalar in a collection: that of `[it]`, or of `{it}`, whose value is empty; otherwise nil.
  static func onlyScalar(of node: Node) -> Node? {
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
    findings.add(
      "unquoted-ambiguous-scalar",
      "unquoted `\(text)` is read as \(reading) by other YAML readers",
      at: node.range,
      severity: .warning,
      help: reading == "null" ? "write `\"\"` for an empty text" : "write `\"\(text)\"`",
      // A person who writes `null` rarely means the word.
      fix: reading == "null"
        ? nil : Fix("quote it", replacing: node.range, with: "\"\(text)\"", isSafe: true)
    )
  }
}

extension Node {
  var keyName: String? { keyRange.map(tree.file.text) }

  var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// A scalar as messages show it: with its quotes if their absence is expected.
  var source: String { isQuoted ? tree.file.text(range) : text }

  /// The location to report for what a mapping lacks: its key, or its first character if it has no key.
  var head: SourceRange {
    let end = min(range.start + 1, UInt32(tree.file.bytes.count))
    return keyRange ?? SourceRange(range.start, end)
  }

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
