package import ManifestDiagnostics
package import YAMLTree

extension Manifest {
  /// Reads a tree as the schema says. Every finding on its shape is reported, and what could be
  /// read is returned.
  package static func decode(
    _ tree: YAMLTree
  ) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
    var decoder = ManifestDecoder()
    let manifest = decoder.manifest(tree)
    return (manifest, decoder.diagnostics)
  }
}

/// Turns nodes into values, and reports what is not as the schema says.
struct ManifestDecoder {
  var diagnostics: [Diagnostic] = []

  // MARK: Mappings

  /// A mapping's values by key; nil where it is no mapping. `others` are names that may stand
  /// beside the keys: they come back through `other`.
  mutating func fields<Key: MappingKey>(
    _ node: Node,
    _: Key.Type = Key.self,
    others: [String] = [],
    other: (inout ManifestDecoder, Node.Entry) -> Void = { _, _ in }
  ) -> Fields<Key>? {
    guard isMapping(node, "a mapping with the keys of \(Key.owner)") else { return nil }
    var fields = Fields<Key>()
    var unused: [String]?
    for entry in node.entries {
      guard isName(entry.key) else { continue }
      if let key = entry.key.withText({ Key.lookup.key($0) }) {
        fields.add(entry.value, under: key)
      } else if !others.isEmpty, others.contains(entry.key.text) {
        other(&self, entry)
      } else {
        let candidates = unused ?? unusedKeys(of: node, Key.self, others: others)
        unused = candidates
        if let missing = reportUnknownKey(entry.key, Key.self, others: others, candidates) {
          fields.excuse(missing)
        }
      }
    }
    for key in Key.lookup.required where fields[key] == nil && !fields.isExcused(key) {
      reportMissing(key, in: node)
    }
    return fields
  }

  /// The entries of a mapping whose keys are names of the manifest's own, each with its name.
  mutating func table(_ node: Node, _ kind: String) -> [(name: Located<String>, value: Node)] {
    guard isMapping(node, "a mapping, one key per \(kind)") else { return [] }
    return node.entries.compactMap { entry in
      guard isName(entry.key) else { return nil }
      warnIfAmbiguous(entry.key)
      return (Located(entry.key.text, at: entry.key.range), entry.value)
    }
  }

  mutating func elements(_ node: Node, _ kind: String) -> [Node] {
    guard node.kind == .sequence else {
      reportWrongType(node, expected: "a list of \(kind)")
      return []
    }
    return Array(node.elements)
  }

  // MARK: Scalars

  mutating func text(_ node: Node?) -> Located<String>? {
    guard let node, isScalar(node, "text") else { return nil }
    warnIfAmbiguous(node)
    return Located(node.text, at: node.range)
  }

  mutating func integer(_ node: Node?, _ kind: ValueKind) -> Located<Int>? {
    guard let node, isScalar(node, kind.name) else { return nil }
    guard case .integer(let bounds) = kind else { return nil }
    // A leading zero makes a number octal for some readers.
    let text = node.text
    let isDecimal = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard isDecimal, text == "0" || text.first != "0", let value = Int(text), bounds ~= value else {
      reportWrongType(node, expected: kind.name)
      return nil
    }
    return Located(value, at: node.range)
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node?,
    _: Choice.Type = Choice.self
  ) -> Located<Choice>? {
    let expected = ValueKind.choice(Choice.allCases.map(\.rawValue)).name
    guard let node, isScalar(node, expected) else { return nil }
    let text = node.text
    guard let value = Choice(rawValue: text) else {
      let near = nearestName(to: text, among: Choice.allCases.map(\.rawValue))
      diagnostics.add(
        Diagnostic(
          "unknown-value", "`\(text)` is none of the values here: \(expected)", at: node.range,
          help: near.map { "did you mean `\($0)`?" },
          fix: near.map { Fix("replace by `\($0)`", replacing: node.range, with: $0) }))
      return nil
    }
    return Located(value, at: node.range)
  }

  // MARK: Findings

