internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

/// The hover text for the cursor: the page of a rule, the meaning of a key, and the sources of values.
extension LanguageServer {
  func hover(_ parameters: MessageValue) throws(RequestFailure) -> Outgoing.Result {
    guard let (document, offset) = try cursor(parameters) else { return { $0.null("result") } }
    let pages = document.checked.findings.filter { $0.range.touches(offset) }
      .compactMap { Findings.page(for: $0.id.name) }
    var paragraphs = pages.map { page in
      "**\(page.id)** (\(page.severity.rawValue)): \(page.summary)\n\n\(page.explanation)"
    }
    let entry = document.entry(at: offset)
    if let entry {
      paragraphs += entry.meaning + document.values(of: entry)
    }
    guard !paragraphs.isEmpty else { return { $0.null("result") } }
    return { json in
      json.object("result") { json in
        json.object("contents") { json in
          json.field("kind", "markdown")
          json.field("value", paragraphs.joined(separator: "\n\n"))
        }
      }
    }
  }
}

extension Document {
  /// The innermost entry at an offset.
  fileprivate func entry(at offset: Int) -> WrittenEntry? {
    let tree = YAMLTree.parse(file, limits: Limits()).0
    return tree.flatMap { WrittenEntry.all(in: $0).last { $0.isAt(offset) } }
  }

  /// The values of an entry with their sources; only derived values if the entry is not a scalar.
  fileprivate func values(of entry: WrittenEntry) -> [String] {
    // The values of a whole section would be too long.
    guard entry.steps.count > 1, let manifest = checked.resolve() else { return [] }
    let isScalar = entry.value.kind == .scalar
    let lines = manifest.facts.filter { $0.isAt(entry.path) }.compactMap { fact -> String? in
      guard let path = fact.path, let origin = fact.origin else { return nil }
      if !isScalar, case .written = origin { return nil }
      let text = fact.value.isEmpty ? "\"\"" : fact.value
      return "- `\(path)`: `\(printable(text))`, \(origin.sentence(in: file))"
    }
    return lines.isEmpty ? [] : [lines.prefix(20).joined(separator: "\n")]
  }
}

extension WrittenEntry {
  fileprivate var meaning: [String] {
    guard let spec, let name = steps.last else { return [] }
    let absence =
      switch spec.presence {
      case .required: "required"
      case .optional: "no default"
      case .derived(let source): "default: \(source)"
      }
    return ["`\(name)`: \(spec.summary)", "Expected \(spec.value.name); \(absence)."]
  }
}

/// A key or an element of a manifest, with its schema.
struct WrittenEntry {
  /// The steps of the path: `countries`, `it`, `languages`, `[0]`.
  var steps: [String]
  /// The key; nil for an element of a sequence.
  var key: Node?
  var value: Node
  /// The mapping or sequence that contains the entry, and the kind of this container.
  var container: Node
  var containerKind: ValueKind
  /// The kind of value that the schema expects; nil for an unknown key.
  var kind: ValueKind?
  /// The key's schema; nil for a country or another row, for an element, and for an unknown key.
  var spec: KeySpec?

  /// The path as `explain` takes it: `countries.it.languages[0]`.
  var path: String {
    steps.reduce("") { path, step in
      path + (path.isEmpty || step.hasPrefix("[") ? "" : ".") + step
    }
  }

  /// Whether an offset is in the entry's key, or in the entry's value if the value is a scalar.
  func isAt(_ offset: Int) -> Bool {
    key?.range.touches(offset) == true || value.kind == .scalar && value.range.touches(offset)
  }

  /// All entries of a manifest, each before the entries in its value.
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
  /// The expected kind of `node`; if a value may have a short and a long form, the short form for a scalar, otherwise
  /// the long form.
  fileprivate func form(of node: Node) -> ValueKind {
    guard case .either(let short, let long) = self else { return self }
    return node.kind == .scalar ? short : long
  }
}

extension SourceRange {
  /// Whether an offset is in the range or directly after it, like a cursor after a word.
  func touches(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
