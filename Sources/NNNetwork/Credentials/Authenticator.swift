/// How an API's credentials are sent, refused and renewed.
public protocol Authenticator: Sendable {
  /// What a request proves itself by, such as an access and a refresh token.
  associatedtype Credential: Sendable

  /// Puts the credential into a request.
  ///
  /// A header of a name that ``Redaction`` does not know as secret must be added to the client's.
  func apply(_ credential: Credential, to request: inout HTTPRequest)

  /// Whether the server refused the credential, and not the person: often 401, or 403 with a code.
  func isAuthFailure(_ response: RawResponse) -> Bool

  /// Asks for a new credential.
  ///
  /// - Parameters:
  ///   - credential: the one that was refused.
  ///   - client: sends without adapters and decisions, so a refused refresh cannot ask for another.
  /// - Returns: the credential that all later requests are sent with.
  /// - Throws: anything; all requests that wait for the credential fail with it.
  func refresh(_ credential: Credential, using client: RefreshClient) async throws -> Credential
}

extension Authenticator {
  /// Whether the status is 401.
  public func isAuthFailure(_ response: RawResponse) -> Bool { response.status == 401 }
}

/// Sends the requests by which a credential is renewed.
///
/// By its type it has no part in authentication: it runs no adapter and no decision but a check of
/// the status, follows redirects only within the service's origin, and retries nothing.
public struct RefreshClient: Sendable {
  let pipeline: Pipeline

  /// Sends an endpoint with its own method, parameters and headers.
  ///
  /// - Throws: ``NetworkError``.
  public func send<E: Endpoint>(
    _ endpoint: E,
    in environment: E.Services.Environment
  ) async throws(NetworkError) -> E.Response {
    try await pipeline.run(
      endpoint,
      at: endpoint.service.url(for: environment),
      method: endpoint.method
    )
  }
}
