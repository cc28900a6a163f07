/// What an editor can do, of all that it says when it starts the server.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var showsRelatedInformation = false
  var showsMarkdown = false
  var showsNestedSymbols = false

  init() {}

  init(_ capabilities: JSONValue) {
    let encodings = capabilities["general"]["positionEncodings"].elements ?? []
    if encodings.contains(where: { $0.string == PositionEncoding.utf8.rawValue }) {
      encoding = .utf8
    }
    let text = capabilities["textDocument"]
    showsRelatedInformation = text["publishDiagnostics"]["relatedInformation"].isTrue
    showsMarkdown =
      text["hover"]["contentFormat"].elements?.contains { $0.string == "markdown" } ?? false
    showsNestedSymbols = text["documentSymbol"]["hierarchicalDocumentSymbolSupport"].isTrue
  }
}
