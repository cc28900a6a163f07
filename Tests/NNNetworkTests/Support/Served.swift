import Foundation
import TestSupport

/// A Python program that prints one line when it serves, and exits when its standard input ends.
final class Served: Sendable {
  /// The words of the line.
  let words: [String]
  private let lifeline: Pipe

  struct DidNotStart: Error {}

  /// Starts a script of the `Servers` folder.
  init(_ script: String, by python: String?) throws {
    guard let python else { throw DidNotStart() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    let file = Places.url("Tests/NNNetworkTests/Servers/\(script)")
    process.arguments = [file.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    lifeline = input
    words = Self.line(from: output.fileHandleForReading.fileDescriptor).split { " \n".contains($0) }
      .map(String.init)
    guard !words.isEmpty else { throw DidNotStart() }
  }
}

extension Served {
  /// httpbin; nil if it is not installed.
  static let httpbin: Served? = {
    for python in Python.installed {
      if let served = try? Served("httpbin_server.py", by: python) { return served }
    }
    return nil
  }()

  /// Reads a line byte by byte, because `availableData` is empty if the end of another child
  /// interrupts it.
  private static func line(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else {
        return String(decoding: bytes, as: UTF8.self)
      }
      bytes.append(byte)
    }
  }
}
