/// A transport that can be told to end an attempt.
///
/// Any other is stopped by cancelling a task that the attempt has for itself, which costs two changes
/// of thread.
protocol StoppableTransport: HTTPTransport {
  /// Sends a request once; when it is stopped it returns soon, with any error.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse
}

/// The word to stop: said at most once, from any thread, before or after somebody listens.
final class Stop: Sendable {
  private enum State {
    case quiet
    case listening(@Sendable () -> Void)
    case said
  }

  private let state = Locked(State.quiet)

  /// Stops whoever listens, or will.
  func say() {
    let listener: (@Sendable () -> Void)? = state.withLock { state in
      defer { state = .said }
      if case .listening(let listener) = state { return listener }
      return nil
    }
    listener?()
  }

  /// Listens; only one may.
  func listen(_ listener: @escaping @Sendable () -> Void) {
    let isSaid = state.withLock { state in
      if case .said = state { return true }
      state = .listening(listener)
      return false
    }
    if isSaid { listener() }
  }
}
