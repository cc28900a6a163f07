/// The account that is signed in, or nobody.
///
/// Every request and every queued record belongs to the account that was signed in when it was made. A
/// ``CredentialStore`` has its own; an app only makes one for an ``OfflineQueue`` without such a store.
public final class CurrentAccount: Sendable {
  /// Counts the changes of all accounts, so that it can be said which of them came before a request.
  private static let changes = Locked(0)

  private let state: Locked<(name: String?, lastChange: Int, signIns: Int)>
  private let broadcast = Broadcast<Void>()

  /// The account with this name; nil if nobody is signed in.
  public init(_ name: String? = nil) { state = Locked((name, 0, 0)) }

  /// The name of the account; nil if nobody is signed in.
  public var name: String? { state.withLock { $0.name } }

  /// How often an account has signed in, the same one again included.
  var signIns: Int { state.withLock { $0.signIns } }

  /// A stream with one element for each change, and for each time that the same account signs in again.
  var changes: AsyncStream<Void> { broadcast.stream() }

  /// The number of changes of any account so far.
  static var now: Int { changes.withLock { $0 } }

  /// Which of all changes was the last one of this account; 0 if it has never changed.
  var lastChange: Int { state.withLock { $0.lastChange } }

  /// Sets the account, nil for nobody.
  ///
  /// If an adapter of the app's own adds the credential, set nil first, then change the credential, then set
  /// the new account: no request can then get the credential of the other one.
  ///
  /// Set the same name again when that account has signed in again: an ``OfflineQueue`` then sends what waits
  /// because its session has expired.
  public func set(_ name: String?) {
    let isNews = state.withLock { state in
      if name != nil { state.signIns += 1 }
      guard state.name != name else { return name != nil }
      let number = Self.changes.withLock { changes in
        changes += 1
        return changes
      }
      (state.name, state.lastChange) = (name, number)
      return true
    }
    if isNews { broadcast.send(()) }
  }
}
