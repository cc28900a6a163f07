internal import AppFileFormats
internal import ManifestCompiler
internal import ManifestDiagnostics

/// A server of the Language Server Protocol 3.17 for manifests, as a function from messages to messages.
///
/// It keeps the texts that are open in an editor and nothing else; it reads no file.
package struct LanguageServer {
  /// The status to exit with, once the editor has asked for that.
  package private(set) var exitStatus: Int32?
  let toolVersion: String
  var client = ClientCapabilities()
  var documents: [String: Document] = [:]
  private var state = State.started

  private enum State {
    case started, initialized, shutDown
  }

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// The status to exit with when the editor has closed the connection.
  package var statusAtEnd: Int32 { state == .shutDown ? 0 : 1 }

  /// Whether findings of a change are not what they are after a longer search.
  package var hasBriefFindings: Bool { documents.values.contains { !$0.checked.isSearchComplete } }

  /// The messages with the findings after that search: for when the editor sends nothing more.
  package mutating func completeFindings() -> [[UInt8]] {
    documents.keys.sorted().compactMap { uri in
      guard var document = documents[uri], !document.checked.isSearchComplete else { return nil }
      document.completeSearch()
      documents[uri] = document
      return findings(in: document)
    }
  }

  /// The messages to send in answer to one from the editor.
  package mutating func receive(_ bytes: [UInt8]) -> [[UInt8]] {
    let message: JSONValue
    do {
      message = try JSONValue(parsing: bytes)
    } catch {
      return [Outgoing.failure(nil, .parseError, error.diagnostic.message)]
    }
    guard message.isObject else {
      return [
        Outgoing.failure(nil, .invalidRequest, "expected an object; batches are not supported")
      ]
    }
    let identifier = message["id"]
    let isIdentifier = identifier.string != nil || identifier.integer != nil
    guard let method = message["method"].string else {
      // An answer to a request; this server sends none.
      if message["result"].text != nil || message["error"].text != nil { return [] }
      let id = isIdentifier ? identifier.text : nil
      return [Outgoing.failure(id, .invalidRequest, "a request has no `method`")]
    }
    guard let id = identifier.text else { return notified(method, message["params"]) }
    guard isIdentifier else {
      return [Outgoing.failure(nil, .invalidRequest, "expected a number or a text as `id`")]
    }
    // A completion is asked for at each key; all other answers depend on the findings or can wait for them.
    let findings = method == "textDocument/completion" ? [] : completeFindings()
    do {
      return findings + [Outgoing.result(id, try answer(to: method, message["params"]))]
    } catch {
      return findings + [Outgoing.failure(id, error.code, error.message)]
    }
  }

  private mutating func notified(_ method: String, _ parameters: JSONValue) -> [[UInt8]] {
    if method == "exit" {
      exitStatus = statusAtEnd
      return []
    }
    guard state == .initialized else { return [] }
    do {
      return try documentNotification(method, parameters)
    } catch {
      return [Outgoing.log("\(method): \(error.message)")]
    }
  }

  private mutating func answer(
    to method: String,
    _ parameters: JSONValue
  ) throws(RequestFailure) -> Outgoing.Result {
    switch (method, state) {
    case ("initialize", .started):
      client = ClientCapabilities(parameters["capabilities"])
      state = .initialized
      return capabilities
    case ("initialize", _):
      throw RequestFailure(.invalidRequest, "`initialize` was sent twice")
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
    case ("textDocument/definition", _): return try definition(parameters)
    case ("textDocument/codeAction", _): return try codeActions(parameters)
    case ("textDocument/prepareRename", _): return try prepareRename(parameters)
    case ("textDocument/rename", _): return try rename(parameters)
    case ("textDocument/documentSymbol", _): return try documentSymbols(parameters)
    default:
      throw RequestFailure(.methodNotFound, "no method `\(printable(method))`")
    }
  }

  private var capabilities: Outgoing.Result {
    { json in
      json.object("result") { json in
        json.object("capabilities") { json in
          json.field("positionEncoding", client.encoding.rawValue)
          json.object("textDocumentSync") { json in
            json.field("openClose", true)
            json.field("change", 2)  // Incremental.
          }
          json.field("hoverProvider", true)
          json.object("completionProvider") { json in
            json.array("triggerCharacters", [" ", "[", "{", ","]) { $0.value($1) }
          }
          json.field("definitionProvider", true)
          json.object("codeActionProvider") { json in
            json.array("codeActionKinds", ["quickfix"]) { $0.value($1) }
          }
          json.object("renameProvider") { $0.field("prepareProvider", true) }
          json.field("documentSymbolProvider", true)
        }
        json.object("serverInfo") { json in
          json.field("name", "nd-config")
          json.field("version", toolVersion)
        }
      }
    }
  }
}
