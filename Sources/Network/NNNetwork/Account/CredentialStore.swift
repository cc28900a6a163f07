import Foundation

/// Holds the credential of an account and refreshes it when it has expired; all waiting requests share one refresh.
public actor CredentialStore<A: Authenticator> {
  /// How credentials are sent and refreshed.
  nonisolated let authenticator: A
  /// The account of the credential.
  ///
  /// An ``OfflineQueue`` follows the changes of this object.
  public nonisolated let currentAccount: CurrentAccount

  private let limit: RefreshLimit
  private let clock: Stopwatch
  private let onRefresh: (@Sendable (A.Credential, _ account: String) -> Void)?
  private var signedIn: (credential: A.Credential, account: String)?
  private var version = 0
  private var refresh: (version: Int, task: Task<Void, any Error>)?
  private var failure: (version: Int, error: any Error)?
  private var refreshTimes: [Duration] = []
  private var lastEarlyRefresh: Duration?

  /// Creates a store with the credential of the account that is signed in, if there is one.
  ///
  /// - Parameters:
  ///   - credential: the credential; nil if no account is signed in.
  ///   - account: identifies the account across runs of the app, such as a user ID; empty if there is only one.
  ///   - authenticator: how the credential is sent and refreshed.
  ///   - onRefresh: called on any thread with each refreshed credential and its account, so that the app can save it.
  public init(
    _ credential: A.Credential? = nil,
    account: String = "",
    authenticator: A,
    onRefresh: (@Sendable (A.Credential, _ account: String) -> Void)? = nil
  ) {
    self.init(
      credential,
      account: account,
      authenticator: authenticator,
      limit: RefreshLimit(),
      clock: ContinuousClock(),
      onRefresh: onRefresh
    )
  }

  /// Creates a store with the given limit of refreshes, measured by the given clock.
  init(
    _ credential: A.Credential? = nil,
    account: String = "",
    authenticator: A,
    limit: RefreshLimit = RefreshLimit(),
    clock: any Clock<Duration> = ContinuousClock(),
    onRefresh: (@Sendable (A.Credential, _ account: String) -> Void)? = nil
  ) {
    self.authenticator = authenticator
    self.limit = limit
    self.clock = Stopwatch(clock)
    self.onRefresh = onRefresh
    signedIn = credential.map { ($0, account) }
    currentAccount = CurrentAccount(signedIn?.account)
  }

  /// The account that is signed in; nil if there is none.
  nonisolated var account: String? { currentAccount.name }

  /// The credential, its account and its version; nil if no account is signed in.
  ///
  /// The version increases when an account signs in or out, and with each refresh, even one that fails.
  public var current: (credential: A.Credential, account: String, version: Int)? {
    signedIn.map { ($0.credential, $0.account, version) }
  }

  /// Signs an account in and any other account out, or replaces the credential of the same account.
  ///
  /// If another account was signed in, its requests in progress are not sent again, but fail with
  /// ``NetworkError/Reason/accountChanged``, and an ``OfflineQueue`` holds its requests. The result of a refresh in
  /// progress is ignored.
  ///
  /// - Parameters:
  ///   - credential: the credential.
  ///   - account: identifies the account across runs of the app, such as a user ID; empty if there is only one.
  public func signIn(_ credential: A.Credential, account: String = "") {
    change(to: (credential, account))
  }

  /// Signs the account out; its requests are treated as if another account had signed in (``signIn(_:account:)``).
  public func signOut() { change(to: nil) }

  private func change(to signedIn: (credential: A.Credential, account: String)?) {
    version += 1
    // The limits apply to each account separately.
    if signedIn?.account != self.signedIn?.account {
      (refreshTimes, lastEarlyRefresh) = ([], nil)
    }
    self.signedIn = signedIn
    currentAccount.set(signedIn?.account)
  }

  /// Returns ``current``, after a refresh if the credential expires soon.
  func current(
    at date: Date,
    using client: RefreshClient
  ) async -> (credential: A.Credential, account: String, version: Int)? {
    guard let credential = signedIn?.credential, authenticator.expiresSoon(credential, at: date)
    else { return current }
    let now = clock.elapsed
    if refresh?.version != version {
      if let last = lastEarlyRefresh, now - last < limit.window { return current }
      lastEarlyRefresh = now
    }
    // If this fails, the server may still accept the old credential.
    try? await renew(after: version, using: client)
    return current
  }

  /// Refreshes the credential unless it is already newer than the given version; returns when the refresh has
  /// succeeded.
  ///
  /// The first caller starts the refresh and later callers wait for it. Cancelling a caller ends its wait, not the
  /// refresh. If the refresh has already failed, a caller with the same version gets the error of that refresh. A
  /// request that is sent after that failure has a newer version and may start another refresh.
  func renew(after version: Int, using client: RefreshClient) async throws {
    if let failure, failure.version == version { throw failure.error }
    guard version == self.version, let credential = signedIn?.credential else { return }
    if let refresh, refresh.version == version { return try await waiting(for: refresh.task) }
    try noteRefresh()
    // Store the task before the first suspension, so that callers that arrive during the refresh find the task.
    let task = Task { try await self.replace(credential, version: version, using: client) }
    refresh = (version, task)
    try await waiting(for: task)
  }

  private func replace(
    _ old: A.Credential,
    version: Int,
    using client: RefreshClient
  ) async throws {
    defer { if refresh?.version == version { refresh = nil } }
    let result: Result<A.Credential, any Error>
    do {
      result = .success(try await authenticator.refresh(old, using: client))
    } catch {
      result = .failure(error)
    }
    // If an account has signed in or out in the meantime, ignore the result.
    guard self.version == version else { return }
    self.version += 1
    switch result {
    case .success(let new):
      guard let account = signedIn?.account else { return }
      signedIn = (new, account)
      onRefresh?(new, account)
    case .failure(let error):
      failure = (version, error)
      throw error
    }
  }

  private func noteRefresh() throws {
    let now = clock.elapsed
    refreshTimes.removeAll { now - $0 >= limit.window }
    guard refreshTimes.count < limit.count else { throw RefreshLoop(limit: limit) }
    refreshTimes.append(now)
  }
}

