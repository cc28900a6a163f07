import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `URLSession` with code for a single purpose: a data delegate with one continuation per task.
///
/// `@unchecked` is safe: `pending` is used only between `lock()` and `unlock()`, and everything else is constant.
final class SessionByHand: NSObject, Peer, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Answer = (status: Int, body: Data)
  private typealias Pending = (body: Data, continuation: CheckedContinuation<Answer, any Error>)

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

  func send(_ request: PeerRequest) async throws -> (status: Int, body: Data) {
    guard let session else { throw URLError(.unknown) }
    let native = try request.native
    return try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: native)
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
    if let response = task.response as? HTTPURLResponse, error == nil {
      end.continuation.resume(returning: (response.statusCode, end.body))
    } else {
      end.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }
}
