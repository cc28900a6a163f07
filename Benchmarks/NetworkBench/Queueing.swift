import Foundation
import NNNetwork

/// Measures the cost of queueing requests.
enum Queueing {
  /// A message of 100 bytes.
  private struct Post: Endpoint {
    struct Params: Encodable { let text: String }
    typealias Response = NoResponse
    let service = Bench.api
    let path = "/posts"
    let method = HTTPMethod.post
    let params = Params(text: String(repeating: "x", count: 89))
    let serializer = ParamsSerializer.json
    let queuing = QueuePolicy.whenOffline
  }

  private enum Bench: String, NetworkService, Codable {
    case api

    func url(for url: URL) -> URL { url }
  }

  /// A transport that does nothing.
  private struct Nowhere: HTTPTransport {
    func send(_ request: HTTPRequest, transfer: Transfer) -> RawResponse {
      RawResponse(status: 204)
    }
  }

  static func file(_ folder: URL, syncs: Bool = true) -> FileQueueStore {
    FileQueueStore(POSIXDisk(folder), syncs: syncs)
  }

  private static func queue(
    _ count: Int,
    _ store: any QueueStore
  ) async throws
    -> OfflineQueue<Bench>
  {
    guard let url = URL(string: "https://api.example.com") else {
      preconditionFailure("it is a URL")
    }
    return try await OfflineQueue<Bench>(
      NetworkClient(environment: url, NetworkConfiguration(timeout: nil), transport: Nowhere()),
      store: store,
      limits: QueueLimits(count: count, bytes: .max)
    )
  }

  static func enqueue(_ count: Int, in store: any QueueStore, atOnce width: Int = 1) async throws {
    let queue = try await queue(count, store)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lane in 0..<width {
        group.addTask {
          for _ in 0..<count / width + (lane < count % width ? 1 : 0) {
            try await queue.enqueue(Post())
          }
        }
      }
      try await group.waitForAll()
    }
    await queue.stop()
  }

  /// Enqueues requests, and sends all of them.
  static func replay(_ count: Int, from store: any QueueStore) async throws {
    let queue = try await queue(count, store)
    for _ in 0..<count { try await queue.enqueue(Post()) }
    await queue.start()
    while await !queue.pending.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    await queue.stop()
  }

  /// Only appends records of the same size and syncs them, to measure the cost of the system.
  static func sync(_ count: Int, _ folder: URL) throws {
    let disk = POSIXDisk(folder)
    let record = Data(count: 500)
    for number in 0..<count {
      try disk.write(record, to: "bare", at: number * record.count)
      try disk.sync("bare")
    }
  }
}
