/// The accounts that were signed in when a request was made, one for each source of credentials.
struct RequestOwner: Sendable {
  private var names: [ObjectIdentifier: String?] = [:]

  /// Records the account that is signed in now.
  mutating func record(_ account: CurrentAccount) { record(account.name, for: account) }

  /// Records a name, nil for nobody.
  mutating func record(_ name: String?, for account: CurrentAccount) {
    names.updateValue(name, forKey: ObjectIdentifier(account))
  }

  /// The recorded name: nil for nobody, and nil in nil if nothing was recorded for that source.
  func name(for account: CurrentAccount) -> String?? { names[ObjectIdentifier(account)] }
}
