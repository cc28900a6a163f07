public import Foundation

/// How an API's credentials are sent, rejected and refreshed.
public protocol Authenticator: Sendable {
  /// What authenticates a request, such as an access token and a refresh token.
  associatedtype Credential: Sendable

  /// Adds the credential to a request.
  ///
  /// If the header's name isn't secret by default (``Redaction``), add it to the client's redaction.
  func apply(_ credential: Credential, to request: inout HTTPRequest)

  /// Whether the server rejected the credential, and not what the person may do: often 401, or 403
  /// with a code in the body.
  func isAuthFailure(_ response: RawResponse) -> Bool

  /// Whether a request waits for a new credential although the server has not rejected this one, for example because
  /// it expires in less than a minute.
  ///
  /// If that refresh fails, the request is sent with this credential, and the server decides. It is made at most once
  /// in the window of the store's ``RefreshLimit``: the clock of a device may be wrong.
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

  /// Never: it is refreshed when the server has rejected it.
  public func expiresSoon(_ credential: Credential, at date: Date) -> Bool { false }
}
