/// Adds the current credential to requests to the service, and never to requests to another origin.
public struct TokenAdapter<A: Authenticator>: RequestAdapter {
  private let store: CredentialStore<A>

  /// An adapter that reads the credential from the store before every attempt.
  public init(_ store: CredentialStore<A>) { self.store = store }

  /// Applies the credential and records its version; does nothing while there is no credential.
  public func adapt(_ request: inout HTTPRequest, in context: RequestContext) async {
    guard context.isAtService(request.url), let (credential, version) = await store.current else {
      return
    }
    store.authenticator.apply(credential, to: &request)
    request.credentialVersion = version
  }
}
