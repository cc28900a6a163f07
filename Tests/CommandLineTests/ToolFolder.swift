import Foundation
import TestSupport
import Testing

/// A folder with a manifest, in which the tool runs.
struct ToolFolder {
  let scratch: ScratchFolder

  /// Contains the manifest that the cases share, unless another one is given.
  init(manifest: String? = nil) throws {
    scratch = try ScratchFolder()
    let text = try manifest ?? String(contentsOf: CommandCase.sharedManifest, encoding: .utf8)
    try write(text, to: "countries.yaml")
  }

  init(copying other: ToolFolder) throws {
    scratch = try ScratchFolder()
    try FileManager.default.removeItem(at: scratch.url)
    try FileManager.default.copyItem(at: other.scratch.url, to: scratch.url)
  }

  /// Runs a line of shell, in which `nd-config` is the tool.
  func shell(_ line: String, environment: [String: String] = [:]) async throws -> Command.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let tools = try Command.product("nd-config").deletingLastPathComponent().path
    let environment = ["PATH": "\(tools):\(path)"].merging(environment) { $1 }
    return try await Command.run("sh", ["-c", line], in: scratch.url, environment: environment)
  }

  func write(_ text: String, to path: String) throws {
    let file = scratch.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: scratch.url(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url(path).path)
  }

  /// The files of a folder by name, including hidden ones.
  func files(in folder: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url(folder).path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: scratch.url("\(folder)/\(name)")))
      }
    )
  }
}
