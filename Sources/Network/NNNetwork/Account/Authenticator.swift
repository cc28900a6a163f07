public import Foundation

/// How an API's credentials are sent, rejected and refreshed.
public protocol Authenticator: Sendable {
  /// Authenticates a request, such as an access token and a refresh token.
  associatedtype Credential: Sendable

  /// Adds the credential to a request.
  ///
  /// If the header's name isn't secret by default (``Redaction``), add it to the client's redaction.
  func apply(_ credential: Credential, to request: inout HTTPRequest)

  /// Whether the server rejected the credential, and not the person's permissions: often 401, or 403 with a code in
  /// the body.
  func isAuthFailure(_ response: RawResponse) -> Bool

  /// Whether to refresh the credential before the server rejects it, for example because it expires in less than a
  /// minute.
  ///
  /// Requests wait for that refresh. If it fails, they are sent with this credential, and the server decides. There is
  /// at most one such refresh in 30 s, because the clock of a device may be wrong.
  func expiresSoon(_ credential: Credential, at date: Date) -> Bool

  /// Requests a new credential.
  ///
  /// - Parameters:
  ///   - credential: the one that was rejected, or expires soon.
  ///   - client: sends without adapters and decisions, so a rejected refresh cannot cause another one.
  /// - Returns: the credential that all later requests are sent with.
  /// - Throws: any error; all requests that wait for the credential fail with it.
  func refresh(_ credential: Credential, using client: RefreshClient) async throws -> Credential
}

extension Authenticator {
  /// Whether the status is 401.
  public func isAuthFailure(_ response: RawResponse) -> Bool { response.status == 401 }

  /// Never.
  public func expiresSoon(_ credential: Credential, at date: Date) -> Bool { false }
}

/// Sends the requests that refresh a credential.
///
/// It takes no part in authentication: it runs no adapters and no decisions except the status check,
/// follows redirects only within the service's origin, and retries nothing.
public struct RefreshClient: Sendable {
  let pipeline: Pipeline

  /// Sends the request that an endpoint describes: its method, parameters and headers.
  ///
  /// - Throws: ``NetworkError``.
  public func send<E: Endpoint>(
    _ endpoint: E,
    in environment: E.Services.Environment
  ) async throws(NetworkError) -> E.Response {
    try await pipeline.run(
      endpoint,
      at: endpoint.service.url(for: environment),
      method: endpoint.method,
      decoding: endpoint.responseSerializer
    )
  }
}

/// The credential that an adapter has added to a request.
struct AddedCredential: Sendable {
  let account: String
  /// The account that it belongs to.
  let source: CurrentAccount
  /// Distinguishes a late response to an old credential from one to the current credential.
  let version: Int
  /// The names of the header fields of this credential and of credentials that were added before.
  let fields: [String]
}
