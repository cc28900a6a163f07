import Foundation

/// Starts and stops `server.py`, always on the same port.
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
    // The server prints this line when it listens.
    var line = ""
    while !line.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw CocoaError(.executableLoad) }
      line += String(decoding: data, as: UTF8.self)
    }
    port = Int(line.dropLast()) ?? 0
  }

  func stop() {
    // `terminate()` would not work: a child that a task's thread starts inherits that the thread
    // blocks that signal.
    if let process { kill(process.processIdentifier, SIGKILL) }
    process?.waitUntilExit()
    process = nil
  }
}
