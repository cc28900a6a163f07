import TestSupport
import Testing

/// The examples on the pages compile, and their output is as on the pages; so are the programs in
/// `Examples/Features`.
@Suite struct DocumentationSnippetTests {
  @Test(arguments: [try Snippet.swift(), try Snippet.oldCode()])
  func swiftExamplePrintsItsResults(_ snippet: Snippet) async throws {
    let manifest = try Places.frozenManifest()
    let output = try await run(swiftFiles(manifest), main: snippet.swiftMain, .swift6Strict)
    try expect(snippet, output.split(separator: "\n").map(String.init))
  }

  @Test(.requires(.programs(["kotlinc", "kotlin"])))
  func kotlinExamplePrintsItsResults() async throws {
    let lines = try await OutsidePrograms.kotlin("documentation")
    try expect(.kotlin(), lines)
  }

  @Test(.requires(.programs(["tsc", "node"])))
  func typeScriptExamplePrintsItsResults() async throws {
    let lines = try await OutsidePrograms.typeScript("documentation")
    try expect(.typeScript(), lines)
  }

  @Test(.requires(.programs(["kotlinc", "kotlin", "tsc", "node"])))
  func fiveFeaturesAreTheSameInAllLanguages() async throws {
    let printed = try Snippet.program("output.txt")
    let manifest = try Places.frozenManifest()
    let swift = try await run(
      swiftFiles(manifest),
      main: Snippet.program("Features.swift"),
      .swift6Strict
    )
    #expect(swift == printed)
    let kotlin = try await OutsidePrograms.kotlin("features")
    #expect(kotlin.joined(separator: "\n") + "\n" == printed)
    let typeScript = try await OutsidePrograms.typeScript("real", file: "features")
    #expect(typeScript.joined(separator: "\n") + "\n" == printed)
  }

  /// Ignores quotes and spaces, because a page shows an object as code, not as JSON.
  private func expect(_ snippet: Snippet, _ lines: [String]) throws {
    try #require(lines.count == snippet.calls.count, "\(lines)")
    func bare(_ text: String) -> String { text.filter { $0 != "\"" && $0 != " " } }
    for (call, line) in zip(snippet.calls, lines) where call.isComparable {
      #expect(bare(line) == bare(call.result), "\(call.code)")
    }
    #expect(snippet.calls.count { $0.isComparable } >= 3)
  }
}
