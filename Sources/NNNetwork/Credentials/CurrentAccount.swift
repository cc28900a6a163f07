/// The account that is signed in, or nobody.
///
/// Every request and every queued record belongs to the account that was signed in when it was made. A
/// ``CredentialStore`` has its own; an app only makes one for an ``OfflineQueue`` without such a store.
public final class CurrentAccount: Sendable {
  private let state: Locked<String?>
  private let broadcast = Broadcast<Void>()

  /// The account with this name; nil if nobody is signed in.
  public init(_ name: String? = nil) { state = Locked(name) }

  /// The name of the account; nil if nobody is signed in.
  public var name: String? { state.withLock { $0 } }

  /// A stream with one element for each change.
  var changes: AsyncStream<Void> { broadcast.stream() }

  /// Sets the account, nil for nobody.
  public func set(_ name: String?) {
    let isChange = state.withLock { current in
      defer { current = name }
      return current != name
    }
    if isChange { broadcast.send(()) }
  }
}