/// How often a credential may be refreshed, as a protection against servers that reject every credential.
struct RefreshLimit: Hashable {
  /// The maximum number of refreshes within the window.
  var count = 5
  /// The length of the window.
  var window = Duration.seconds(30)
}

/// The error of a credential that had to be refreshed too often: the server seems to reject every credential that it
/// issues.
struct RefreshLoop: Error, CustomStringConvertible {
  /// The limit that was reached.
  let limit: RefreshLimit

  /// The limit in a few words.
  var description: String { "refreshed \(limit.count) times within \(limit.window)" }
}

/// A store is an adapter, which adds its credential, and a decision, which refreshes it.
///
/// As an adapter, the store adds the credential only to requests whose URL is at or below the service's URL. A request
/// gets only a credential of the account that was signed in when the request was made. If that account is no longer
/// signed in, the request fails with ``NetworkError/Reason/accountChanged``. If no account was signed in, the request
/// is sent without a credential.
///
/// As a decision, the store refreshes a credential that the server has rejected, and then sends each request again; all
/// waiting requests share one refresh. A request that was sent with an old credential is sent again at once, with the
/// current credential.
extension CredentialStore: AccountAdapter {
  /// Two restarts, because after a request with an old credential, the current credential may have expired, too.
  public nonisolated var budget: Int { 2 }

  /// Applies the credential and records its account and version.
  ///
  /// - Throws: an error if the account that made the request is no longer signed in.
  public nonisolated func adapt(
    _ request: inout HTTPRequest,
    in context: RequestContext
  ) async throws {
    guard context.isAtService(request.url) else { return }
    let current = await current(at: context.now(), using: context.refreshClient)
    let account: String?
    if let recorded = context.owner.name(for: currentAccount) {
      account = recorded
    } else {
      // Here, an adapter of the app calls this method, so the pipeline doesn't know the store and has recorded no
      // account for it.
      guard !context.owner.isOlder(than: currentAccount) else { throw AccountChanged() }
      account = current?.account
    }
    guard let account else { return }
    guard let current, current.account == account else { throw AccountChanged() }
    let before = request.headers.fields
    authenticator.apply(current.credential, to: &request)
    let added = request.headers.fields.filter { !before.contains($0) }.map(\.name)
    request.credential = AddedCredential(
      account: account,
      source: currentAccount,
      version: current.version,
      fields: (request.credential?.fields ?? []) + added
    )
  }

  /// Refreshes a rejected credential of this store and restarts the request; proceeds in all other cases.
  public nonisolated func decide(
    _ outcome: Outcome,
    in context: RequestContext
  ) async throws -> Verdict {
    guard case .response(let response) = outcome, let sent = context.sent.credential,
      sent.source === currentAccount, authenticator.isAuthFailure(response)
    else { return .proceed(outcome) }
    do {
      try await renew(after: sent.version, using: context.refreshClient)
    } catch {
      return .fail(.refresh(error))
    }
    return .restart(after: .zero)
  }
}
