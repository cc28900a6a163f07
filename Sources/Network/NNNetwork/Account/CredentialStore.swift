import Foundation

/// Holds the credential of an account and refreshes it once for all requests that find it expired.
public actor CredentialStore<A: Authenticator> {
  /// How credentials are sent and refreshed.
  nonisolated let authenticator: A
  /// The account of the credential.
  ///
  /// An ``OfflineQueue`` and other parts of the app can follow its changes.
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

  /// A store with the credential of the account that is signed in, if there is one.
  ///
  /// - Parameters:
  ///   - credential: the credential; nil if no account is signed in.
  ///   - account: identifies the account across runs of the app, such as a user ID; empty if there is only one.
  ///   - authenticator: how the credential is sent and refreshed.
  ///   - onRefresh: called on any thread with each refreshed credential and its account, so that the app
  ///     can save it.
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

  /// A store with another limit, measured by another clock.
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

  /// The credential, its account, and the version that distinguishes it from earlier ones; nil if no account is signed
  /// in.
  public var current: (credential: A.Credential, account: String, version: Int)? {
    signedIn.map { ($0.credential, $0.account, version) }
  }

  /// Signs an account in and any other out, or replaces the credential of the same account.
  ///
  /// This changes the account everywhere: requests of another account that are in progress fail with
  /// ``NetworkError/Reason/accountChanged`` instead of being sent again, and an ``OfflineQueue`` holds the
  /// other account's requests. A refresh that is in progress no longer has an effect.
  ///
  /// - Parameters:
  ///   - credential: the credential.
  ///   - account: identifies the account across runs of the app, such as a user ID; empty if there is only one.
  public func signIn(_ credential: A.Credential, account: String = "") {
    change(to: (credential, account))
  }

  /// Signs the account out, with the same effects as ``signIn(_:account:)``.
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

  /// The same as ``current``, after a refresh if the credential expires soon.
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
    // The server may still accept it.
    try? await renew(after: version, using: client)
    return current
  }

  /// Returns when there is a credential that is newer than that version.
  ///
  /// The first caller starts the refresh and the others wait for it. Cancelling a caller ends its wait,
  /// not the refresh. A caller that sent the same version and arrives after the refresh has failed gets
  /// its error; a request that is sent later may start another refresh.
  func renew(after version: Int, using client: RefreshClient) async throws {
    if let failure, failure.version == version { throw failure.error }
    guard version == self.version, let credential = signedIn?.credential else { return }
    if let refresh, refresh.version == version { return try await waiting(for: refresh.task) }
    try noteRefresh()
    // Stored before the first suspension, so that callers who arrive while it runs find it.
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
    // A person may have signed in or out in the meantime; that takes precedence.
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

/// How often a credential may be refreshed: a protection against servers that reject every credential.
struct RefreshLimit: Hashable {
  /// The maximum number within the window.
  var count = 5
  /// The length of the window.
  var window = Duration.seconds(30)
}

/// The server rejected every credential that it issued.
struct RefreshLoop: Error, CustomStringConvertible {
  /// The limit that was reached.
  let limit: RefreshLimit

  /// The limit in a sentence.
  var description: String { "refreshed \(limit.count) times within \(limit.window)" }
}

/// A store is the adapter and the decision of its credential.
///
/// As an adapter, it adds the credential to requests to the service, and never to requests to another origin. A request
/// only gets a credential of the account that was signed in when it was made. If that account is no longer signed in,
/// the request fails with ``NetworkError/Reason/accountChanged``. If no account was signed in, it is sent without a
/// credential.
///
/// As a decision, it refreshes the credential when a server rejects it, once for all requests that find it expired, and
/// sends the request again. If the response was to an old credential, the request is sent again at once with the newer
/// one.
extension CredentialStore: AccountAdapter {
  /// Two: a request that started with an old credential may find the next one expired as well.
  public nonisolated var budget: Int { 2 }

  /// Applies the credential and records its account and version.
  ///
  /// - Throws: an error if another account is signed in than when the request was made.
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
      // The app's adapter calls this one, so the pipeline has not recorded the account of this store.
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

  /// Restarts after a rejected credential; proceeds if the credential was not from this store.
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
