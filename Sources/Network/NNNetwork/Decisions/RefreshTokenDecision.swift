/// Refreshes the credential when a server rejects it, and sends the request again.
///
/// However many requests find a credential expired, it is refreshed once (``CredentialStore``). After a
/// response to an old credential the request restarts at once, since a newer one is available.
public struct RefreshTokenDecision<A: Authenticator>: ResponseDecision {
  private let store: CredentialStore<A>

  /// Two: a request that started with an old credential may find the next one expired as well.
  public let budget = 2

  /// A decision that refreshes the credential of the store.
  public init(_ store: CredentialStore<A>) { self.store = store }

  /// Restarts after a rejected credential; proceeds if none of this store's was sent.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    let source = context.sent.credential?.source ?? store.currentAccount
    guard case .response(let response) = outcome, let version = context.sent.credentialVersion,
      source === store.currentAccount, store.authenticator.isAuthFailure(response)
    else { return .proceed(outcome) }
    do {
      try await store.renew(after: version, using: context.refreshClient)
    } catch {
      return .fail(.refresh(error))
    }
    return .restart(after: .zero)
  }
}
