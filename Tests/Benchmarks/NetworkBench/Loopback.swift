import Foundation
import NNNetwork

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Measures requests to a server in another process; only the processor time of this one counts.
enum Loopback {
  static func ours(_ count: Int, _ server: URL, atOnce width: Int) async throws {
    let network = NetworkClient(server, transport: URLSessionTransport())
    try await each(count, width) { _ = try await network.get("/bytes?count=1000", as: Data.self) }
  }

  static func bare(_ count: Int, _ server: URL, atOnce width: Int) async throws {
    guard let url = URL(string: "/bytes?count=1000", relativeTo: server) else {
      throw URLError(.badURL)
    }
    let session = SessionByHand()
    try await each(count, width) { _ = try await session.send(URLRequest(url: url.absoluteURL)) }
  }

  private static func each(
    _ count: Int,
    _ width: Int,
    _ send: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<width {
        group.addTask { for _ in 0..<count / width { try await send() } }
      }
      try await group.waitForAll()
    }
  }
}

/// `URLSession` with code for a single purpose: a data delegate with one continuation per task.
///
/// `@unchecked` is safe: `pending` is used only between `lock()` and `unlock()`, and everything else is constant.
private final class SessionByHand: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Pending = (body: Data, continuation: CheckedContinuation<Data, any Error>)

  private let lock = NSLock()
  private var pending: [Int: Pending] = [:]
  private var session: URLSession?

  override init() {
    super.init()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  func send(_ request: URLRequest) async throws -> Data {
    guard let session else { throw URLError(.unknown) }
    return try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: request)
      lock.withLock { pending[task.taskIdentifier] = (Data(), continuation) }
      task.resume()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lock.withLock { pending[dataTask.taskIdentifier]?.body.append(data) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let end = lock.withLock({ pending.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if let error { return end.continuation.resume(throwing: error) }
    end.continuation.resume(returning: end.body)
  }
}
