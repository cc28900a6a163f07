extension NetworkClient {
  /// Sends the endpoint with `GET`.
  public func get<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .get) }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .post) }

  /// Sends the endpoint with `PUT`.
  @discardableResult
  public func put<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .put) }

  /// Sends the endpoint with `PATCH`.
  @discardableResult
  public func patch<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .patch) }

  /// Sends the endpoint with `DELETE`.
  @discardableResult
  public func delete<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .delete) }

  /// Sends the endpoint with `HEAD`.
  @discardableResult
  public func head<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .head) }
}
