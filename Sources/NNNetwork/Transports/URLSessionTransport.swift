#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Sends requests with its own `URLSession`, on Apple's systems and on Linux.
///
/// It has no cache, no cookies and no stored passwords, and follows no redirects. On Linux, a response
/// head that is cut off by the end of the connection crashes the process inside Foundation (Swift 6.3):
/// use it with trusted servers only. <doc:ChoosingATransport> describes the alternative.
///
/// Keep one for the lifetime of the process, like ``shared``. Its session is invalidated when the
/// transport is released and the last request has ended.
public final class URLSessionTransport: StoppableTransport {
  /// The default transport of all clients.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate: SessionDelegate
  // On Linux, cancelling a task within its own completion can deadlock, so cancellation has a queue.
  private let cancelQueue = DispatchQueue(label: "NNNetwork.cancel")

  /// A transport with its own session.
  ///
  /// - Parameter configure: changes the session's configuration. It cannot enable the cache, with which
  ///   a cancelled request can crash the process on Linux.
  public init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The pipeline has its own limits; Linux truncates these to whole seconds.
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
      stop.send()
    }
    if exchange.hasGivenUp { cancelQueue.async { task.cancel() } }
    switch result {
    case .success(let response): return response
    case .failure(let error as TransportError): throw error
    case .failure(let error): throw TransportError(error)
    }
  }

  /// The number of requests in progress.
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
