package import Foundation

/// A program that a test runs to its end, awaiting it: a build takes seconds, and other tests need the
/// thread that `ProcessRun` would wait on.
package enum Command {
  package struct Outcome: Sendable {
    package var status: Int32
    package var standardOutput: String
    package var standardError: String

    /// What a person sees in a terminal, be it on the one or the other.
    package var output: String { standardOutput + standardError }
  }

  /// What a program does not inherit from the tests: a build inside a test is a build of its own.
  private static let ownVariables = [
    "ND_RECORD_GOLDENS", "SWIFTPM_", "SWIFT_TESTING_", "XCTest",
  ]

  /// Runs a program found through `PATH`, or one with a path.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL = Places.packageRoot,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    let process = Process()
    let hasPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: hasPath ? program : "/usr/bin/env")
    process.arguments = (hasPath ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { variable in !ownVariables.contains { variable.key.hasPrefix($0) } }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files and no pipes: a pipe holds 64 KB, and two of them would need two readers.
    let outputs = try ScratchFolder()
    process.standardOutput = try outputs.newFile("output")
    process.standardError = try outputs.newFile("error")
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let exited = process.terminationReason == .exit
    return Outcome(
      status: exited ? process.terminationStatus : 128 + process.terminationStatus,
      standardOutput: try outputs.text("output"),
      standardError: try outputs.text("error")
    )
  }

  /// Runs the `nd-config` that was built together with the tests.
  package static func ndConfig(
    _ arguments: [String],
    in folder: URL = Places.packageRoot,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    guard let program = ProcessRun.product("nd-config") else { throw CocoaError(.fileNoSuchFile) }
    return try await run(program.path, arguments, in: folder, environment: environment)
  }
}

extension ScratchFolder {
  fileprivate func newFile(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url(name))
  }
}
