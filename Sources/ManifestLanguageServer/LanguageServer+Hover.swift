internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics
internal import YAMLTree

/// What is shown about the text under the cursor: the page of a rule, what a key means, and where values come from.
extension LanguageServer {
  func hover(_ parameters: JSONValue) throws(RequestFailure) -> Outgoing.Result {
    guard let (document, offset) = try cursor(parameters) else { return { $0.null("result") } }
    let pages = document.findings(at: offset).compactMap { Findings.page(for: $0.id.name) }
    var paragraphs = pages.map { page in
      "**\(page.id)** (\(page.severity.rawValue)): \(page.summary)\n\n\(page.explanation)"
    }
    let entry = document.entry(at: offset)
    if let entry { paragraphs += entry.meaning + document.values(of: entry) }
    guard !paragraphs.isEmpty else { return { $0.null("result") } }
    return { json in
      json.object("result") { json in
        json.object("contents") { json in
          json.field("kind", client.showsMarkdown ? "markdown" : "plaintext")
          json.field("value", paragraphs.joined(separator: "\n\n"))
        }
        if let range = entry?.isAt(offset) == true ? entry?.hoverRange(offset) : nil {
          json.field("range", range, in: document.coordinates)
        }
      }
    }
  }
}

extension Document {
  var tree: YAMLTree? { YAMLTree.parse(file, limits: Limits()).0 }

  /// The innermost entry that an offset is at.
  fileprivate func entry(at offset: Int) -> WrittenEntry? {
    tree.flatMap { WrittenEntry.all(in: $0).last { $0.isAt(offset) } }
  }

  /// The values of an entry, or in it, with their sources; of a row only what is derived.
  fileprivate func values(of entry: WrittenEntry) -> [String] {
    // A section is too much to show.
    guard entry.steps.count > 1, let manifest = checked.resolve() else { return [] }
    let isScalar = entry.value.kind == .scalar
    let lines = manifest.values.filter { $0.path.isAt(entry.path) }.compactMap { value -> String? in
      if !isScalar, case .written = value.provenance { return nil }
      let text = value.value.isEmpty ? "\"\"" : value.value
      return "- `\(value.path)`: `\(printable(text))`, \(value.provenance.sentence(in: file))"
    }
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - Self.shownValues
    let more = rest > 0 ? ["- and \(rest) more"] : []
    return [(lines.prefix(Self.shownValues) + more).joined(separator: "\n")]
  }

  private static let shownValues = 20
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

  fileprivate func hoverRange(_ offset: Int) -> SourceRange? {
    key.flatMap { $0.range.touches(offset) ? $0.range : nil } ?? value.range
  }
}

extension String {
  /// Whether a path equals another, or is below it.
  fileprivate func isAt(_ path: String) -> Bool {
    guard hasPrefix(path) else { return false }
    let rest = dropFirst(path.count)
    return rest.isEmpty || rest.first == "." || rest.first == "["
  }
}
