/// The account that is signed in, if there is one.
///
/// Every request, whether queued or not, belongs to the account that was signed in when it was made. A
/// ``CredentialStore`` contains a `CurrentAccount`. Create a `CurrentAccount` yourself only for an ``OfflineQueue``
/// whose client has no such store.
public final class CurrentAccount: Sendable {
  /// The number of changes of all `CurrentAccount` objects so far, to tell whether a request was made before a change.
  private static let changes = Locked(0)

  private let state: Locked<(name: String?, lastChange: Int, signIns: Int)>
  private let broadcast = Broadcast<Void>()

  /// Creates a current account; pass nil if no account is signed in.
  public init(_ name: String? = nil) { state = Locked((name, 0, 0)) }

  /// The name of the account; nil if no account is signed in.
  public var name: String? { state.withLock { $0.name } }

  /// How often an account has signed in, including the same account again.
  var signIns: Int { state.withLock { $0.signIns } }

  /// A stream with an element for each change, and for each time that the same account signs in again.
  var changes: AsyncStream<Void> { broadcast.stream() }

  /// The number of changes of all `CurrentAccount` objects so far.
  static var now: Int { changes.withLock { $0 } }

  /// The value of ``now`` at the last change of this object; 0 if it has never changed.
  var lastChange: Int { state.withLock { $0.lastChange } }

  /// Sets the account that is signed in; pass nil for none.
  ///
  /// If your own adapter adds the credential, set nil first, then change the credential, then set the new account. That
  /// way no request can get the credential of another account.
  ///
  /// If the same account signs in again, set its name again: an ``OfflineQueue`` then sends the requests that were
  /// waiting because the account's session had expired.
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

/// The accounts that were signed in when a request was made, one for each source of credentials.
struct RequestOwner: Sendable {
  /// Whether a request that was made without an account fails if an account has signed in since.
  ///
  /// A ``CredentialStore`` would send such a request without a credential. But an app's own adapter cannot know that
  /// the request has no account, and would add the credential of the new account.
  var holdsAnonymous = false
  private var accounts: [(source: CurrentAccount, name: String?)] = []
  private let moment = CurrentAccount.now

  /// Records the account that is signed in now.
  mutating func record(_ account: CurrentAccount) { record(account.name, for: account) }

  /// Records the name of the account for a source of credentials; pass nil if no account was signed in.
  mutating func record(_ name: String?, for account: CurrentAccount) {
    if let index = accounts.firstIndex(where: { $0.source === account }) {
      accounts[index].name = name
    } else {
      accounts.append((account, name))
    }
  }

  /// The recorded names; each is nil if no account was signed in.
  var names: [String?] { accounts.map(\.name) }

  /// The recorded name: `.some(nil)` if no account was signed in, nil if nothing was recorded for this source.
  func name(for account: CurrentAccount) -> String?? {
    accounts.first { $0.source === account }.map(\.name)
  }

  /// Whether the account of a source has changed since the request was made.
  func isOlder(than account: CurrentAccount) -> Bool { account.lastChange > moment }

  /// Whether a recorded account is not the one that is signed in now.
  var isReplaced: Bool {
    accounts.contains { source, name in
      (name != nil || holdsAnonymous) && source.name != name
    }
  }
}

/// An adapter that adds the credential of an account and is also the decision that refreshes the credential.
///
/// The pipeline records the account when a request is made.
protocol AccountAdapter: RequestAdapter, ResponseDecision {
  var currentAccount: CurrentAccount { get }
}

/// The error of a request whose account is no longer signed in.
struct AccountChanged: Error {}
