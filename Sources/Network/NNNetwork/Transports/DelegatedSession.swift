import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A `URLSession` and the delegate that receives its callbacks.
///
/// Each session has a delegate of its own because task identifiers are only unique within a session.
final class DelegatedSession: Sendable {
  private let session: URLSession
  private let delegate: SessionDelegate

  init(_ configuration: URLSessionConfiguration, _ pins: CertificatePins?) {
    delegate = SessionDelegate(pins)
    #if canImport(FoundationNetworking)
    let queue = InPlaceQueue()
    #else
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #endif
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// The number of requests in progress.
  var exchangesInProgress: Int { delegate.count }

  /// Sends a request once; the exchange receives the response.
  ///
  /// Tasks are cancelled on a queue, because on Linux cancelling a task within its own completion can
  /// deadlock.
  func send(
    _ request: HTTPRequest,
    _ exchange: Exchange,
    stop: Stop,
    cancelQueue: DispatchQueue
  ) async throws(TransportError) -> RawResponse {
    let task = task(for: request)
    #if canImport(FoundationNetworking)
    // Suspending a task on Linux sends its request again when it is resumed.
    let setPaused: (@Sendable (Bool) -> Void)? = nil
    #else
    let pause = PauseSwitch { $0 ? task.suspend() : task.resume() }
    let setPaused: (@Sendable (Bool) -> Void)? = { pause.set($0) }
    #endif
    exchange.attach(
      Exchange.Control(cancel: { cancelQueue.async { task.cancel() } }, setPaused: setPaused)
    )
    delegate.add(exchange, for: task)
    defer {
      if exchange.isStreaming {
        exchange.whenFinished { [delegate] in delegate.remove(task) }
      } else {
        delegate.remove(task)
      }
    }
    if !Task.isCancelled { task.resume() }
    return try await exchange.response(stop: stop) { cancelQueue.async { task.cancel() } }
  }

  private func task(for request: HTTPRequest) -> URLSessionTask {
    var native = URLRequest(url: request.url)
    native.httpMethod = request.method.rawValue
    for field in request.headers { native.addValue(field.value, forHTTPHeaderField: field.name) }
    #if !canImport(FoundationNetworking)
    request.options.apply(to: &native)
    #endif
    switch request.body {
    case .none: return session.dataTask(with: native)
    case .data(let data):
      native.httpBody = data
      return session.dataTask(with: native)
    case .file(let file): return session.uploadTask(with: native, fromFile: file)
    }
  }
}

#if !canImport(FoundationNetworking)
extension RequestOptions {
  fileprivate func apply(to request: inout URLRequest) {
    request.allowsCellularAccess = allowsCellular
    request.allowsConstrainedNetworkAccess = allowsLowDataMode
    request.assumesHTTP3Capable = assumesHTTP3
    request.cachePolicy =
      switch cachePolicy {
      case .byHeaders: .useProtocolCachePolicy
      case .ignoringCache: .reloadIgnoringLocalCacheData
      case .cacheElseLoad: .returnCacheDataElseLoad
      case .cacheOnly: .returnCacheDataDontLoad
      }
  }
}
#endif
