/// A request that is under way and may be taken back.
public struct Cancellable: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Takes the request back.
  ///
  /// Its completion is called all the same, with the reason `cancelled`, unless it has been called
  /// already.
  public func cancel() { task.cancel() }
}

/// What a completion handler is given.
public typealias Completion<Response> = @Sendable (Result<Response, NetworkError>) -> Void

/// For callers that are not `async`. Every completion is called once, on no particular thread.
extension Network {
  /// Sends an endpoint by its own method.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: endpoint.method, completion)
  }

  /// Sends the endpoint by `GET`.
  @discardableResult
  public func get<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .get, completion)
  }

  /// Sends the endpoint by `POST`.
  @discardableResult
  public func post<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .post, completion)
  }

  /// Sends the endpoint by `PUT`.
  @discardableResult
  public func put<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .put, completion)
  }

  /// Sends the endpoint by `PATCH`.
  @discardableResult
  public func patch<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .patch, completion)
  }

  /// Sends the endpoint by `DELETE`.
  @discardableResult
  public func delete<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .delete, completion)
  }

  /// Sends the endpoint by `HEAD`.
  @discardableResult
  public func head<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    start(endpoint, by: .head, completion)
  }

  private func start<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ completion: @escaping Completion<E.Response>
  ) -> Cancellable where E.Services.Environment == Environment {
    Cancellable(
      Task {
        do throws(NetworkError) {
          completion(.success(try await send(endpoint, by: method)))
        } catch {
          completion(.failure(error))
        }
      }
    )
  }
}
