package import Foundation

/// A program that a test runs to its end.
package struct Command {
  package struct Outcome: Sendable {
    package var status: Int32
    package var standardOutput: String
    package var standardError: String

    /// What a person sees in a terminal, be it on the one or the other.
    package var output: String { standardOutput + standardError }
  }

  /// What the program does not inherit: a build inside a test is a build of its own.
  private static let foreignVariables = [
    "SWIFTPM_", "SWIFT_TESTING_", "SWIFT_TEST_", "XCTest", "ND_RECORD_GOLDENS", "LD_LIBRARY_PATH",
    "SWIFT_EXEC", "PACKAGE_",
  ]

  /// Runs a program found through `PATH`, or one with a path of its own.
  package static func run(
    _ program: String,
    _ arguments: [String],
    in folder: URL = Places.packageRoot,
    input: URL? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = (program.contains("/") ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { variable in
      !foreignVariables.contains { variable.key.hasPrefix($0) }
    }
    // Files and no pipes: a pipe holds 64 KB, and two of them would need two readers.
    let outputs = try TemporaryFolder()
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
    process.standardOutput = try outputs.newFile("output")
    process.standardError = try outputs.newFile("error")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      standardOutput: try outputs.text("output"),
      standardError: try outputs.text("error")
    )
  }

  /// Runs the `nd-config` that was built together with the tests.
  package static func ndConfig(
    _ arguments: [String],
    in folder: URL = Places.packageRoot
  ) throws -> Outcome {
    try run(products.appendingPathComponent("nd-config").path, arguments, in: folder)
  }

  /// The folder of the tests' own program and of all that was built with it.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let program = bundle?.bundleURL ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
    return program.deletingLastPathComponent()
  }()
}

/// A folder that is gone when nobody holds it any more.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nd-config-tests-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  /// Writes a file, and the folders that it stands in.
  package func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file(name))
  }

  fileprivate func newFile(_ name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: file(name))
  }
}
