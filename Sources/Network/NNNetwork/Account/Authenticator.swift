public import Foundation

/// Defines how an API's credentials are sent, how a rejected credential is recognized, and how it is refreshed.
public protocol Authenticator: Sendable {
  /// The data that authenticates requests, such as an access token and a refresh token.
  associatedtype Credential: Sendable

  /// Adds the credential to a request.
  ///
  /// If the name of the header isn't secret by default (``Redaction``), add the name to the client's redaction.
  func apply(_ credential: Credential, to request: inout HTTPRequest)

  /// Whether the server rejected the credential, as opposed to denying permission: often 401, or 403 with a certain
  /// code in the body.
  func isAuthFailure(_ response: RawResponse) -> Bool

  /// Whether to refresh the credential before the server rejects it; for example, because the credential expires in
  /// less than a minute.
  ///
  /// Requests wait for that refresh. If the refresh fails, they are sent with the old credential, which the server may
  /// still accept. Such a refresh happens at most once in 30 s, because the clock of a device may be wrong.
  func expiresSoon(_ credential: Credential, at date: Date) -> Bool

  /// Requests a new credential.
  ///
  /// - Parameters:
  ///   - credential: the credential that was rejected or expires soon.
  ///   - client: sends requests without adapters and decisions, so a rejected refresh cannot cause another refresh.
  /// - Returns: the credential for all later requests.
  /// - Throws: any error; requests that wait because their credential was rejected fail with it.
  func refresh(_ credential: Credential, using client: RefreshClient) async throws -> Credential
}

extension Authenticator {
  /// Whether the status is 401.
  public func isAuthFailure(_ response: RawResponse) -> Bool { response.status == 401 }

  /// Always false.
  public func expiresSoon(_ credential: Credential, at date: Date) -> Bool { false }
}

/// Sends the requests that refresh a credential.
///
/// The client runs no adapters, so it adds no credential. Of the decisions, it runs only the status check and redirects
/// within the service, so it never retries.
public struct RefreshClient: Sendable {
  let pipeline: Pipeline

  /// Sends an endpoint with its method, parameters and headers; its adapters and decisions don't run.
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
  /// The source of `account`, which identifies the store that added the credential.
  let source: CurrentAccount
  /// The credential's version in its store; identifies late rejections of an older credential.
  let version: Int
  /// The names of the header fields that this credential, and credentials added before it, have set.
  let fields: [String]
}
