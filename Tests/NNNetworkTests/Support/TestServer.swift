import Foundation
import NNNetwork
import TestSupport

/// Python's HTTP server on two ports.
final class TestServer: Sendable {
  /// The server for all tests; nil without Python.
  static let shared: TestServer? = try? TestServer()

  /// The service to which the tests send their requests.
  let home: FixedService
  /// Another origin.
  let elsewhere: FixedService
  private let served: Served

  private init() throws {
    served = try Served("server.py", by: Python.installed.first)
    guard served.words.count == 2 else { throw Served.DidNotStart() }
    home = FixedService(url("http://127.0.0.1:\(served.words[0])"))
    elsewhere = FixedService(url("http://127.0.0.1:\(served.words[1])"))
  }

  /// The URL of a path at the other origin.
  func elsewhere(_ path: String) -> String {
    elsewhere.url(for: FixedEnvironment()).absoluteString + path
  }

  func home(_ path: String) -> String { home.url(for: FixedEnvironment()).absoluteString + path }
}

/// The response of `/echo`.
struct Echo: Decodable, Sendable {
  let method: String
  let path: String
  let headers: [String: String]
  let body: String
}

func url(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("`\(text)` is not a URL") }
  return url
}
