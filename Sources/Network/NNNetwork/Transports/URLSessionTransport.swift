#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Sends requests with its own `URLSession`, on Apple's systems and on Linux.
///
/// By default the session has no cache, no cookies and no stored passwords. It follows no redirects.
///
/// On Linux, a server can crash the process inside Foundation (Swift 6.3), even with a valid response: a chunked body
/// with trailers. Use this transport on Linux only with servers that you know. <doc:ChoosingATransport> lists the
/// responses that crash the process, and describes the alternative.
///
/// On Linux, each request that has a body or must not be sent twice uses a new connection, because libcurl sends a
/// request again if the server has closed a connection kept for reuse.
///
/// Keep a transport for the lifetime of the process, like ``shared``. When it is released and its last request has
/// ended, its session is invalidated.
public final class URLSessionTransport: StoppableTransport {
  /// The transport with the default configuration.
  public static let shared = URLSessionTransport()

  private let session: DelegatedSession
  #if canImport(FoundationNetworking)
  private let freshSessions: FreshSessions
  #endif
  private let pins: CertificatePins?
  private let cancelQueue = DispatchQueue(label: "NNNetwork.cancel")

  /// Creates a transport with its own session.
  ///
  /// - Parameter configure: changes the session's configuration, which has no cache. On Linux a cache set by
  ///   `configure` is removed again, because with a cache, a cancelled request can crash the process.
  public convenience init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
    self.init(pinnedTo: nil, configure)
  }

  #if canImport(FoundationNetworking)
  /// Unavailable on Linux, because Foundation doesn't provide a server's certificate there.
  @available(
    *,
    unavailable,
    message: "Foundation on Linux doesn't show a server's certificate; use AsyncHTTPClientTransport"
  )
  public convenience init(
    pins: CertificatePins,
    configure: (URLSessionConfiguration) -> Void = { _ in }
  ) {
    self.init(pinnedTo: pins, configure)
  }
  #else
  /// Creates a transport that sends only to servers with a pinned certificate or key.
  ///
  /// - Parameters:
  ///   - pins: the certificates or keys that the transport accepts.
  ///   - configure: changes the session's configuration.
  public convenience init(
    pins: CertificatePins,
    configure: (URLSessionConfiguration) -> Void = { _ in }
  ) {
    self.init(pinnedTo: pins, configure)
  }
  #endif

  private init(pinnedTo pins: CertificatePins?, _ configure: (URLSessionConfiguration) -> Void) {
    self.pins = pins
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The pipeline measures its own time limits, because Foundation on Linux truncates these to whole seconds.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400 * 7
    configuration.urlCache = nil
    configure(configuration)
    #if canImport(FoundationNetworking)
    // With a cache, a cancelled request can crash the process.
    configuration.urlCache = nil
    #endif
    session = DelegatedSession(configuration, pins)
    #if canImport(FoundationNetworking)
    let copy = Locked(configuration)
    freshSessions = FreshSessions { copy.withLock { DelegatedSession($0, pins) } }
    #endif
  }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    try await send(request, transfer: transfer, stop: Stop())
  }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse {
    guard pins == nil || request.url.scheme?.lowercased() == "https" else {
      throw TransportError(.notSecure, detail: "a pinned certificate needs https")
    }
    let exchange = Exchange(transfer)
    #if canImport(FoundationNetworking)
    if FreshSessions.isNeeded(for: request) {
      return try await freshSessions.send(request, exchange, stop: stop, cancelQueue: cancelQueue)
    }
    #endif
    return try await session.send(request, exchange, stop: stop, cancelQueue: cancelQueue)
  }

  /// The number of requests in progress in `session`, which reuses connections.
  var exchangesUnderWay: Int { session.exchangesInProgress }
}

/// Passes the session's callbacks to the exchange of each task.
///
/// A delegate is used because on Linux, a task with a completion handler loses the response to a `Basic` challenge, and
/// the partial response of a broken connection.
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

  /// Follows no redirect, because the pipeline follows redirects and removes headers that must not leave the service.
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
    // The response with status 401 and its body have arrived by now. Default handling would hang, and continuing
    // without a credential would crash. Cancelling ends the task with an error, which `finish` treats as the end of the
    // response.
    exchange(of: task)?.handle { $0.refuseChallenge() }
    // Inside the callback, this call would deadlock.
    DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
    #else
    // Only challenges about the server's certificate have a `serverTrust`.
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

extension Exchange {
  /// Records the head of the response.
  func begin(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return }
    begin(RawResponse(status: response.statusCode, headers: HTTPHeaders(response)))
  }

  /// Ends the exchange when the session's task has ended.
  func finish(_ error: (any Error)?, response: URLResponse?) {
    // A redirect without a usable `Location` is reported only here.
    if !hasBegun, let response { begin(response) }
    finish(error.map { TransportError($0) })
  }
}
