import Foundation

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// Sends requests by a `URLSession` of its own, on Apple's systems and on Linux.
///
/// It has no cache, no cookies and no stored passwords, and follows no redirect. On Linux one answer
/// cannot be survived: a head that is cut by the end of the connection stops the process inside
/// Foundation (Swift 6.3). Speak to servers that you trust; <doc:ChoosingATransport> has the other.
///
/// Keep one for as long as the process runs, as ``shared`` is kept. Its session is given back when
/// the transport goes and the last request has ended.
public final class URLSessionTransport: StoppableTransport {
  /// The transport of clients that are not given another.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate: SessionDelegate
  // On Linux a cancel within the task's own completion can wait for itself, so cancels have a queue.
  private let cancelQueue = DispatchQueue(label: "NNNetwork.cancel")

  /// A transport with a session of its own.
  ///
  /// - Parameter configure: changes the session's configuration. It may not turn the cache on: on
  ///   Linux that lets a cancelled request stop the process.
  public init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The pipeline has limits of its own; Linux cuts these to whole seconds.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400 * 7
    configure(configuration)
    configuration.urlCache = nil
    delegate = SessionDelegate()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

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
    let task = task(for: request)
    let exchange = Exchange(transfer)
    delegate.add(exchange, for: task)
    defer { delegate.remove(task) }
    stop.listen { [cancelQueue] in
      exchange.arrival.arrive(.failure(TransportError(.stopped)))
      cancelQueue.async { task.cancel() }
    }
    let result = await withTaskCancellationHandler {
      if !Task.isCancelled { task.resume() }
      return await exchange.arrival.result()
    } onCancel: {
      stop.say()
    }
    if exchange.hasGivenUp { cancelQueue.async { task.cancel() } }
    switch result {
    case .success(let response): return response
    case .failure(let error as TransportError): throw error
    case .failure(let error): throw TransportError(error)
    }
  }

  /// How many requests it holds on to.
  var exchangesUnderWay: Int { delegate.count }

  private func task(for request: HTTPRequest) -> URLSessionTask {
    var native = URLRequest(url: request.url)
    native.httpMethod = request.method.rawValue
    for field in request.headers { native.addValue(field.value, forHTTPHeaderField: field.name) }
    switch request.body {
    case .none: return session.dataTask(with: native)
    case .data(let data):
      native.httpBody = data
      return session.dataTask(with: native)
    case .file(let file): return session.uploadTask(with: native, fromFile: file)
    }
  }
}

extension TransportError {
  /// An error of `URLSession`, without the URL that it carries.
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self.init(
        (error as NSError).domain == NSCocoaErrorDomain ? .file : .other,
        code: (error as NSError).code
      )
      return
    }
    #if canImport(FoundationNetworking)
    if let kind = Kind(libcurlMessage: error.localizedDescription) {
      self.init(kind, code: error.errorCode)
      return
    }
    #endif
    let kind: Kind =
      switch error.code {
      case .timedOut: .timedOut
      case .cannotFindHost, .dnsLookupFailed: .hostNotFound
      case .cannotConnectToHost: .cannotConnect
      case .networkConnectionLost: .connectionLost
      case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .notConnected
      case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
        .cannotDecodeRawData, .zeroByteResource:
        .malformedResponse
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
        .clientCertificateRejected, .clientCertificateRequired,
        .appTransportSecurityRequiresSecureConnection:
        .notSecure
      case .cannotCreateFile, .cannotOpenFile, .cannotWriteToFile, .fileDoesNotExist,
        .noPermissionsToReadFile:
        .file
      case .cancelled: .stopped
      default: .other
      }
    self.init(kind, code: error.errorCode)
  }
}
