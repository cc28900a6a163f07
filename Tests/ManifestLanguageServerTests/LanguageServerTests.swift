import Foundation
import ManifestCompiler
import ManifestFindings
import ManifestLanguageServer
import TestSupport
import Testing

/// The server's responses to messages that no well-behaved editor sends.
@Suite struct LanguageServerTests {
  /// The responses to the last of several messages.
  private func answers(_ messages: [String]) throws -> [[String: Any]] {
    var server = LanguageServer(toolVersion: "1.2.3")
    var last: [[UInt8]] = []
    for message in messages { last = server.receive(Array(message.utf8)) }
    return try last.map { answer in
      try #require(JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    }
  }

  @Test(arguments: [
    ("{", -32700, "expected a quoted name, found the end of the file"),
    ("", -32700, "expected a value, found the end of the file"),
    ("[]", -32600, "expected an object; batches are not supported"),
    ("{}", -32600, "a request has no `method`"),
    (#"{"id": 1, "method": 2}"#, -32600, "a request has no `method`"),
    (#"{"id": {}, "method": "shutdown"}"#, -32600, "expected a number or a text as `id`"),
    (#"{"id": "a", "method": "textDocument/nothing"}"#, -32601, "no method `textDocument/nothing`"),
    (#"{"id": 1, "method": "$/nothing"}"#, -32601, "no method `$/nothing`"),
    (
      #"{"id": 1, "method": "textDocument/hover"}"#, -32602,
      "expected a position with `line` and `character`"
    ),
    (
      #"{"id": 1, "method": "textDocument/hover", "params": {"position": {"line": 1e9, "character": 0}}}"#,
      -32602, "expected a position with `line` and `character`"
    ),
    (
      #"{"id": 1, "method": "textDocument/hover", "params": {"position": {"line": -1, "character": 0}}}"#,
      -32602, "expected a position with `line` and `character`"
    ),
    (
      #"{"id": 1, "method": "textDocument/hover", "params": {"position": {"line": 0, "character": 0}}}"#,
      -32602, "`textDocument.uri` is missing"
    ),
    (
      #"{"id": 1, "method": "textDocument/completion", "params": {"position": {"line": 0, "character": 0}}}"#,
      -32602, "`textDocument.uri` is missing"
    ),
  ])
  func wrongMessagesAreAnsweredWithAnError(_ message: String, _ code: Int, _ text: String) throws {
    let error = try #require(
      try answers([Messages.initialize, message]).first?["error"] as? [String: Any]
    )
    #expect(error["code"] as? Int == code)
    #expect(error["message"] as? String == text)
  }

  @Test func nothingIsAnsweredBeforeInitialize() throws {
    let answer = try answers([#"{"id": 7, "method": "textDocument/hover"}"#])
    #expect(((answer.first?["error"] as? [String: Any])?["code"]) as? Int == -32002)
    #expect(answer.first?["id"] as? Int == 7)
    #expect(try answers([Messages.open("format: 1\n")]).isEmpty)
  }

  @Test func exitStatusSaysWhetherTheServerWasShutDown() {
    for (messages, status) in [
      ([#"{"method": "exit"}"#], 1),
      ([Messages.initialize, #"{"method": "exit"}"#], 1),
      ([Messages.initialize, #"{"id": 1, "method": "shutdown"}"#, #"{"method": "exit"}"#], 0),
    ] {
      var server = LanguageServer(toolVersion: "1.2.3")
      for message in messages { _ = server.receive(Array(message.utf8)) }
      #expect(server.exitStatus == Int32(status))
    }
  }

  @Test func afterShutdownRequestsAreRefused() throws {
    let shutdown = #"{"id": 1, "method": "shutdown"}"#
    let answer = try answers([
      Messages.initialize, shutdown, #"{"id": 2, "method": "textDocument/hover"}"#,
    ])
    #expect(((answer.first?["error"] as? [String: Any])?["code"]) as? Int == -32600)
  }

  @Test func wrongChangesChangeNothing() throws {
    // A part of the text, although the server asks for the whole.
    let change: [String: Any] = [
      "textDocument": ["uri": "file:///countries.yaml", "version": 2],
      "contentChanges": [["text": "product:\n"], ["range": ["start": ["line": 0]], "text": "x"]],
    ]
    let sent = [
      Messages.initialize, Messages.open("format: 1\n"),
      Messages.message("textDocument/didChange", change),
    ]
    #expect(try answers(sent).isEmpty)
    let hover = Messages.message(
      "textDocument/hover",
      [
        "textDocument": ["uri": "file:///countries.yaml"],
        "position": ["line": 0, "character": 0],
      ],
      id: 3
    )
    let result = try answers(sent + [hover]).last?["result"] as? [String: Any]
    let contents = result?["contents"] as? [String: Any]
    #expect((contents?["value"] as? String)?.contains("`format`") == true)
  }

  @Test func documentsOfOtherNamesHaveNoFindings() throws {
    #expect(try answers([Messages.initialize, Messages.open("a: [\n", "pipeline.yaml")]).isEmpty)
    let unknown: [String: Any] = [
      "textDocument": ["uri": "file:///never-opened.yaml"],
      "position": ["line": 0, "character": 0],
    ]
    let message = Messages.message("textDocument/hover", unknown, id: 1)
    #expect(try answers([Messages.initialize, message]).first?["result"] is NSNull)
  }

  @Test func aManifestOfAnotherNameIsOne() throws {
    let answer = try answers([
      Messages.initialize, Messages.open("format: 1\ncountries:\n", "acme.yml"),
    ])
    let parameters = try #require(answer.first?["params"] as? [String: Any])
    #expect((parameters["diagnostics"] as? [Any])?.isEmpty == false)
  }

  /// Requests at every position of damaged texts get a response.
  @Test func requestsAnywhereInDamagedTextsAreAnswered() throws {
    let manifest = try Places.frozenManifest()
    var random = SeededGenerator(seed: 3)
    var answered: [String: Int] = [:]
    for _ in 0..<(Places.isLongRun ? 1_000 : 30) {
      var bytes = Array(manifest.utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = "\n\t:[]{}#\"' -é".utf8.randomElement(using: &random) ?? 0
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var server = LanguageServer(toolVersion: "1.2.3")
      for message in [Messages.initialize, Messages.open(text)] {
        _ = server.receive(Array(message.utf8))
      }
      for method in ["hover", "completion"] {
        let position = [
          "line": Int.random(in: 0..<220, using: &random),
          "character": Int.random(in: 0..<60, using: &random),
        ]
        let parameters: [String: Any] = [
          "textDocument": ["uri": "file:///countries.yaml"], "position": position,
        ]
        let message = Messages.message("textDocument/\(method)", parameters, id: 9)
        let answer = try #require(server.receive(Array(message.utf8)).first)
        let object = try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any]
        // If there is nothing to show at a position, the result is `null`, which is not an error.
        #expect(object?["error"] == nil && object?.keys.contains("result") == true, "\(method)")
        if object?["result"] is [Any] || object?["result"] is [String: Any] {
          answered[method, default: 0] += 1
        }
      }
    }
    for method in ["hover", "completion"] {
      #expect(answered[method] ?? 0 > 0, "\(method) never had a result")
    }
  }

  /// A row is typed key by key; only its own findings, and those of rules about two rows, change.
  @Test func findingsOfOtherRowsStayWhileARowIsTyped() throws {
    let written = try Places.frozenManifest()
    let manifest = written.replacing(
      "tld: it\n    hosts: subdomain",
      with: "tld: it\n    hosts: subdomian"
    )
    .replacing("languages: [es-ES]", with: "languages: [es_ES]")
    .replacing("locale: de-AT", with: "locale: de_AT")
    let place = try #require(manifest.firstRange(of: "\n\n  at:\n")).lowerBound
    let first = manifest[..<place].count { $0 == "\n" } + 1
    var server = LanguageServer(toolVersion: "1.2.3")
    _ = server.receive(Array(Messages.initialize.utf8))
    let opened = try findings(server.receive(Array(Messages.open(manifest).utf8)))
    #expect(
      opened.map(\.code) == ["unknown-value", "invalid-language-tag", "invalid-language-tag"]
    )
    let row = """
        pt:
          tld: pt
          hosts: subdomain
          languages:
            - { locale: pt-PT, lproj: pt }
          account_form:
            fields: [first_name, last_name]

      """
    // The last text cannot be read, even if its mistakes are corrected.
    let texts = (1...row.count).map { row.prefix($0) } + ["  pt: &a { tld: pt\n  x: y"]
    for (count, typed) in texts.enumerated() {
      let text = manifest[..<place] + "\n" + typed + manifest[place...]
      let change = Messages.message(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "file:///countries.yaml", "version": count],
          "contentChanges": [["text": String(text)]],
        ]
      )
      let found = try findings(server.receive(Array(change.utf8)))
      let end = first + typed.count { $0 == "\n" }
      var others = found.filter { !(first...end).contains($0.line) }
      // The last finding is below the row, so it moves down.
      others[others.count - 1].line -= end - first + 1
      #expect(others == opened, "after \(typed.split(separator: "\n").last ?? "")")
      if typed.hasSuffix("tld: pt\n    h") {
        #expect(found.filter { (first...end).contains($0.line) }.map(\.line) == [end])
      }
    }
  }

  private struct Published: Equatable {
    var code: String
    var message: String
    var line: Int
  }

  /// The published findings.
  private func findings(_ messages: [[UInt8]]) throws -> [Published] {
    let message = try #require(messages.first)
    let content = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
    let found = (content?["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    return try #require(found).map { finding in
      let start = (finding["range"] as? [String: [String: Int]])?["start"]
      return Published(
        code: finding["code"] as? String ?? "",
        message: finding["message"] as? String ?? "",
        line: start?["line"] ?? -1
      )
    }
  }
}
