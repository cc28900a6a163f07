import Foundation
import TestSupport
import Testing

/// Swift compares texts in normal form, in quadratic time for a run of combining marks: 320 KB of them took 19 seconds.
@Suite struct CombiningMarkTests {
  private static let marks = String(repeating: "\u{316}\u{301}", count: 12_000)
  private static let escaped = String(repeating: "\\u0316\\u0301", count: 12_000)

  private func folder(_ edit: (String) -> String) throws -> ToolFolder {
    try ToolFolder(manifest: edit(Places.frozenManifest()))
  }

  /// The status of a command that takes at most a second of processor time.
  private func expect(
    _ status: Int32,
    _ command: String,
    says text: String,
    in folder: ToolFolder
  ) async throws {
    let run = try await folder.shell("ulimit -t 2; \(command)")
    #expect(run.status == status, "\(run.stderr.prefix(300))")
    #expect(run.output.contains(text), "\(run.output.prefix(300))")
  }

  /// Where the marks are, as an edit of a manifest.
  enum Position: CaseIterable {
    case comment, value, key, escapedValue

    func edit(_ text: String) -> String {
      let (old, new) =
        switch self {
        case .comment: ("\nformat: 1", "\n# \(marks)\nformat: 1")
        case .value: ("name: Nextdoor", "name: Next\(marks)door")
        case .key: ("\ncountries:", "\nx\(marks): 1\ncountries:")
        case .escapedValue: ("label: First name", "label: \"First \(escaped)\"")
        }
      return text.replacing(old, with: new, maxReplacements: 1)
    }
  }

  @Test(arguments: Position.allCases)
  func manifestIsRefused(_ position: Position) async throws {
    let folder = try folder(position.edit)
    for command in ["validate", "generate", "show it"] {
      try await expect(1, "nd-config \(command)", says: "more than 30 combining marks", in: folder)
    }
  }

  @Test func thirtyMarksAreAllowed() async throws {
    let marks = String(repeating: "\u{301}", count: 30)
    let folder = try folder { "# e\(marks)\n\($0)" }
    try await expect(0, "nd-config validate", says: "no findings", in: folder)
    try folder.write("# e\(marks)\u{301}\n" + Places.frozenManifest(), to: "countries.yaml")
    try await expect(1, "nd-config validate", says: "countries.yaml:1:4: error", in: folder)
  }

  @Test(arguments: ["resolve", "explain"])
  func argumentsAreRefused(_ command: String) async throws {
    let folder = try ToolFolder()
    try folder.write(Self.marks, to: "marks")
    try await expect(
      64,
      "nd-config \(command) x\"$(head -c 120000 marks)\"",
      says: "more than 30 combining marks",
      in: folder
    )
  }
}
