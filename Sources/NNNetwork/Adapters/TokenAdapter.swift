/// Puts the current credential into requests to the service; elsewhere it never goes.
public struct TokenAdapter<A: Authenticator>: RequestAdapter {
  private let store: CredentialStore<A>

  /// An adapter that takes the credential from the store before every attempt.
  public init(_ store: CredentialStore<A>) { self.store = store }

  /// Applies the credential and notes its version; does nothing while there is none.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async {
    guard context.isAtService(request.url), let (credential, version) = await store.current else {
      return
    }
    store.authenticator.apply(credential, to: &request)
    request.credentialVersion = version
  }
}
