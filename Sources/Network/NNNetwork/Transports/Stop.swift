/// A signal to stop: sent at most once, from any thread, before or after a listener is set.
final class Stop: Sendable {
  private enum State {
    case pending
    case listening(@Sendable () -> Void)
    case sent
  }

  private let state = Locked(State.pending)

  /// Sends the signal to the current or future listener.
  func send() {
    let listener: (@Sendable () -> Void)? = state.withLock { state in
      defer { state = .sent }
      if case .listening(let listener) = state { return listener }
      return nil
    }
    listener?()
  }

  /// Sets the only listener.
  func listen(_ listener: @escaping @Sendable () -> Void) {
    let isSent = state.withLock { state in
      if case .sent = state { return true }
      state = .listening(listener)
      return false
    }
    if isSent { listener() }
  }
}
