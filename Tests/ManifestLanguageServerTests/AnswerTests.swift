import Foundation
import ManifestLanguageServer
import TestSupport
import Testing

/// An editor's view of `Answers/countries.yaml`.
///
/// The test records the hover text of each word, and the completions at several cursor positions.
@Suite struct AnswerTests {
  private static let folder = Places.url(
    "Tests/ManifestLanguageServerTests/Answers"
  )
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Self.folder.appendingPathComponent("countries.yaml"),
      encoding: .utf8
    )
  }

  @Test func hoverAtEachWord() throws {
    var server = server(text)
    var answers: [(places: String, contents: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for word in line.matches(of: /[^\s{}\[\],:"']+/) {
        let column = line.distance(from: line.startIndex, to: word.range.lowerBound)
        let result = try server.result("hover", at: (number, column)) as? [String: Any]
        let contents = (result?["contents"] as? [String: Any])?["value"] as? String ?? "nothing"
        let range = (result?["range"] as? [String: Any]).map { " (\(described($0)))" } ?? ""
        // A key and its value have the same hover text.
        if answers.last?.contents != contents { answers.append(("", contents)) }
        answers[answers.count - 1].places +=
          "=== \(number + 1):\(column + 1) \(word.output)\(range)\n"
      }
    }
    let text = answers.map { "\($0.places)\($0.contents)\n\n" }.joined()
    try Golden.expect(Array(text.utf8), at: Self.folder.appendingPathComponent("hover.txt"))
  }

  /// A text of the manifest and its replacement, in which `|` marks the cursor.
  ///
  /// The first one stands for an empty file.
  private static let typed = [
    ("", "|"),
    ("format: 1", "f|"),
    ("  default_country: us", "  |"),
    ("  language_url: \"https://{web_host}/{locale}\"", "  l|"),
    ("  help_desk_url: \"https://help.acme.com/{help_desk_locale}\"", "  h|"),
    ("  default_country: us", "  outputs: { | }"),
    ("  default_country: us", "  outputs: { kotlin: { | } }"),
    ("  default_country: us", "  outputs: { aasa: { | } }"),
    ("default_country: us", "default_country: |"),
    ("domain: localhost", "do|"),
    ("scheme: http }", "scheme: | }"),
    ("dev: { port: 8000 }", "pro|"),
    ("statuses: [live]", "statuses: [|]"),
    ("statuses: [live]", "android: { | }"),
    ("{ team: ABCDE12345, bundle: com.acme.app, statuses: [live] }", "{ | }"),
    ("dev: { port: 8000 }", "dev: { | }"),
    ("label: ZIP code, content: postal_code, max_length: 10", "|"),
    ("    languages: [en-US]\n", "    |\n"),
    ("locale: de-IT, lproj: de, url: \"https://it.acme.com/de\"", "|"),
    ("    account_form: { fields: [city, zip: { label: CAP }], optional: [city] }", "    |"),
    ("{ fields: [city, zip: { label: CAP }], optional: [city] }", "{ | }"),
    ("{ development_language: en }", "{ | }"),
    ("development_language: en", "development_language: |"),
    ("content: postal_code", "content: |"),
    ("  it:\n", "  v|\n"),
    ("  it:\n", "  v|\n  it:\n"),
    ("optional: [city] }", "optional: [city] }\n  |"),
    ("status: planned", "status: planned  # nd-config: allow l|"),
    ("    tld: com", "    |"),
    ("    tld: it", "    tl|"),
    ("status: planned", "status: |"),
    ("status: planned", "currency: |"),
    ("hosts: subdomain\n", "hosts: |\n"),
    ("accepts: [tld]", "accepts: [|]"),
    ("accepts: [tld]", "accepts: [{ | }]"),
    ("languages: [it-IT, ", "languages: [|, "),
    ("lproj: de", "|"),
    ("lproj: de", "lproj: |"),
    ("help_desk_locale: it\n", "help_desk_locale: |\n"),
    ("fields: [city, zip: { label: CAP }]", "fields: [city, |]"),
    ("{ label: CAP }", "{ | }"),
    ("fields: [city, zip: { label: CAP }]", "fields: [city, { | }]"),
    ("optional: [city]", "optional: [|]"),
  ]

  private static let shown = 16

  @Test func completionsWhileSomebodyTypes() throws {
    var answers = ""
    for (old, typed) in Self.typed {
      var edited = typed
      if !old.isEmpty {
        let range = try #require(text.range(of: old, options: .backwards))
        edited = text.replacingCharacters(in: range, with: typed)
      }
      let parts = edited.split(separator: "|", omittingEmptySubsequences: false)
      try #require(parts.count == 2)
      var server = server(parts.joined())
      let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.last)
      let result = try server.result("completion", at: (lines.count - 1, line.count))
      let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
      answers += "=== \(line)|\(parts[1].prefix { $0 != "\n" })\n"
      // Show only some countries, as examples of the form.
      for item in items.prefix(Self.shown) {
        let edit = try #require(item["textEdit"] as? [String: Any])
        let range = described(try #require(edit["range"] as? [String: Any]))
        let facts = try ["detail", "kind"].compactMap { key in
          try item[key].map { "\(key) \(try json($0))" }
        }
        answers += "\(try json(item["label"])) → \(try json(edit["newText"])) at \(range)"
        answers += facts.map { ", \($0)" }.joined() + "\n"
      }
      if items.count > Self.shown { answers += "\(items.count) in all\n" }
      answers += "\n"
    }
    try Golden.expect(Array(answers.utf8), at: Self.folder.appendingPathComponent("completion.txt"))
  }

  private func server(_ text: String) -> LanguageServer {
    var server = LanguageServer(toolVersion: "1.2.3")
    for message in [Messages.initialize, Messages.open(text)] {
      _ = server.receive(Array(message.utf8))
    }
    return server
  }

  /// A range as editors show it, counted from 1: `3:5-3:9`.
  private func described(_ range: [String: Any]) -> String {
    ["start", "end"].map { end in
      let place = range[end] as? [String: Any]
      return ["line", "character"].map { "\((place?[$0] as? Int ?? -2) + 1)" }.joined(
        separator: ":"
      )
    }.joined(separator: "-")
  }

  private func json(_ value: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(value),
      options: [.fragmentsAllowed, .withoutEscapingSlashes]
    )
    return String(decoding: data, as: UTF8.self)
  }
}

extension LanguageServer {
  /// The result of a request at a location, counted from 0.
  fileprivate mutating func result(
    _ method: String,
    at place: (line: Int, character: Int)
  ) throws -> Any? {
    let request = Messages.message(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": "file:///countries.yaml"],
        "position": ["line": place.line, "character": place.character],
      ],
      id: 1
    )
    let answer = try #require(receive(Array(request.utf8)).last)
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
    #expect(object["error"] == nil)
    let result: Any = try #require(object["result"])
    return result
  }
}
