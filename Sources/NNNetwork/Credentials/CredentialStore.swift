import Foundation

/// Holds the credential of an account and refreshes it once for all requests that find it expired.
public actor CredentialStore<A: Authenticator> {
  /// How credentials are sent and refreshed.
  public nonisolated let authenticator: A

  private let limit: RefreshLimit
  private let clock: Stopwatch
  private let onRenewal: (@Sendable (A.Credential) -> Void)?
  private var credential: A.Credential?
  private var version = 0
  private var refresh: (version: Int, task: Task<Void, any Error>)?
  private var failure: (version: Int, error: any Error)?
  private var refreshTimes: [Duration] = []

  /// A store.
  ///
  /// - Parameters:
  ///   - credential: the initial credential; nil before a person has signed in.
  ///   - authenticator: how it is sent and refreshed.
  ///   - limit: how often it may be refreshed, a protection against servers that reject every credential.
  ///   - clock: measures `limit`.
  ///   - onRenewal: called on any thread with each refreshed credential, so that the app can save it.
  public init(
    _ credential: A.Credential?,
    authenticator: A,
    limit: RefreshLimit = RefreshLimit(),
    clock: any Clock<Duration> = ContinuousClock(),
    onRenewal: (@Sendable (A.Credential) -> Void)? = nil
  ) {
    self.credential = credential
    self.authenticator = authenticator
    self.limit = limit
    self.clock = Stopwatch(clock)
    self.onRenewal = onRenewal
  }

  /// The credential, and the version that distinguishes it from earlier ones; nil while there is none.
  public var current: (credential: A.Credential, version: Int)? {
    credential.map { ($0, version) }
  }

  /// Sets the credential, after a person signs in, or nil after they sign out.
  ///
  /// A refresh that is in progress no longer changes it.
  public func set(_ credential: A.Credential?) {
    version += 1
    self.credential = credential
  }

  /// Returns when there is a credential that is newer than that version.
  ///
  /// The first caller starts the refresh and the others wait for it. Cancelling a caller ends its wait,
  /// not the refresh. A caller that sent the same version and arrives after the refresh has failed gets
  /// its error; a request that is sent later may start another refresh.
  func renew(after version: Int, using client: RefreshClient) async throws {
    if let failure, failure.version == version { throw failure.error }
    guard version == self.version, let credential else { return }
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
      credential = new
      onRenewal?(new)
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
