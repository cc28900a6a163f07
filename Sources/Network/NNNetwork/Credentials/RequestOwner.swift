/// The accounts that were signed in when a request was made, one for each source of credentials.
struct RequestOwner: Sendable {
  /// Whether a request that was made while nobody was signed in fails once somebody is, too.
  ///
  /// A ``TokenAdapter`` then sends it without a credential; an app's own adapter knows nothing of that.
  var holdsAnonymous = false
  private var accounts: [(source: CurrentAccount, name: String?)] = []
  private let moment = CurrentAccount.now

  /// Records the account that is signed in now.
  mutating func record(_ account: CurrentAccount) { record(account.name, for: account) }

  /// Records a name, nil for nobody.
  mutating func record(_ name: String?, for account: CurrentAccount) {
    if let index = accounts.firstIndex(where: { $0.source === account }) {
      accounts[index].name = name
    } else {
      accounts.append((account, name))
    }
  }

  /// The recorded names, nil for nobody.
  var names: [String?] { accounts.map(\.name) }

  /// The recorded name: nil for nobody, and nil in nil if nothing was recorded for that source.
  func name(for account: CurrentAccount) -> String?? {
    accounts.first { $0.source === account }.map(\.name)
  }

  /// Whether the account of a source has changed since the request was made.
  func isOlder(than account: CurrentAccount) -> Bool { account.lastChange > moment }

  /// Whether another account is signed in now, or nobody.
  var isReplaced: Bool {
    accounts.contains { source, name in
      (name != nil || holdsAnonymous) && source.name != name
    }
  }
}
