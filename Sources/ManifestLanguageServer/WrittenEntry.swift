internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

/// A key or an element of a manifest as it is written, with what the schema says about it.
struct WrittenEntry {
  /// `countries`, `it`, `languages`, `[0]`.
  var steps: [String]
  /// Nil for an element of a sequence.
  var key: Node?
  var value: Node
  /// The mapping or sequence that has it, and what that is.
  var container: Node
  var containerKind: ValueKind
  /// Nil for an unknown key.
  var kind: ValueKind?
  /// Nil for a row, for an element, and for an unknown key.
  var spec: KeySpec?

  /// As `explain` takes it: `countries.it.languages[0]`.
  var path: String {
    steps.reduce("") { path, step in
      path + (path.isEmpty || step.hasPrefix("[") ? "" : ".") + step
    }
  }

  var range: SourceRange {
    let start = key?.range.start ?? value.range.start
    return SourceRange(start, max(value.range.end, key?.range.end ?? start))
  }

  /// Whether an offset is in its key, or in its value if that is a scalar.
  func isAt(_ offset: Int) -> Bool {
    key?.range.touches(offset) == true || value.kind == .scalar && value.range.touches(offset)
  }

  /// All entries of a manifest, each before those in it.
  static func all(in tree: YAMLTree) -> [WrittenEntry] {
    var entries: [WrittenEntry] = []
    if let root = tree.root { visit(root, .mapping(ManifestSchema.root), [], &entries) }
    return entries
  }

  private static func visit(
    _ node: Node,
    _ kind: ValueKind,
    _ steps: [String],
    _ entries: inout [WrittenEntry]
  ) {
    let kind = kind.form(of: node)
    func add(_ step: String, _ key: Node?, _ value: Node, _ inner: ValueKind?, _ spec: KeySpec?) {
      entries.append(
        WrittenEntry(
          steps: steps + [step],
          key: key,
          value: value,
          container: node,
          containerKind: kind,
          kind: inner?.form(of: value),
          spec: spec
        )
      )
      if let inner { visit(value, inner, steps + [step], &entries) }
    }
    switch (kind, node.kind) {
    case (.mapping(let shape), .mapping):
      for entry in node.entries {
        let name = entry.key.text
        let spec = shape.keys.first { $0.name == name }?.spec
        add(name, entry.key, entry.value, spec?.value ?? shape.others?.value, spec)
      }
    case (.table(let row, _), .mapping):
      for entry in node.entries { add(entry.key.text, entry.key, entry.value, row, nil) }
    case (.list(let element), .sequence):
      for (index, value) in node.elements.enumerated() {
        add("[\(index)]", nil, value, element, nil)
      }
    default: break
    }
  }
}

extension ValueKind {
  /// Of a short and a long form, the one that a value has.
  fileprivate func form(of node: Node) -> ValueKind {
    guard case .either(let short, let long) = self else { return self }
    return node.kind == .scalar ? short : long
  }
}

extension SourceRange {
  /// Whether an offset is in it, or right after it: where a cursor is after a word.
  func touches(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
