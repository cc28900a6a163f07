/// Renews the credential when a server refuses it, and sends the request again.
///
/// However many requests meet one expired credential, it is renewed once (``CredentialStore``). An
/// answer to an old credential restarts at once, since a newer one is there.
public struct RefreshTokenDecision<A: Authenticator>: ResponseDecision {
  private let store: CredentialStore<A>

  /// Two: a request that began with an old credential may meet the end of the next one.
  public let budget = 2

  /// A decision that renews the credential of the store.
  public init(_ store: CredentialStore<A>) { self.store = store }

  /// Restarts after a refused credential; proceeds where none was sent.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    guard case .response(let response) = outcome, let version = context.sent.credentialVersion,
      store.authenticator.isAuthFailure(response)
    else { return .proceed(outcome) }
    do {
      try await store.renew(after: version, using: context.refreshClient)
    } catch {
      return .fail(.refresh(error))
    }
    return .restart(after: .zero)
  }
}