  private mutating func isName(_ key: Node) -> Bool {
    guard key.isEmpty else { return key.kind == .scalar }
    diagnostics.add(Diagnostic("wrong-type", "a key without a name", at: key.range))
    return false
  }

  private mutating func isScalar(_ node: Node, _ expected: String) -> Bool {
    if node.kind == .scalar, !node.isEmpty { return true }
    reportWrongType(node, expected: expected)
    return false
  }

  private mutating func isMapping(_ node: Node, _ expected: String) -> Bool {
    if node.kind == .mapping { return true }
    reportWrongType(node, expected: expected)
    return false
  }

  mutating func reportWrongType(_ node: Node, expected: String) {
    switch node.kind {
    case .refused: return
    case .scalar where node.isEmpty:
      // A value that is not there has no width: the place is where it should begin.
      diagnostics.add(
        Diagnostic("wrong-type", "nothing here, expected \(expected)", at: node.range))
    case .scalar:
      diagnostics.add(
        Diagnostic(
          "wrong-type", "`\(node.text)` is not \(expected)", at: node.range))
    case .sequence:
      let place = head(of: node)
      diagnostics.add(Diagnostic("wrong-type", "a list, expected \(expected)", at: place))
    case .mapping:
      let place = head(of: node)
      let isPlaceholder = node.entries.contains { $0.value.isEmpty }
      diagnostics.add(
        Diagnostic(
          "wrong-type", "a mapping, expected \(expected)", at: place,
          help: isPlaceholder ? "a value that starts with `{` must be quoted" : nil))
    }
  }

  /// A collection's place: all of a short one, the first sign of one that goes on.
  private func head(of node: Node) -> SourceRange {
    let file = node.tree.file
    let isOneLine =
      file.location(of: node.range.start).line == file.location(of: node.range.end).line
    return isOneLine ? node.range : SourceRange(node.range.start, node.range.start + 1)
  }

  private mutating func warnIfAmbiguous(_ node: Node) {
    guard node.style == .plain, node.withText(isAmbiguous) else { return }
    let text = node.text
    diagnostics.add(
      Diagnostic(
        "unquoted-ambiguous-scalar", "`\(text)` is no text to other YAML readers", at: node.range,
        severity: .warning, help: "write `\"\(text)\"`",
        fix: Fix("quote it", replacing: node.range, with: "\"\(text)\"")))
  }

  /// The keys that a mapping could have and has not: what an unknown one may have been meant as.
  private func unusedKeys<Key: MappingKey>(
    of mapping: Node,
    _: Key.Type,
    others: [String]
  ) -> [String] {
    let used = Set(mapping.entries.map(\.key.text))
    return (Key.allCases.map(\.rawValue) + others).filter { !used.contains($0) }
  }

  /// Returns the required key that was probably meant, so that it is not reported as missing too.
  private mutating func reportUnknownKey<Key: MappingKey>(
    _ node: Node,
    _: Key.Type,
    others: [String],
    _ candidates: [String]
  ) -> Key? {
    let text = node.text
    let near = nearestName(to: text, among: candidates)
    let isUnknownName = near == nil
    diagnostics.add(
      Diagnostic(
        "unknown-key", "unknown key `\(text)`", at: node.range,
        help: isUnknownName
          ? "\(Key.owner) has the keys "
            + (Key.allCases.map(\.rawValue) + others).map { "`\($0)`" }.joined(separator: ", ")
          : near.map { "a key `\($0)` exists" },
        fix: near.map { Fix("rename to `\($0)`", replacing: node.range, with: $0) }))
    return near.flatMap { Key(rawValue: $0) }
  }

  private mutating func reportMissing<Key: MappingKey>(_ key: Key, in mapping: Node) {
    let file = mapping.tree.file
    // The place is the name that the mapping stands under, where there is one.
    let place = mapping.keyRange ?? SourceRange(0, min(1, file.bytes.count))
    diagnostics.add(
      Diagnostic(
        "missing-key", "\(Key.owner) needs a key `\(key.rawValue)`", at: place,
        help: "`\(key.rawValue)` is \(key.spec.summary): \(key.spec.value.name)"))
  }
}
