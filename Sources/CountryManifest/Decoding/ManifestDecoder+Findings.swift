internal import ManifestDiagnostics
package import YAMLTree

/// What the decoder says of a node that is not as the schema has it.
extension ManifestDecoder {
  mutating func isName(_ key: Node) -> Bool {
    guard key.isEmpty else { return key.kind == .scalar }
    diagnostics.add(Diagnostic("wrong-type", "a key without a name", at: key.range))
    return false
  }

  mutating func isScalar(_ node: Node, _ expected: @autoclosure () -> String) -> Bool {
    if node.kind == .scalar, !node.isEmpty { return true }
    reportWrongType(node, expected: expected())
    return false
  }

  mutating func isMapping(_ node: Node, _ expected: @autoclosure () -> String) -> Bool {
    if node.kind == .mapping { return true }
    reportWrongType(node, expected: expected())
    return false
  }

  package mutating func reportWrongType(_ node: Node, expected: String, help: String? = nil) {
    switch node.kind {
    case .refused: return
    case .scalar where node.isEmpty:
      // A value that is not there has no width: the place is where it should begin.
      diagnostics.add(
        Diagnostic("wrong-type", "nothing here, expected \(expected)", at: node.range)
      )
    case .scalar:
      diagnostics.add(
        Diagnostic(
          "wrong-type",
          "`\(node.text)` is not \(expected)",
          at: node.range,
          help: help
        )
      )
    case .sequence:
      let place = head(of: node)
      diagnostics.add(Diagnostic("wrong-type", "a list, expected \(expected)", at: place))
    case .mapping:
      let place = head(of: node)
      let isPlaceholder = node.entries.contains { $0.value.isEmpty }
      diagnostics.add(
        Diagnostic(
          "wrong-type",
          "a mapping, expected \(expected)",
          at: place,
          help: isPlaceholder ? "a value that starts with `{` must be quoted" : nil
        )
      )
    }
  }

  /// A collection's place: all of a short one, the first sign of one that goes on.
  private func head(of node: Node) -> SourceRange {
    let file = node.tree.file
    let isOneLine =
      file.location(of: node.range.start).line == file.location(of: node.range.end).line
    return isOneLine ? node.range : SourceRange(node.range.start, node.range.start + 1)
  }

  mutating func warnIfAmbiguous(_ node: Node) {
    guard node.style == .plain, node.withText(isAmbiguous) else { return }
    let text = node.text
    diagnostics.add(
      Diagnostic(
        "unquoted-ambiguous-scalar",
        "`\(text)` is no text to other YAML readers",
        at: node.range,
        severity: .warning,
        help: "write `\"\(text)\"`",
        fix: Fix("quote it", replacing: node.range, with: "\"\(text)\"")
      )
    )
  }

  /// The keys that a mapping could have and has not: what an unknown one may have been meant as.
  func unusedKeys<Key: MappingKey>(of mapping: Node, _: Key.Type, others: [String]) -> [String] {
    let used = Set(mapping.entries.map(\.key.text))
    return (Key.allCases.map(\.rawValue) + others).filter { !used.contains($0) }
  }

  /// Returns the required key that was probably meant, so that it is not reported as missing too.
  mutating func reportUnknownKey<Key: MappingKey>(
    _ node: Node,
    _: Key.Type,
    others: [String],
    _ candidates: [String]
  ) -> Key? {
    guard !diagnostics.isFull else { return nil }
    let text = node.text
    let near = nearestName(to: text.lowercased(), among: candidates)
    let isUnknownName = near == nil
    diagnostics.add(
      Diagnostic(
        "unknown-key",
        "unknown key `\(text)`",
        at: node.range,
        help: isUnknownName
          ? "\(Key.owner) has the keys "
            + (Key.allCases.map(\.rawValue) + others).map { "`\($0)`" }.joined(separator: ", ")
          : near.map { "a key `\($0)` exists" },
        fix: near.map { Fix("rename to `\($0)`", replacing: node.range, with: $0) }
      )
    )
    return near.flatMap { Key(rawValue: $0) }
  }

  mutating func reportMissing<Key: MappingKey>(_ key: Key, in mapping: Node) {
    let file = mapping.tree.file
    // The place is the name that the mapping stands under; else where it begins.
    let start = mapping.range.start
    let place =
      mapping.keyRange ?? SourceRange(start, min(start + 1, UInt32(file.bytes.count)))
    diagnostics.add(
      Diagnostic(
        "missing-key",
        "\(Key.owner) needs a key `\(key.rawValue)`",
        at: place,
        help: "`\(key.rawValue)` is \(key.spec.summary): \(key.spec.value.name)"
      )
    )
  }
}
