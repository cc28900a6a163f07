package import Foundation

/// A program that has run to its end.
package struct ProcessRun: Sendable {
  package var stdout: String
  package var stderr: String
  /// The exit code; as a shell says it, 128 and the signal where one ended the program.
  package var status: Int32

  /// Runs a program, found in PATH where it has no slash.
  ///
  /// Outputs go through files, so that no pipe fills up.
  package init(
    _ arguments: [String],
    in folder: URL,
    input: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let scratch = try ScratchFolder()
    let (out, err) = (scratch.url("stdout"), scratch.url("stderr"))
    for file in [out, err] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try Self.withoutBlockedSignals { try process.run() }
    process.waitUntilExit()
    stdout = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    stderr = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    let wasKilled = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (wasKilled ? 128 : 0)
  }

  /// A program inherits the signals that its parent's thread blocks, which on a thread of a pool
  /// are nearly all: a shell would wait for its children for ever.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }

  /// The same for everybody, but for where programs are.
  private static let environment: [String: String] = {
    var environment = ["LC_ALL": "C.UTF-8"]
    let own = ProcessInfo.processInfo.environment
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR"] { environment[name] = own[name] }
    return environment
  }()

  /// A product of the package, which stands beside the tests' own.
  package static func product(_ name: String) -> URL? {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let executable = Bundle.main.executableURL.map { [$0] } ?? []
    let folders = (bundles + executable).flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appendingPathComponent(name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
        && !$0.hasDirectoryPath
    }
  }

  /// Whether a program is in PATH.
  package static func isInstalled(_ program: String) -> Bool {
    let run = try? ProcessRun(
      ["sh", "-c", "command -v \"$1\"", "sh", program],
      in: FileManager.default.temporaryDirectory
    )
    return run?.status == 0
  }
}

/// A folder that is gone when nobody holds it any more.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nd-config-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func url(_ path: String) -> URL { url.appendingPathComponent(path) }
}
