public import Foundation

extension NetworkClient where Environment == URL {
  /// A client for an API that has one URL.
  public init(
    _ baseURL: URL,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = DefaultTransport.shared
  ) {
    self.init(environment: baseURL, configuration, transport: transport)
  }
}

/// Requests to the environment's main service, made of a path.
///
/// A path is relative to the service's URL; encode variable parts with `pathSegment` of `String`.
/// Responses are decoded as JSON, except `Data`, `String` and ``NoResponse``.
extension NetworkClient where Environment: BaseURLEnvironment {
  /// Reads a resource.
  public func get<Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.get, path, query: query, as: type))
  }

  /// Submits a body as JSON.
  public func post<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.post, path, query: query, body: body, as: type))
  }

  /// Submits a body as JSON and ignores the response's.
  public func post<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams()
  ) async throws(NetworkError) {
    try await send(request(.post, path, query: query, body: body, as: NoResponse.self))
  }

  /// Replaces a resource by a body as JSON.
  public func put<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.put, path, query: query, body: body, as: type))
  }

  /// Replaces a resource by a body as JSON and ignores the response's body.
  public func put<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams()
  ) async throws(NetworkError) {
    try await send(request(.put, path, query: query, body: body, as: NoResponse.self))
  }

  /// Changes a resource by a body as JSON.
  public func patch<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.patch, path, query: query, body: body, as: type))
  }

  /// Changes a resource by a body as JSON and ignores the response's body.
  public func patch<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams()
  ) async throws(NetworkError) {
    try await send(request(.patch, path, query: query, body: body, as: NoResponse.self))
  }

  /// Removes a resource.
  public func delete<Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.delete, path, query: query, as: type))
  }

  /// Removes a resource and ignores the response's body.
  public func delete(_ path: String, query: Query = [:]) async throws(NetworkError) {
    try await send(request(.delete, path, query: query, as: NoResponse.self))
  }

  /// A request that can be changed before it is sent: headers, timeout, adapters and so on.
  ///
  /// - Parameters:
  ///   - method: the method used by `send`.
  ///   - path: the path below the main service's URL.
  ///   - query: added to the path's own query.
  ///   - body: sent as JSON; ``NoParams`` for none.
  ///   - type: the type of the response.
  /// - Returns: the request; `send`, `response(to:)` and `stream` take it.
  public func request<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ method: HTTPMethod,
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    as type: Response.Type = Response.self
  ) -> Request<BaseService<Environment>, Body, Response> {
    var request = Request<BaseService<Environment>, Body, Response>(
      service: BaseService(),
      path: path,
      params: body,
      serializer: .json.adding(query)
    )
    request.method = method
    return request
  }
}
