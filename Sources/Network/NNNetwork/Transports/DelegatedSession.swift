import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A `URLSession` and the delegate that receives its callbacks.
///
/// Each session has its own delegate because task identifiers are unique only within a session.
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
  /// Tasks are cancelled on `cancelQueue`, because on Linux, cancelling a task inside the callback of its completion
  /// can deadlock.
  func send(
    _ request: HTTPRequest,
    _ exchange: Exchange,
    stop: Stop,
    cancelQueue: DispatchQueue
  ) async throws(TransportError) -> RawResponse {
    let task = task(for: request)
    #if canImport(FoundationNetworking)
    // On Linux, resuming a suspended task sends its request again.
    let setPaused: (@Sendable (Bool) -> Void)? = nil
    #else
    let pause = PauseSwitch { $0 ? task.suspend() : task.resume() }
    let setPaused: (@Sendable (Bool) -> Void)? = { pause.set($0) }
    #endif
    exchange.attach(
      Exchange.Control(cancel: { cancelQueue.async { task.cancel() } }, setPaused: setPaused)
    )
    delegate.add(exchange, for: task)
    defer { exchange.afterStream { [delegate] in delegate.remove(task) } }
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

#if canImport(FoundationNetworking)
/// Sessions that open a new connection for every request.
///
/// If a server closes a connection that libcurl has kept for reuse, libcurl sends the request again, even a `POST`; if
/// the request has a body, the second attempt hangs. No option turns this off, but libcurl never repeats a request on a
/// new connection. So a session serves one request at a time. A session is used again only when it cannot have an open
/// connection: the server has announced that it closes the connection, the request failed, or libcurl's limit of 118 s
/// has passed.
final class FreshSessions: Sendable {
  private struct State {
    var idle: [DelegatedSession] = []
    /// Sessions that may have an open connection, each with the time after which libcurl no longer uses it, earliest
    /// first.
    var resting: [(session: DelegatedSession, end: SuspendingClock.Instant)] = []
  }

  /// The time for which a session rests before it is used again: slightly more than libcurl's `CURLOPT_MAXAGE_CONN` of
  /// 118 s, after which an idle connection is closed before the next request.
  private static let rest = Duration.seconds(120)
  /// The maximum number of `resting` sessions, each with an open socket; when it is reached, new requests wait.
  private static let maxResting = 512
  /// The maximum number of idle sessions that are kept.
  private static let maxIdle = 64

  private let state = Locked(State())
  private let makeSession: @Sendable () -> DelegatedSession

  init(_ makeSession: @escaping @Sendable () -> DelegatedSession) { self.makeSession = makeSession }

  deinit {
    // Retain these sessions forever, because Foundation crashes if a session is released while it holds a TLS
    // connection.
    state.withLock { for rest in $0.resting { _ = Unmanaged.passRetained(rest.session) } }
  }

  /// Whether a request needs a new connection, because it has a body or must not be sent twice.
  static func isNeeded(for request: HTTPRequest) -> Bool {
    request.body != .none || !request.idempotency.allowsReplay(of: request.method)
  }

  /// Sends a request once, over a new connection.
  func send(
    _ request: HTTPRequest,
    _ exchange: Exchange,
    stop: Stop,
    cancelQueue: DispatchQueue
  ) async throws(TransportError) -> RawResponse {
    var request = request
    if request.headers["Connection"] == nil { request.headers["Connection"] = "close" }
    let session = try await take()
    let isSecure = request.url.scheme?.lowercased() == "https"
    defer {
      exchange.afterStream { [self] in putBack(session, after: exchange, isSecure: isSecure) }
    }
    return try await session.send(request, exchange, stop: stop, cancelQueue: cancelQueue)
  }

  private func take() async throws(TransportError) -> DelegatedSession {
    while true {
      let now = SuspendingClock.now
      let (session, end): (DelegatedSession?, SuspendingClock.Instant?) = state.withLock { state in
        if let session = state.idle.popLast() { return (session, nil) }
        guard let first = state.resting.first else { return (nil, nil) }
        if first.end <= now { return (state.resting.removeFirst().session, nil) }
        return (nil, state.resting.count < Self.maxResting ? nil : first.end)
      }
      if let session { return session }
      guard let end else { return makeSession() }
      do {
        try await SuspendingClock().sleep(until: end, tolerance: nil)
      } catch {
        throw TransportError(.stopped)
      }
    }
  }

  private func putBack(_ session: DelegatedSession, after exchange: Exchange, isSecure: Bool) {
    state.withLock { state in
      if exchange.hasClosedConnection {
        if state.idle.count < Self.maxIdle { state.idle.append(session) }
      } else if isSecure {
        state.resting.append((session, SuspendingClock.now.advanced(by: Self.rest)))
      }
      // A session without TLS is not kept: releasing the session here closes its connection.
    }
  }
}

/// A queue that runs each block immediately, on the caller's thread.
///
/// Foundation on Linux already calls a session's delegate from a serial queue. A second queue would cost two thread
/// switches for each part of a response.
// `@unchecked` is safe: `OperationQueue` may be used from any thread, this class adds no stored properties, and its
// only method uses only its argument, which is `Sendable`.
final class InPlaceQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif

/// Pauses and continues a task; a call that would change nothing is ignored.
///
/// On Apple's systems, `URLSessionTask` counts calls of `suspend` and needs as many calls of `resume`.
final class PauseSwitch: Sendable {
  private let isPaused = Locked(false)
  private let change: @Sendable (Bool) -> Void

  /// Creates a switch for a running task.
  init(_ change: @escaping @Sendable (Bool) -> Void) { self.change = change }

  /// Pauses or continues the task, unless it is already in that state.
  func set(_ isPaused: Bool) {
    // Call `change` inside the lock, to preserve the order of changes.
    self.isPaused.withLock { state in
      guard state != isPaused else { return }
      state = isPaused
      change(isPaused)
    }
  }
}
