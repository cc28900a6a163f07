import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sorts what a session reports to the exchanges it belongs to.
///
/// On Linux tasks with a completion handler lose the answer to a `Basic` challenge and the partial
/// answer of a broken connection; a delegate sees both.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: Exchange]>([:])

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Forgets an exchange; what is still reported for it is dropped.
  func remove(_ task: URLSessionTask) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end()
  }

  /// How many exchanges are under way.
  var count: Int { exchanges.withLock { $0.count } }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.begin(response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.append(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
  }

  /// Never follows: the pipeline does, and it knows what may go along.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.begin(response)
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    // The 401 and its body have come by now. Default handling would wait for ever, and no credential
    // stops the process; a cancel ends the task with an error that `finish` takes for the answer's end.
    exchange(of: task)?.refuseChallenge()
    completionHandler(.cancelAuthenticationChallenge, nil)
    #else
    completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.finish(error, response: task.response)
  }
}
