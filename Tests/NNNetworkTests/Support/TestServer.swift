import Foundation
import NNNetwork
import TestSupport

/// Python's own HTTP server, in a child process that ends with this one.
final class TestServer: Sendable {
  /// One for all tests; nil where there is no Python.
  static let shared: TestServer? = try? TestServer()
  static let isThere = shared != nil

  /// Where the tests send their requests.
  let home: FixedService
  /// Another origin.
  let elsewhere: FixedService
  // The server ends when its standard input does, so the pipe lives as long as this.
  private let lifeline: Pipe

  struct DidNotStart: Error {}

  private init() throws {
    guard let python = Python.plain else { throw DidNotStart() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python[0])
    let script = Places.packageRoot
      .appendingPathComponent("Tests/NNNetworkTests/Support/server.py")
    process.arguments = python.dropFirst() + [script.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    lifeline = input
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let ports = line.split { " \n".contains($0) }.compactMap { Int($0) }
    guard ports.count == 2 else { throw DidNotStart() }
    home = FixedService(url("http://127.0.0.1:\(ports[0])"))
    elsewhere = FixedService(url("http://127.0.0.1:\(ports[1])"))
  }

  /// The URL of a path at the other origin.
  func elsewhere(_ path: String) -> String {
    elsewhere.url(for: FixedEnvironment()).absoluteString + path
  }

  func home(_ path: String) -> String { home.url(for: FixedEnvironment()).absoluteString + path }
}

/// What `/echo` answers.
struct Echo: Decodable, Sendable {
  let method: String
  let path: String
  let headers: [String: String]
  let body: String
}

func url(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("`\(text)` is no URL") }
  return url
}
