public import Dispatch

/// A handler for the result of a request.
public typealias Completion<Response> = @Sendable (Result<Response, NetworkError>) -> Void

/// Requests with completion handlers, for callers that are not `async`.
///
/// Every completion handler is called once, on the given target. If you cancel the returned task, the handler is called
/// with a ``NetworkError`` whose reason is `cancelled`. For methods other than `GET` and `POST`, set the endpoint's
/// `method` and call `send`.
extension NetworkClient {
  /// Sends an endpoint with the method that it declares.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    on target: CompletionTarget = .anyThread,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: endpoint.method, on: target, completion)
  }

  /// Sends the endpoint with `GET`.
  @discardableResult
  public func get<E: Endpoint>(
    _ endpoint: E,
    on target: CompletionTarget = .anyThread,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: .get, on: target, completion)
  }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(
    _ endpoint: E,
    on target: CompletionTarget = .anyThread,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: .post, on: target, completion)
  }

  private func start<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    on target: CompletionTarget,
    _ completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    // Determine the owner now: when the task starts, another account may have signed in.
    let owner = owner(of: endpoint)
    return Task {
      let result: Result<E.Response, NetworkError>
      do throws(NetworkError) {
        result = .success(try await send(endpoint, by: method, as: owner))
      } catch {
        result = .failure(error)
      }
      await target.call { completion(result) }
    }
  }
}

/// The thread, queue or actor that calls a completion handler.
public struct CompletionTarget: Sendable {
  private let run: @Sendable (@escaping @Sendable () -> Void) async -> Void

  /// Calls the handler on any thread.
  public static let anyThread = Self { $0() }

  /// Calls the handler on the main actor; in the handler, `MainActor.assumeIsolated` gives access to main-actor state.
  public static let mainActor = Self { body in await MainActor.run(body: body) }

  /// Calls the handler on a dispatch queue.
  public static func queue(_ queue: DispatchQueue) -> Self { Self { queue.async(execute: $0) } }

  func call(_ body: @escaping @Sendable () -> Void) async { await run(body) }
}
