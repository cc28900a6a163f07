import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes the session's callbacks to the exchange of each task.
///
/// On Linux, tasks with a completion handler lose the response to a `Basic` challenge and the partial
/// response of a broken connection; a delegate receives both.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Locked<[Int: Exchange]>([:])
  private let pins: CertificatePins?

  init(_ pins: CertificatePins?) { self.pins = pins }

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  /// Removes an exchange; later callbacks for it are ignored.
  func remove(_ task: URLSessionTask) {
    exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end()
  }

  /// The number of exchanges in progress.
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
    exchange(of: dataTask)?.handle { $0.begin(response) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.handle { $0.append(data) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.handle { $0.sent(totalBytesSent, of: totalBytesExpectedToSend) }
  }

  /// Never follows a redirect: the pipeline does, and it knows what may be sent on.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.handle { $0.begin(response) }
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
    // The 401 and its body have been received by now. Default handling would hang, and using no
    // credential would crash; cancelling ends the task with an error that `finish` treats as the
    // end of the response.
    exchange(of: task)?.handle { $0.refuseChallenge() }
    // Within the callback, the task would wait for itself.
    DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
    #else
    // Other challenges have no trust.
    guard let pins, let trust = challenge.protectionSpace.serverTrust else {
      return completionHandler(.performDefaultHandling, nil)
    }
    guard pins.accept(trust) else {
      let error = TransportError(.notSecure, detail: "the server has no pinned certificate")
      exchange(of: task)?.handle { $0.fail(error) }
      return completionHandler(.cancelAuthenticationChallenge, nil)
    }
    completionHandler(.useCredential, URLCredential(trust: trust))
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let response = task.response
    exchange(of: task)?.handle { $0.finish(error, response: response) }
  }

  #if !canImport(FoundationNetworking)
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    guard let last = metrics.transactionMetrics.last else { return }
    let measured = TransferMetrics(last)
    exchange(of: task)?.handle { $0.measure(measured) }
  }
  #endif
}

#if !canImport(FoundationNetworking)
extension TransferMetrics {
  fileprivate init(_ transaction: URLSessionTaskTransactionMetrics) {
    func duration(_ start: Date?, _ end: Date?) -> Duration? {
      guard let start, let end else { return nil }
      return .seconds(end.timeIntervalSince(start))
    }
    domainLookup = duration(transaction.domainLookupStartDate, transaction.domainLookupEndDate)
    connect = duration(transaction.connectStartDate, transaction.connectEndDate)
    secureConnection = duration(
      transaction.secureConnectionStartDate,
      transaction.secureConnectionEndDate
    )
    isReusedConnection = transaction.isReusedConnection
    networkProtocol = transaction.networkProtocolName
  }
}
#endif
