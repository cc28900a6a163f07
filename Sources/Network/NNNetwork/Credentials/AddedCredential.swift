/// The credential that an adapter has added to a request.
struct AddedCredential: Sendable {
  let account: String
  /// Where it comes from.
  let source: CurrentAccount
  /// The names of the header fields that hold it.
  let fields: [String]

  /// Notes what has been added to a request.
  init(account: String, source: CurrentAccount, before: HTTPHeaders, after: HTTPHeaders) {
    self.account = account
    self.source = source
    fields = after.filter { !before.contains($0) }.map(\.name)
  }
}
