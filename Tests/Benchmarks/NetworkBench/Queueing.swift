import Foundation
import NNNetwork
import NNNetworkQueue

/// Measures the cost of queueing requests.
enum Queueing {
  /// A message of 100 bytes.
  private struct Post: QueuedEndpoint {
    struct Params: Encodable { let text: String }
    typealias Response = NoResponse
    let service = Bench.api
    let path = "/posts"
    let method = HTTPMethod.post
    let params = Params(text: String(repeating: "x", count: 89))
    let serializer = ParamsSerializer.json
    let queuing = QueuePolicy(lane: "posts", handler: "post")
  }

  private enum Bench: String, NetworkService, Codable {
    case api

    func url(for url: URL) -> URL { url }
  }

  /// A transport that does nothing.
  private struct Nowhere: HTTPTransport {
    func send(_ request: HTTPRequest, _ transfer: Transfer) -> RawResponse {
      RawResponse(status: 204)
    }
  }

  /// Enqueues requests, and optionally sends all of them.
  static func enqueue(_ count: Int, in folder: URL, sends: Bool = false) async throws {
    guard let url = URL(string: "https://api.example.com") else {
      preconditionFailure("it is a URL")
    }
    let queue = try OfflineQueue<Bench>(
      NetworkClient(url, transport: Nowhere()),
      in: RequestFolder(folder),
      limits: QueueLimits(count: count, bytes: .max)
    )
    for _ in 0..<count { try await queue.enqueue(Post()) }
    if sends {
      await queue.start()
      while await !queue.pending.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    }
    await queue.stop()
  }

  /// Only appends records of the same size and syncs them, to measure the cost of the system.
  static func sync(_ count: Int, _ folder: URL) throws {
    let file = folder.appendingPathComponent("bare")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    for _ in 0..<count {
      try handle.write(contentsOf: Data(count: 500))
      try handle.synchronize()
    }
  }
}
