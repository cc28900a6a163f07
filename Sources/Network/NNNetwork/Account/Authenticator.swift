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

/// Sends the requests that refresh a credential.
///
/// It takes no part in authentication: it runs no adapters and no decisions except the status check,
/// follows redirects only within the service's origin, and retries nothing.
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

/// Adds the current credential to requests to the service, and never to requests to another origin.
///
/// A request only gets a credential of the account that was signed in when it was made. If another
/// account is signed in since, or nobody, it fails with ``NetworkError/Reason/accountChanged``; if nobody
/// was signed in, it is sent without a credential.
public struct TokenAdapter<A: Authenticator>: AccountAdapter {
  private let store: CredentialStore<A>

  var account: CurrentAccount { store.currentAccount }
  var refresh: any ResponseDecision { RefreshTokenDecision(store) }

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
    let added = request.headers.filter { !before.contains($0) }.map(\.name)
    request.credential = AddedCredential(
      account: account,
      source: store.currentAccount,
      fields: (request.credential?.fields ?? []) + added
    )
  }
}

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

/// The credential that an adapter has added to a request.
struct AddedCredential: Sendable {
  let account: String
  /// Where it comes from.
  let source: CurrentAccount
  /// The names of the header fields that hold it, and those of credentials that were added before.
  let fields: [String]
}
