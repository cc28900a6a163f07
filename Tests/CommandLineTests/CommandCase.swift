import Foundation
import TestSupport
import Testing

/// A folder with a command line and its expected results: `command`, `stdout`, `stderr`,
/// `exitcode`, the manifest where it is not the valid one that all others share, and the folder of an `app`, cut from a
/// public one.
struct CommandCase: CustomTestStringConvertible, Sendable {
  var folder: URL

  var testDescription: String { folder.lastPathComponent }

  static let sharedManifest = Places.packageRoot.appendingPathComponent(
    "Tests/CommandLineTests/countries.yaml"
  )

  static func all() throws -> [CommandCase] {
    let cases = Places.packageRoot.appendingPathComponent("Tests/CommandLineTests/Cases")
    return try FileManager.default.contentsOfDirectory(atPath: cases.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .map { CommandCase(folder: cases.appendingPathComponent($0)) }
  }

  /// Runs the command through `sh` in a folder of its own that holds `countries.yaml`.
  func run() async throws -> Command.Outcome {
    let scratch = try ToolFolder(manifest: contents("countries.yaml"))
    let app = folder.appendingPathComponent("app")
    if FileManager.default.fileExists(atPath: app.path) {
      try FileManager.default.copyItem(at: app, to: scratch.scratch.url("app"))
    }
    return try await scratch.shell(contents("command") ?? "")
  }

  func contents(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
