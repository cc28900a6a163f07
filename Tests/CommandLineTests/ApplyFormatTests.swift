import Foundation
import TestSupport
import Testing

/// `apply --check` for programs: every format names each stale file once.
@Suite struct ApplyFormatTests {
  private static let stale = [
    "Nextdoor/Nextdoor.entitlements", "Nextdoor.xcodeproj/project.pbxproj", "Nextdoor/Info.plist",
    "smartling-ios.json", "smartling-android.json",
  ].map { "app/\($0)" }

  @Test(arguments: ["json", "sarif", "github"])
  func everyStaleFileIsReportedOnce(_ format: String) async throws {
    let app = try SampleApp()
    #expect(try await app.apply().status == 0)
    let clean = try await app.apply("--check --format \(format)")
    #expect(clean.status == 0)
    #expect(try Self.findings(clean.stdout, format).isEmpty)

    try app.addPortugal()
    let before = try app.contents()
    let check = try await app.apply("--check --format \(format)")
    #expect(check.status == 1)
    let findings = try Self.findings(check.stdout, format)
    #expect(findings.map(\.path).sorted() == Self.stale.sorted())
    #expect(findings.allSatisfy { $0.id == "stale-app-file" })
    #expect(try app.contents() == before)
  }

  /// A finding inside a file has its line.
  @Test(arguments: ["json", "sarif", "github"])
  func aRefusedFileIsReportedAtItsLine(_ format: String) async throws {
    let app = try SampleApp()
    try app.write("{ \"locales\":\n<<<<<<< HEAD\n", to: "smartling-ios.json")
    let check = try await app.apply("--check --format \(format)")
    #expect(check.status == 1)
    let found = try Self.findings(check.stdout, format)
    #expect(found.map(\.path) == ["app/smartling-ios.json"])
    #expect(found.map(\.line) == [2])
  }

  private struct Finding {
    var path: String
    var id: String
    var line: Int
  }

  private typealias Object = [String: Any]

  /// No format prints a character of a path that controls a terminal or is invisible.
  @Test(arguments: [
    "--format text", "--format json", "--format sarif", "--format github", "--diff",
  ])
  func pathsControlNoTerminal(_ options: String) async throws {
    let app = try SampleApp()
    let characters = [
      "\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\r", "\n+++ b/x",
    ]
    let escapes = ["1b", "07", "7f", "9b", "202e", "2028", "0d", "0a+++ b/x"]
    var paths: [String] = []
    for (character, escape) in zip(characters, escapes) {
      let digits = escape.prefix { $0.isHexDigit }
      paths.append(
        "\"a\\u\(String(repeating: "0", count: 4 - digits.count))\(escape)/Info.plist\""
      )
      try app.write(SampleApp.entitlements, to: "a\(character)/Info.plist")
    }
    try app.write("info_plists: { Nextdoor: [\(paths.joined(separator: ", "))] }\n", to: "app.yaml")
    let run = try await app.apply("--check \(options)")
    #expect(run.status == 1)
    #expect(run.stdout.components(separatedBy: "/Info.plist").count > characters.count)
    let raw = run.stdout.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t"
        && (scalar.value < 0x20 || characters.contains(String(scalar)))
    }
    #expect(raw.isEmpty, "\(run.stdout)")
    #expect(!run.stdout.contains("\n+++ b/x"))
  }

  private static func findings(_ output: String, _ format: String) throws -> [Finding] {
    if format == "github" {
      return output.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^::error file=([^,]*),line=(\d+),.*title=([^:]*)::/).map {
          Finding(path: String($0.1), id: String($0.3), line: Int($0.2) ?? 0)
        }
      }
    }
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8))
    switch format {
    case "json":
      return try #require(json as? [Object]).flatMap { file in
        (file["findings"] as? [Object] ?? []).map { finding in
          Finding(
            path: file["path"] as? String ?? "",
            id: finding["id"] as? String ?? "",
            line: value(finding, "range", "start", "line") ?? 0
          )
        }
      }
    case "sarif":
      let run = try #require((json as? Object)?["runs"] as? [Object]).first ?? [:]
      return try #require(run["results"] as? [Object]).map { result in
        let location = (result["locations"] as? [Object])?.first ?? [:]
        return Finding(
          path: value(location, "physicalLocation", "artifactLocation", "uri") ?? "",
          id: result["ruleId"] as? String ?? "",
          line: value(location, "physicalLocation", "region", "startLine") ?? 0
        )
      }
    default: return []
    }
  }

  private static func value<Value>(_ object: Object, _ path: String...) -> Value? {
    var current: Any? = object
    for name in path { current = (current as? Object)?[name] }
    return current as? Value
  }
}
