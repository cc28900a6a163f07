import Foundation

/// Holds the credential of an account and renews it, once for all who meet its end.
public actor CredentialStore<A: Authenticator> {
  /// How credentials are sent and renewed.
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
  ///   - credential: what is known at the start; nil before a person has signed in.
  ///   - authenticator: how it is sent and renewed.
  ///   - limit: how often it may be renewed, against servers that refuse every credential.
  ///   - clock: what `limit` is measured by.
  ///   - onRenewal: told each credential that a server gave, to keep it; on no particular thread.
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

  /// The credential, and the version that tells it from earlier ones; nil where there is none.
  public var current: (credential: A.Credential, version: Int)? {
    credential.map { ($0, version) }
  }

  /// Sets the credential, after a person signs in, or nil after they sign out.
  ///
  /// A refresh that is under way does not change it any more.
  public func set(_ credential: A.Credential?) {
    version += 1
    self.credential = credential
  }

  /// Returns when there is a credential newer than that version.
  ///
  /// The first who asks starts the refresh and the others wait for it. Cancelling one who waits ends
  /// their wait and not the refresh. Whoever sent the same version and comes late, after the refresh
  /// has failed, gets its error; who sends anew may start another.
  func renew(after version: Int, using client: RefreshClient) async throws {
    if let failure, failure.version == version { throw failure.error }
    guard version == self.version, let credential else { return }
    if let refresh, refresh.version == version { return try await waiting(for: refresh.task) }
    try noteRefresh()
    // Stored before the first suspension: whoever comes while it runs finds it.
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
    // A person may have signed in or out meanwhile: what they did holds.
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

/// How often a credential may be renewed.
public struct RefreshLimit: Hashable, Sendable {
  /// How many times within the window.
  public var count: Int
  /// How long the window is.
  public var window: Duration

  /// A limit, by default five times in 30 s.
  public init(count: Int = 5, window: Duration = .seconds(30)) {
    self.count = count
    self.window = window
  }
}

/// The server has refused credentials as fast as it gave them.
public struct RefreshLoop: Error, Hashable, CustomStringConvertible {
  /// The limit that was reached.
  public let limit: RefreshLimit

  /// The limit in words.
  public var description: String { "renewed \(limit.count) times within \(limit.window)" }
}
