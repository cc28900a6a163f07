internal import ManifestCompiler
internal import ManifestDiagnostics

/// What is open, and its findings.
extension LanguageServer {
  mutating func documentNotification(
    _ method: String,
    _ parameters: JSONValue
  ) throws(RequestFailure) -> [[UInt8]] {
    let item = parameters["textDocument"]
    let version = item["version"].integer
    switch method {
    case "textDocument/didOpen":
      let uri = try required(item["uri"].string, "textDocument.uri")
      let text = try required(item["text"].string, "textDocument.text")
      documents[uri] = Document(uri: uri, version: version, text: text, client.encoding)
      return documents[uri].map { [findings(in: $0)] } ?? []
    case "textDocument/didChange":
      let uri = try required(item["uri"].string, "textDocument.uri")
      let changes = try changes(parameters["contentChanges"])
      documents[uri]?.apply(changes, version: version)
      return documents[uri].map { [findings(in: $0)] } ?? []
    case "textDocument/didClose":
      let uri = try required(item["uri"].string, "textDocument.uri")
      guard documents.removeValue(forKey: uri) != nil else { return [] }
      return [
        Outgoing.notification("textDocument/publishDiagnostics") { json in
          json.field("uri", uri)
          json.array("diagnostics", [String]()) { $0.value($1) }
        }
      ]
    default: return []
    }
  }

  private func changes(_ list: JSONValue) throws(RequestFailure) -> [Document.Change] {
    var changes: [Document.Change] = []
    for change in try required(list.elements, "contentChanges") {
      let range = change["range"]
      let text = try required(change["text"].string, "contentChanges.text")
      guard range.text != nil, range.text != "null" else {
        changes.append(Document.Change(range: nil, text: text))
        continue
      }
      let (start, end) = (try position(range["start"]), try position(range["end"]))
      changes.append(Document.Change(range: (start, end), text: text))
    }
    return changes
  }

  func position(_ value: JSONValue) throws(RequestFailure) -> Position {
    guard let line = value["line"].integer, let character = value["character"].integer,
      line >= 0, character >= 0
    else {
      throw RequestFailure(.invalidParameters, "expected a position with `line` and `character`")
    }
    return Position(line: line, character: character)
  }

  private func required<Value>(_ value: Value?, _ name: String) throws(RequestFailure) -> Value {
    guard let value else { throw RequestFailure(.invalidParameters, "`\(name)` is missing") }
    return value
  }

  /// The document that a request is about; nil if it is not a manifest.
  func document(_ parameters: JSONValue) throws(RequestFailure) -> Document? {
    documents[try required(parameters["textDocument"]["uri"].string, "textDocument.uri")]
  }

  /// The same, and the offset of the cursor.
  func cursor(_ parameters: JSONValue) throws(RequestFailure) -> (Document, Int)? {
    let position = try position(parameters["position"])
    return try document(parameters).map { ($0, $0.coordinates.offset(of: position)) }
  }

  func findings(in document: Document) -> [UInt8] {
    Outgoing.notification("textDocument/publishDiagnostics") { json in
      json.field("uri", document.uri)
      if let version = document.version { json.field("version", version) }
      json.array("diagnostics", document.checked.diagnostics.prefix(Self.shownFindings)) {
        json,
        finding in
        json.object { write(finding, in: document, to: &$0) }
      }
    }
  }

  /// A text with more usually repeats one mistake.
  private static let shownFindings = 1_000

  func write(_ finding: Diagnostic, in document: Document, to json: inout JSONWriter) {
    json.field("range", finding.range, in: document.coordinates)
    json.field("severity", finding.severity == .error ? 1 : 2)
    json.field("code", finding.id.name)
    json.field("source", "nd-config")
    let help = finding.help.map { ["help: \($0)"] } ?? []
    let lines = [finding.message] + finding.notes.map { "note: \($0)" } + help
    json.field("message", lines.joined(separator: "\n"))
    guard client.showsRelatedInformation, !finding.related.isEmpty else { return }
    json.array("relatedInformation", finding.related) { json, related in
      json.object { json in
        json.object("location") { json in
          json.field("uri", document.uri)
          json.field("range", related.range, in: document.coordinates)
        }
        json.field("message", related.label)
      }
    }
  }
}
