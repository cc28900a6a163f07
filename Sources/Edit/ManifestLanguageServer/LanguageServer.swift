internal import ManifestCompiler
internal import ManifestFindings

/// A server of the Language Server Protocol 3.17 for manifests, as a function from messages to messages.
///
/// The server keeps only the texts that are open in an editor, and reads no files.
package struct LanguageServer {
  /// The exit status; nil until the editor has sent `exit`.
  package private(set) var exitStatus: Int32?
  let toolVersion: String
  var documents: [String: Document] = [:]
  private var state = State.started

  private enum State {
    case started, initialized, shutDown
  }

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The exit status if the editor closes the connection: 0 after `shutdown`, otherwise 1.
  package var statusAtEnd: Int32 { state == .shutDown ? 0 : 1 }

  /// Handles a message from the editor; returns the messages to send.
  package mutating func receive(_ bytes: [UInt8]) -> [[UInt8]] {
    let message: MessageValue
    do {
      message = try MessageValue(parsing: bytes)
    } catch {
      return [Outgoing.failure(nil, .parseError, error.finding.message)]
    }
    guard message.isObject else {
      return [
        Outgoing.failure(nil, .invalidRequest, "expected an object; batches are not supported")
      ]
    }
    let identifier = message["id"]
    let isIdentifier = identifier.string != nil || identifier.integer != nil
    guard let method = message["method"].string else {
      // This message is a response. The server sends no requests, so it ignores responses.
      if message["result"].text != nil || message["error"].text != nil { return [] }
      let id = isIdentifier ? identifier.text : nil
      return [Outgoing.failure(id, .invalidRequest, "a request has no `method`")]
    }
    guard let id = identifier.text else { return notified(method, message["params"]) }
    guard isIdentifier else {
      return [Outgoing.failure(nil, .invalidRequest, "expected a number or a text as `id`")]
    }
    do {
      return [Outgoing.result(id, try answer(to: method, message["params"]))]
    } catch {
      return [Outgoing.failure(id, error.code, error.message)]
    }
  }

  private mutating func notified(_ method: String, _ parameters: MessageValue) -> [[UInt8]] {
    if method == "exit" {
      exitStatus = statusAtEnd
      return []
    }
    guard state == .initialized else { return [] }
    // A notification has no answer, so an invalid one is ignored.
    return (try? documentNotification(method, parameters)) ?? []
  }

  private mutating func answer(
    to method: String,
    _ parameters: MessageValue
  ) throws(RequestFailure) -> Outgoing.Result {
    switch (method, state) {
    case ("initialize", .started):
      state = .initialized
      return capabilities
    case (_, .started):
      throw RequestFailure(
        .notInitialized,
        "expected `initialize` first, found `\(printable(method))`"
      )
    case (_, .shutDown):
      throw RequestFailure(.invalidRequest, "expected `exit` after `shutdown`")
    case ("shutdown", .initialized):
      state = .shutDown
      return { $0.null("result") }
    case ("textDocument/hover", _): return try hover(parameters)
    case ("textDocument/completion", _): return try completion(parameters)
    case ("textDocument/codeAction", _): return try codeActions(parameters)
    default:
      throw RequestFailure(.methodNotFound, "no method `\(printable(method))`")
    }
  }

  private var capabilities: Outgoing.Result {
    { json in
      json.object("result") { json in
        json.object("capabilities") { json in
          json.object("textDocumentSync") { json in
            json.field("openClose", true)
            json.field("change", 1)  // 1 is the whole text.
          }
          json.field("hoverProvider", true)
          json.object("completionProvider") { json in
            json.array("triggerCharacters", [" ", "[", "{", ","]) { $0.value($1) }
          }
          json.object("codeActionProvider") { json in
            json.array("codeActionKinds", ["quickfix"]) { $0.value($1) }
          }
        }
        json.object("serverInfo") { json in
          json.field("name", "nd-config")
          json.field("version", toolVersion)
        }
      }
    }
  }
}

/// The open documents and their findings.
extension LanguageServer {
  mutating func documentNotification(
    _ method: String,
    _ parameters: MessageValue
  ) throws(RequestFailure) -> [[UInt8]] {
    let item = parameters["textDocument"]
    let version = item["version"].integer
    switch method {
    case "textDocument/didOpen":
      let uri = try required(item["uri"].string, "textDocument.uri")
      let text = try required(item["text"].string, "textDocument.text")
      documents[uri] = Document(uri: uri, version: version, text: text)
      return documents[uri].map { [findings(in: $0)] } ?? []
    case "textDocument/didChange":
      let uri = try required(item["uri"].string, "textDocument.uri")
      let changes = try required(parameters["contentChanges"].elements, "contentChanges")
      // The whole text is sent each time, so only the last change counts.
      guard let text = changes.last?["text"].string, changes.allSatisfy({ $0["range"].isMissing })
      else { throw RequestFailure(.invalidParameters, "expected the whole text") }
      documents[uri]?.replace(with: text, version: version)
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

  func position(_ value: MessageValue) throws(RequestFailure) -> Position {
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
  func document(_ parameters: MessageValue) throws(RequestFailure) -> Document? {
    documents[try required(parameters["textDocument"]["uri"].string, "textDocument.uri")]
  }

  /// The document that a request is about, and the offset of the cursor; nil if the document is not a manifest.
  func cursor(_ parameters: MessageValue) throws(RequestFailure) -> (Document, Int)? {
    let position = try position(parameters["position"])
    return try document(parameters).map { ($0, $0.coordinates.offset(of: position)) }
  }

  func findings(in document: Document) -> [UInt8] {
    Outgoing.notification("textDocument/publishDiagnostics") { json in
      json.field("uri", document.uri)
      if let version = document.version { json.field("version", version) }
      json.array("diagnostics", document.findings.prefix(Self.shownFindings)) {
        json,
        finding in
        json.object { write(finding, in: document, to: &$0) }
      }
    }
  }

  /// The maximum number of findings to publish; a text with more usually repeats one mistake.
  private static let shownFindings = 1_000

  func write(_ finding: Finding, in document: Document, to json: inout JSONWriter) {
    json.field("range", finding.range, in: document.coordinates)
    json.field("severity", finding.severity == .error ? 1 : 2)
    json.field("code", finding.id.name)
    json.field("source", "nd-config")
    let help = finding.help.map { ["help: \($0)"] } ?? []
    let lines = [finding.message] + finding.notes.map { "note: \($0)" } + help
    json.field("message", lines.joined(separator: "\n"))
    guard !finding.related.isEmpty else { return }
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
