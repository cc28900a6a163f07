import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `URLSession` as one would write it for a single purpose: a data delegate with one continuation per task.
///
/// `@unchecked` holds: `pending` is touched only between `lock()` and `unlock()`, all else is constant.
final class SessionByHand: NSObject, Client, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Pending = (body: Data, continuation: CheckedContinuation<Int, any Error>)

  private let origin: String
  private let lock = NSLock()
  private var pending: [Int: Pending] = [:]
  private var session: URLSession?

  init(origin: URL) {
    self.origin = origin.absoluteString
    super.init()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  func get(_ path: String) async throws -> Int {
    guard let session, let url = URL(string: origin + path) else { throw URLError(.badURL) }
    return try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: url)
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
    if let error {
      end.continuation.resume(throwing: error)
    } else {
      end.continuation.resume(returning: end.body.count)
    }
  }
}
