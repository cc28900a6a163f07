import Foundation
import ManifestLanguageServer
import Testing

/// What the language server offers for a finding.
struct QuickFix {
  var title: String
  /// The ID and the message.
  var finding: String
  /// The manifest after the edit.
  var text: String

  static func all(in manifest: String) throws -> [QuickFix] {
    var server = LanguageServer(toolVersion: "1.2.3")
    let document: [String: Any] = ["uri": "file:///countries.yaml"]
    let opened: [String: Any] = ["version": 1, "languageId": "yaml", "text": manifest]
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let messages: [[String: Any]] = [
      ["id": 0, "method": "initialize", "params": ["capabilities": [String: Any]()]],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": document.merging(opened) { $1 }],
      ],
      [
        "id": 1, "method": "textDocument/codeAction",
        "params": [
          "textDocument": document, "context": ["diagnostics": [Any]()],
          "range": [
            "start": ["line": 0, "character": 0], "end": ["line": lines.count, "character": 0],
          ],
        ],
      ],
    ]
    var answer: [UInt8]?
    for message in messages {
      let data = try JSONSerialization.data(
        withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }
      )
      answer = server.receive(Array(data)).last
    }
    let object =
      try JSONSerialization.jsonObject(with: Data(try #require(answer))) as? [String: Any]
    let actions = try #require(object?["result"] as? [[String: Any]])
    return try actions.map { try QuickFix($0, manifest, lines) }
  }

  private init(_ action: [String: Any], _ manifest: String, _ lines: [Substring]) throws {
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    let edits = try #require(changes?.values.first)
    try #require(edits.count == 1)
    let range = try #require(edits[0]["range"] as? [String: [String: Int]])
    let ends = try ["start", "end"].map { end in
      let place = try #require(range[end])
      let before = lines.prefix(place["line"] ?? 0).reduce(0) { $0 + $1.utf8.count + 1 }
      return before + (place["character"] ?? 0)
    }
    var bytes = Array(manifest.utf8)
    bytes.replaceSubrange(
      ends[0]..<ends[1],
      with: try #require(edits[0]["newText"] as? String).utf8
    )
    let diagnostic = try #require((action["diagnostics"] as? [[String: Any]])?.first)
    let code = try #require(diagnostic["code"] as? String)
    let message = try #require(diagnostic["message"] as? String)
    title = try #require(action["title"] as? String)
    finding = "\(code) \(message.prefix { $0 != "\n" })"
    text = String(decoding: bytes, as: UTF8.self)
  }
}
