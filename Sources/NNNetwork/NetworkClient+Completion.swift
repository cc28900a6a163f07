/// A handler for the result of a request.
public typealias Completion<Response> = @Sendable (Result<Response, NetworkError>) -> Void

/// For callers that are not `async`. Every completion handler is called once, on any thread.
extension NetworkClient {
  /// Sends an endpoint with its own method.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: endpoint.method, completion)
  }

  /// Sends the endpoint with `GET`.
  @discardableResult
  public func get<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .get, completion)
  }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .post, completion)
  }

  /// Sends the endpoint with `PUT`.
  @discardableResult
  public func put<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .put, completion)
  }

  /// Sends the endpoint with `PATCH`.
  @discardableResult
  public func patch<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .patch, completion)
  }

  /// Sends the endpoint with `DELETE`.
  @discardableResult
  public func delete<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .delete, completion)
  }

  /// Sends the endpoint with `HEAD`.
  @discardableResult
  public func head<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    start(endpoint, by: .head, completion)
  }

  private func start<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ completion: @escaping Completion<E.Response>
  ) -> RequestTask where E.Services.Environment == Environment {
    // The task may start after another account has signed in.
    let owner = owner(of: endpoint)
    return RequestTask(
      Task {
        do throws(NetworkError) {
          completion(.success(try await send(endpoint, by: method, as: owner)))
        } catch {
          completion(.failure(error))
        }
      }
    )
  }
}
