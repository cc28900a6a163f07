#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// Sessions that open a new connection for every request.
///
/// If a server closes a kept connection, libcurl sends the request again by itself, even a `POST`, and
/// with a body the second attempt hangs. It never does that on a new connection. It offers no switch, so
/// a session serves one request at a time and is only used again when it can hold no open connection:
/// the server said that it closes it, the request failed, or libcurl's own limit of 118 s is over.
final class FreshSessions: Sendable {
  private struct State {
    var idle: [DelegatedSession] = []
    /// Sessions that may hold an open connection, with the time until which they do, earliest first.
    var resting: [(session: DelegatedSession, end: SuspendingClock.Instant)] = []
  }

  /// `CURLOPT_MAXAGE_CONN` is 118 s: an older idle connection is closed before the next request.
  private static let rest = Duration.seconds(120)
  /// The maximum number of resting sessions, each with an open socket; further requests wait.
  private static let maxResting = 512
  /// The maximum number of idle sessions that are kept.
  private static let maxIdle = 64

  private let state = Locked(State())
  private let makeSession: @Sendable () -> DelegatedSession

  init(_ makeSession: @escaping @Sendable () -> DelegatedSession) { self.makeSession = makeSession }

  deinit {
    // Foundation crashes if a session is released while it holds a TLS connection.
    state.withLock { for rest in $0.resting { _ = Unmanaged.passRetained(rest.session) } }
  }

  /// Whether a request needs a new connection: it has a body, or it may not be sent twice.
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
      if exchange.isStreaming {
        exchange.whenFinished { [self] in putBack(session, after: exchange, isSecure: isSecure) }
      } else {
        putBack(session, after: exchange, isSecure: isSecure)
      }
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
      // Otherwise it is released, which closes a connection without TLS.
    }
  }
}
#endif
