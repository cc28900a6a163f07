/// The account that is signed in, if there is one.
///
/// Every request and every queued record belongs to the account that was signed in when it was made. A
/// ``CredentialStore`` contains one. An app creates one only for an ``OfflineQueue`` without such a store.
public final class CurrentAccount: Sendable {
  /// Counts the changes of all accounts, to compare their order with that of requests.
  private static let changes = Locked(0)

  private let state: Locked<(name: String?, lastChange: Int, signIns: Int)>
  private let broadcast = Broadcast<Void>()

  /// The account with this name; nil if no account is signed in.
  public init(_ name: String? = nil) { state = Locked((name, 0, 0)) }

  /// The name of the account; nil if no account is signed in.
  public var name: String? { state.withLock { $0.name } }

  /// How often an account has signed in, the same one again included.
  var signIns: Int { state.withLock { $0.signIns } }

  /// A stream with one element for each change, and for each time that the same account signs in again.
  var changes: AsyncStream<Void> { broadcast.stream() }

  /// The number of changes of any account so far.
  static var now: Int { changes.withLock { $0 } }

  /// The number of this account's last change; 0 if it has never changed.
  var lastChange: Int { state.withLock { $0.lastChange } }

  /// Sets the account; nil for none.
  ///
  /// If your own adapter adds the credential, set nil first, then change the credential, then set the new account. No
  /// request can then get the credential of another account.
  ///
  /// Set the same name again when that account has signed in again: an ``OfflineQueue`` then sends the requests that
  /// wait because its session has expired.
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
  /// Whether a request that was made without an account fails when an account has signed in since.
  ///
  /// A ``CredentialStore`` then sends it without a credential; an app's own adapter knows nothing of that.
  var holdsAnonymous = false
  private var accounts: [(source: CurrentAccount, name: String?)] = []
  private let moment = CurrentAccount.now

  /// Records the account that is signed in now.
  mutating func record(_ account: CurrentAccount) { record(account.name, for: account) }

  /// Records a name; nil for no account.
  mutating func record(_ name: String?, for account: CurrentAccount) {
    if let index = accounts.firstIndex(where: { $0.source === account }) {
      accounts[index].name = name
    } else {
      accounts.append((account, name))
    }
  }

  /// The recorded names; nil for no account.
  var names: [String?] { accounts.map(\.name) }

  /// The recorded name: `.some(nil)` for no account, and nil if nothing was recorded for that source.
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

/// An adapter that adds the credential of an account, and a decision that refreshes it.
///
/// The pipeline reads the account as soon as a request is made.
protocol AccountAdapter: RequestAdapter, ResponseDecision {
  var currentAccount: CurrentAccount { get }
}

/// The account of a request is no longer signed in.
struct AccountChanged: Error {}
