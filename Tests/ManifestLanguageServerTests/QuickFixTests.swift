import Foundation
import ManifestCompiler
import ManifestFindings
import ManifestLanguageServer
import TestSupport
import Testing

/// Quick fixes for every mistake in the rules' fixtures.
///
/// After each fix, a check of the whole text must show that the finding is gone and no other one
/// has appeared.
@Suite struct QuickFixTests {
  private static let fixtures = Places.url(
    "Tests/ManifestRulesTests/Fixtures"
  )

  @Test func fixesRemoveWhatTheyAreFor() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.fixtures.path).sorted()
      .filter { $0.hasSuffix(".yaml") }
    var (mistakes, helped, tried, allowed) = (0, 0, 0, 0)
    for path in paths {
      let text = try String(
        contentsOf: Self.fixtures.appendingPathComponent(path),
        encoding: .utf8
      )
      // Editors count UTF-16 units; in ASCII these are bytes.
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
      mistakes += findings.count
      let actions = try actions(in: text)
      helped += Set(actions.map(\.message)).count
      for action in actions {
        tried += 1
        allowed += action.title.hasPrefix("allow it") ? 1 : 0
        let edited = CheckedManifest(SourceFile(path: "countries.yaml", text: action.text)).findings
        let messages = edited.map { "\($0.id) \($0.message)" }
        let known = findings.map { "\($0.id) \($0.message)" }
        #expect(
          known.count { $0 == action.message } > messages.count { $0 == action.message },
          "\(path): \(action.title)"
        )
        guard !action.title.hasSuffix("check the result") else { continue }
        // A value that is right now may be the default.
        let new = Set(messages).subtracting(known).filter { !$0.hasPrefix("redundant-override") }
        #expect(new == [], "\(path): \(action.title)")
      }
    }
    #expect(mistakes > 200 && helped > 60, "\(helped) of \(mistakes), \(tried) edits")
    #expect(allowed > 20)
  }

  private struct Action {
    var title: String
    /// The id and message of the finding.
    var message: String
    var text: String
  }

  /// The quick fixes that the server offers for a text, each with the text after its edit.
  private func actions(in text: String) throws -> [Action] {
    var server = LanguageServer(toolVersion: "1.2.3")
    for message in [Messages.initialize, Messages.open(text)] {
      _ = server.receive(Array(message.utf8))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let request = Messages.message(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///countries.yaml"],
        "range": [
          "start": ["line": 0, "character": 0], "end": ["line": lines.count, "character": 0],
        ],
        "context": ["diagnostics": [Any]()],
      ],
      id: 1
    )
    let answer = try #require(server.receive(Array(request.utf8)).last)
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    return try (object["result"] as? [[String: Any]] ?? []).map { action in
      let diagnostic = try #require((action["diagnostics"] as? [[String: Any]])?.first)
      let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
      let edits = try #require(changes?.values.first)
      try #require(edits.count == 1)
      let range = try #require(edits[0]["range"] as? [String: [String: Int]])
      let ends = try ["start", "end"].map { end in
        let place = try #require(range[end])
        let before = lines.prefix(place["line"] ?? 0).reduce(0) { $0 + $1.utf8.count + 1 }
        return before + (place["character"] ?? 0)
      }
      var bytes = Array(text.utf8)
      let replacement = try #require(edits[0]["newText"] as? String)
      bytes.replaceSubrange(ends[0]..<ends[1], with: replacement.utf8)
      let code = try #require(diagnostic["code"] as? String)
      let message = try #require(diagnostic["message"] as? String)
      return Action(
        title: action["title"] as? String ?? "",
        message: "\(code) \(message.prefix { $0 != "\n" })",
        text: String(decoding: bytes, as: UTF8.self)
      )
    }
  }
}
