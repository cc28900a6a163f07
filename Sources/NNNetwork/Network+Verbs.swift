extension Network {
  /// Reads: sends the endpoint by `GET`.
  public func get<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .get) }

  /// Hands over: sends the endpoint by `POST`.
  @discardableResult
  public func post<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .post) }

  /// Replaces: sends the endpoint by `PUT`.
  @discardableResult
  public func put<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .put) }

  /// Changes a part: sends the endpoint by `PATCH`.
  @discardableResult
  public func patch<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .patch) }

  /// Removes: sends the endpoint by `DELETE`.
  @discardableResult
  public func delete<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .delete) }

  /// Asks whether and how: sends the endpoint by `HEAD`.
  @discardableResult
  public func head<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .head) }
}
