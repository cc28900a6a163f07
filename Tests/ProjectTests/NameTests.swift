import Foundation
import TestSupport
import Testing

/// The pages name, in code, nothing that is gone.
@Suite struct NameTests {
  /// Commands, options, outputs and keys that earlier versions had.
  private static let removed = [
    #"nd-config (?:migrate|remove|schema)\b"#, #"^migrate$"#, "RefreshGenerated",
    "refresh-generated", #"(?<!\S)--(?:from|list|expect)(?![\w-])"#, #"\brdjson\b"#,
    #"^(?:objc|info-plist|xcode)/?$"#, #"\b(?:objc|info-plist|xcode): *\{"#,
    #"(?:generated/|--only \S*)(?:objc|info-plist|xcode)\b"#, "xcode_projects", "nd-probe",
  ]

  /// Keys of `app.yaml` for files that `apply` no longer edits.
  private static let removedFromAppConfiguration =
    #"^(?:android|labels|other_folders|strings|xcstrings):"#

  /// Files that a page tells its reader to write.
  private static let ofReaders: Set = [
    "Scripts/check_countries.sh", "Sources/CommandLine/nd-config/Commands/Name.swift",
    "Sources/acme/main.swift", "Tests/ManifestRulesTests/Fixtures/the-problem.diff",
  ]

  private static let pages: [String] = {
    let folder = Places.packageRoot.appendingPathComponent("Documentation").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return ["README.md", "AGENTS.md", ".github/CONTRIBUTING.md"]
      + paths.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  @Test(arguments: pages) func pageNamesOnlyWhatIsThere(_ page: String) throws {
    let text = String(decoding: try Places.bytes(page), as: UTF8.self)
    let gone = try Self.gone(in: text)
    #expect(gone == [])
  }

  /// The lines and words of code that name something that is gone.
  private static func gone(in text: String) throws -> [String] {
    let block = #/(?m)^ *(```+)[^\n]*\n([\s\S]*?)^ *\1 *$/#
    let lines = text.matches(of: block).flatMap { $0.2.split(separator: "\n").map(String.init) }
    let words = text.replacing(block, with: "").matches(of: /`([^`]+)`/).map { String($0.1) }
    let forms = removed.joined(separator: "|")
    let ofLines = "\(forms)|\(removedFromAppConfiguration)"
    return try lines.filter { try matches($0, ofLines) || namesMissingTarget($0) }
      + words.filter {
        try matches($0, forms) || namesMissingTarget($0) || namesMissingFile($0)
          || namesMissingTest($0)
      }
  }

  private static func matches(_ code: String, _ pattern: String) -> Bool {
    code.range(of: pattern, options: .regularExpression) != nil
  }

  /// `make X`, if the Makefile has no target of that name.
  private static func namesMissingTarget(_ code: String) throws -> Bool {
    guard let target = code.firstMatch(of: /^(?:\$ )?make ([a-z][a-z-]*)(?: |$)/) else {
      return false
    }
    let makefile = String(decoding: try Places.bytes("Makefile"), as: UTF8.self)
    return !makefile.contains("\n\(target.1):")
  }

  /// A path in a folder of this repository; a path with a placeholder is not examined.
  private static func namesMissingFile(_ code: String) -> Bool {
    let folders =
      #/^(?:Documentation|Examples|Plugins|Scripts|Sources|Tests)\/[\w.\/+-]*/#
    guard !code.contains(/[<*…]/), !ofReaders.contains(code),
      let path = code.firstMatch(of: folders)
    else { return false }
    let file = Places.packageRoot.appendingPathComponent(String(path.0))
    return !FileManager.default.fileExists(atPath: file.path)
  }

  private static let testFiles: Set<String> = {
    let folder = Places.packageRoot.appendingPathComponent("Tests").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return Set(
      paths.flatMap { $0.replacing(".swift", with: "").split(separator: "/").map(String.init) }
    )
  }()

  /// A suite or a target of tests.
  private static func namesMissingTest(_ code: String) -> Bool {
    code.contains(/^\w+Tests$/) && !testFiles.contains(code)
  }
}
