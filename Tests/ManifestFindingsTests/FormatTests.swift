import Foundation
import ManifestFindings
import TestSupport
import Testing

/// Findings in the formats of other programs, each with columns in the unit of the format.
struct FormatTests {
  /// The same word after characters of several bytes, code points or cells.
  ///
  /// Its columns in code points were counted by hand.
  @Test(arguments: [
    ("España: bad", 9), ("日本: bad", 5), ("Espan\u{303}a: bad", 10), ("🇮🇹🎉: bad", 6),
    ("\u{FEFF}k: bad", 4),
  ])
  func columnsAreInTheUnitOfTheFormat(_ line: String, _ codePoints: Int) throws {
    let file = SourceFile(path: "f", text: line + "\n")
    let end = line.utf8.count
    let finding = FileFinding(Finding("r", "x", at: SourceRange(end - 3, end)), in: file)

    let region = try #require(
      value(sarif([finding]), "runs", 0, "results", 0, "locations", 0, "physicalLocation", "region")
        as? [String: Int]
    )
    #expect(region["startColumn"] == codePoints)
    #expect(region["endColumn"] == codePoints + 3)
    #expect(region["byteOffset"] == end - 3 && region["byteLength"] == 3)
    #expect(
      GitHubRenderer().render([finding])
        == "::error file=f,line=1,endLine=1,col=\(codePoints),endColumn=\(codePoints + 2),title=r::x\n"
    )
  }

  @Test func gitHubReadsNoCommandFromAMessage() {
    let file = SourceFile(path: "a,b:c%.yaml", text: "x\n")
    let finding = FileFinding(
      Finding("r", "50 %\n::stop-commands::x", at: SourceRange(0, 1), severity: .warning),
      in: file
    )
    #expect(
      GitHubRenderer().render([finding])
        == "::warning file=a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=1,endColumn=1,title=r::"
        + "50 %25%0A::stop-commands::x\n"
    )
  }

  @Test func allowedFindingsAreSuppressionsAndNothingElsewhere() throws {
    let file = SourceFile(path: "f", text: "x\n")
    let warning = Finding("r", "x", at: SourceRange(0, 1), severity: .warning)
    let findings = [
      FileFinding(AllowedFinding(warning, reason: "on purpose"), in: file),
      FileFinding(AllowedFinding(warning, reason: nil), in: file),
    ]
    let written = sarif(findings)
    let first = try value(written, "runs", 0, "results", 0, "suppressions", 0)
    #expect(first as? [String: String] == ["kind": "inSource", "justification": "on purpose"])
    let second = try value(written, "runs", 0, "results", 1, "suppressions", 0)
    #expect(second as? [String: String] == ["kind": "external"])
    #expect(GitHubRenderer().render(findings).isEmpty)
  }

  @Test(.requires(.python(.withJSONSchema)))
  func sarifIsValidByItsSchema() async throws {
    let file = SourceFile(path: "a folder/<é>.yaml", text: "é: 1\nb: 2\n")
    let finding = Finding(
      "r",
      "m",
      at: SourceRange(4, 5),
      related: [.init("here", at: SourceRange(6, 7))],
      notes: ["n"],
      help: "h",
      fix: Fix("quote it", replacing: SourceRange(4, 5), with: "\"1\"")
    )
    let written = sarif([
      FileFinding(finding, in: file),
      FileFinding(AllowedFinding(finding, reason: "on purpose"), in: file),
    ])
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      validator = jsonschema.validators.validator_for(schema)(schema)
      for error in validator.iter_errors(json.load(sys.stdin.buffer)): print(error.message)
      """
    let schema = Places.url("Tests/Data/sarif-schema-2.1.0.json")
    let problems = try await Python.withJSONSchema.run(
      ["-c", program, schema.path],
      input: Array(written.utf8)
    )
    #expect(String(decoding: problems, as: UTF8.self) == "")
    // Make sure that the check can fail.
    let broken = written.replacing(
      "\"columnKind\": \"unicodeCodePoints\"",
      with: "\"columnKind\": 1"
    )
    let found = try await Python.withJSONSchema.run(
      ["-c", program, schema.path],
      input: Array(broken.utf8)
    )
    #expect(!found.isEmpty)
  }

  private func sarif(_ findings: [FileFinding]) -> String {
    SARIFRenderer(
      toolVersion: "1.2.3",
      pages: [FindingPage("r", "a summary", "an explanation")]
    ).render(findings)
  }

  /// The value at a path of keys and indexes.
  private func value(_ text: String, _ path: Any...) throws -> Any {
    var value: Any = try JSONSerialization.jsonObject(with: Data(text.utf8))
    for step in path {
      if let key = step as? String {
        value = try #require((value as? [String: Any])?[key])
      } else if let index = step as? Int {
        value = try #require((value as? [Any])?[index])
      }
    }
    return value
  }
}
