import Foundation

/// A server in a child process that replaces all APIs; it ends with this process.
final class StandIn: Sendable {
  /// The server for all tests; nil without Python.
  static let shared = try? StandIn()

  let url: URL
  private let lifeline: Pipe

  struct DidNotStart: Error {}

  private init() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("server.py")
    process.arguments = ["python3", script.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    lifeline = input
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.prefix { $0.isNumber }),
      let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw DidNotStart() }
    self.url = url
  }
}
