import Foundation

/// Holds the credential of one account and refreshes it when it has expired; all waiting requests share one refresh.
///
/// Each account has its own store and its own client. At sign-out, call ``invalidate()`` and drop both.
/// Requests made while no user is signed in belong to a client without a store.
///
/// The credential is added only to requests whose URL is at or below the service's URL.
public final class CredentialStore<A: Authenticator>: CredentialSource {
  private struct State {
    /// Nil after ``invalidate()``.
    var credential: A.Credential?
    /// Increases with each change of the credential, and with each refresh, even one that fails.
    var version = 0
    var refresh: (version: Int, task: Task<Void, any Error>)?
    var failure: (version: Int, error: any Error)?
  }

  private let authenticator: A
  private let onRefresh: (@Sendable (A.Credential) -> Void)?
  private let state: Locked<State>

  /// Creates a store with the credential of the account that is signed in.
  ///
  /// - Parameters:
  ///   - credential: the credential.
  ///   - authenticator: how the credential is sent and refreshed.
  ///   - onRefresh: called on any thread with each refreshed credential, so that the app can save it.
  public init(
    _ credential: A.Credential,
    authenticator: A,
    onRefresh: (@Sendable (A.Credential) -> Void)? = nil
  ) {
    self.authenticator = authenticator
    self.onRefresh = onRefresh
    state = Locked(State(credential: credential))
  }

  /// The credential; nil after ``invalidate()``.
  var credential: A.Credential? { state.withLock { $0.credential } }

  /// Replaces the credential, for example after the person has signed in to the same account again.
  ///
  /// The result of a refresh in progress is ignored. Does nothing after ``invalidate()``.
  public func replace(with credential: A.Credential) {
    state.withLock { state in
      guard state.credential != nil else { return }
      state.credential = credential
      state.version += 1
    }
  }

  /// Ends the session: requests in progress and later ones fail with ``NetworkError/Reason/signedOut``.
  public func invalidate() {
    state.withLock { state in
      state.credential = nil
      state.version += 1
    }
  }

  var isInvalid: Bool { state.withLock { $0.credential == nil } }

  func isRejected(_ response: RawResponse) -> Bool { authenticator.isAuthFailure(response) }

  func apply(to request: inout HTTPRequest) -> Int? {
    let (credential, version) = state.withLock { ($0.credential, $0.version) }
    guard let credential else { return nil }
    authenticator.apply(credential, to: &request)
    return version
  }

  /// Refreshes the credential unless it is already newer than the given version; returns when the refresh has
  /// succeeded.
  ///
  /// The first caller starts the refresh and later callers wait for it. Cancelling a caller ends its wait, not the
  /// refresh. If the refresh has already failed, a caller with the same version gets the error of that refresh. A
  /// request that is sent after that failure has a newer version and may start another refresh.
  func renew(after version: Int, using client: RefreshClient) async throws {
    let task: Task<Void, any Error>? = try state.withLock { state in
      if let failure = state.failure, failure.version == version { throw failure.error }
      guard let credential = state.credential else { throw CredentialStoreInvalid() }
      guard version == state.version else { return nil }
      if let refresh = state.refresh, refresh.version == version { return refresh.task }
      let task = Task { try await self.refresh(credential, version, using: client) }
      state.refresh = (version, task)
      return task
    }
    if let task { try await waiting(for: task) }
  }

  private func refresh(
    _ old: A.Credential,
    _ version: Int,
    using client: RefreshClient
  ) async throws {
    let result: Result<A.Credential, any Error>
    do {
      result = .success(try await authenticator.refresh(old, using: client))
    } catch {
      result = .failure(error)
    }
    let isCurrent: Bool = try state.withLock { state in
      if state.refresh?.version == version { state.refresh = nil }
      if state.credential == nil { throw CredentialStoreInvalid() }
      guard state.version == version else { return false }
      state.version += 1
      switch result {
      case .success(let new): state.credential = new
      case .failure(let error): state.failure = (version, error)
      }
      return true
    }
    // If the app has replaced the credential in the meantime, the result does not matter.
    guard isCurrent else { return }
    let new = try result.get()
    onRefresh?(new)
  }
}

/// Adds the credential to requests and refreshes it.
protocol CredentialSource: Sendable {
  /// Whether the session has ended.
  var isInvalid: Bool { get }
  /// Whether the server rejected the credential.
  func isRejected(_ response: RawResponse) -> Bool
  /// Adds the credential and returns its version; nil if the session has ended.
  func apply(to request: inout HTTPRequest) -> Int?
  func renew(after version: Int, using client: RefreshClient) async throws
}

/// The session has ended.
struct CredentialStoreInvalid: Error {}
