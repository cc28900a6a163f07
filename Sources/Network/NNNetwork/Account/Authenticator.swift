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

  /// Requests a new credential.
  ///
  /// - Parameters:
  ///   - credential: the credential that was rejected.
  ///   - client: sends requests without the store, so a rejected refresh cannot cause another refresh.
  /// - Returns: the credential for all later requests.
  /// - Throws: ``SessionExpired`` if the person has to sign in again, an error of `client`, or any other error, after
  ///   which a later request tries again.
  func refresh(_ credential: Credential, using client: RefreshClient) async throws -> Credential
}

extension Authenticator {
  /// Whether the status is 401.
  public func isAuthFailure(_ response: RawResponse) -> Bool { response.status == 401 }
}

/// The error of an ``Authenticator`` that cannot refresh a credential, for example without a refresh token.
public struct SessionExpired: Error {
  /// Creates the error.
  public init() {}
}

/// Sends the requests that refresh a credential.
///
/// The client runs the app's adapters but not its decisions, and follows redirects only within the service. A request is
/// sent again, at most twice, if it was not sent or the server answered 408, 425, 429 or 5xx. After a lost connection
/// or a timeout it is not, because the server may have used up the refresh token.
public struct RefreshClient: Sendable {
  let engine: Engine

  /// Sends an endpoint.
  ///
  /// - Throws: ``NetworkError``.
  public func send<E: Endpoint>(
    _ endpoint: E,
    in environment: E.Services.Environment
  ) async throws(NetworkError) -> E.Response {
    try await engine.run(
      endpoint,
      at: endpoint.service.url(for: environment),
      method: endpoint.method,
      decoding: endpoint.responseSerializer.serialize
    )
  }
}

extension NetworkError.Reason {
  /// The reason of a request whose credential could not be refreshed: the server has refused it, or it may work later.
  init(ofRefresh error: any Error) {
    switch error {
    case is CredentialStoreInvalid: self = .signedOut
    case is SessionExpired: self = .sessionExpired(error)
    case let cause as NetworkError:
      if case .rejected = cause.reason, let status = cause.status, (400..<500).contains(status),
        ![408, 425, 429].contains(status)
      {
        self = .sessionExpired(error)
      } else {
        self = .refresh(error)
      }
    default: self = .refresh(error)
    }
  }
}
