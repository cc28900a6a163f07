/// Adds the current credential to requests to the service, and never to requests to another origin.
///
/// A request only gets a credential of the account that was signed in when it was made. If another
/// account is signed in since, or nobody, it fails with ``NetworkError/Reason/accountChanged``; if nobody
/// was signed in, it is sent without a credential.
public struct TokenAdapter<A: Authenticator>: AccountAdapter {
  private let store: CredentialStore<A>

  var account: CurrentAccount { store.currentAccount }

  /// An adapter that reads the credential from the store before every attempt.
  public init(_ store: CredentialStore<A>) { self.store = store }

  /// Applies the credential and records its account and version.
  ///
  /// - Throws: an error if another account is signed in than when the request was made.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async throws {
    guard context.isAtService(request.url) else { return }
    let current = await store.current(at: context.now(), using: context.refreshClient)
    let account: String?
    if let recorded = context.owner.name(for: store.currentAccount) {
      account = recorded
    } else {
      // An adapter of the app's own runs this one, so that the pipeline knows nothing of the store.
      guard !context.owner.isOlder(than: store.currentAccount) else { throw AccountChanged() }
      account = current?.account
    }
    guard let account else { return }
    guard let current, current.account == account else { throw AccountChanged() }
    let before = request.headers
    store.authenticator.apply(current.credential, to: &request)
    request.credentialVersion = current.version
    request.credential = AddedCredential(
      account: account,
      source: store.currentAccount,
      before: before,
      after: request.headers
    )
  }
}
