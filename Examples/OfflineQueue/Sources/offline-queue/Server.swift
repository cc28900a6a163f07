import Foundation

/// `server.py`, started and stopped at will, on one port.
final class Server {
  private(set) var port = 0
  private var process: Process?

  func start() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../server.py")
    process.arguments = ["python3", script.path, "\(port)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    self.process = process
    // The line comes when it listens.
    var line = ""
    while !line.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw CocoaError(.executableLoad) }
      line += String(decoding: data, as: UTF8.self)
    }
    port = Int(line.dropLast()) ?? 0
  }

  func stop() {
    // Not `terminate()`: a child of a task's thread inherits that it blocks that signal.
    if let process { kill(process.processIdentifier, SIGKILL) }
    process?.waitUntilExit()
    process = nil
  }
}
