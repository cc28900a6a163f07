import Foundation
import TestSupport
import Testing

/// A folder with a command line and its expected results.
///
/// The files are `command`, `stdout`, `stderr`, `exitcode` if it is not 0, and a manifest unless the case uses the valid
/// one that all cases share.
struct CommandCase: CustomTestStringConvertible, Sendable {
  var folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let sharedManifest = Places.url(
    "Tests/CommandLineTests/countries.yaml"
  )

  static func all() throws -> [CommandCase] {
    let cases = Places.url("Tests/CommandLineTests/Cases")
    return try FileManager.default.contentsOfDirectory(atPath: cases.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .map { CommandCase(folder: cases.appendingPathComponent($0)) }
  }

  /// Runs the command through `sh` in a new folder that contains `countries.yaml`.
  func run() async throws -> Command.Outcome {
    let scratch = try ToolFolder(manifest: contents("countries.yaml"))
    return try await scratch.shell(contents("command") ?? "")
  }

  func contents(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
