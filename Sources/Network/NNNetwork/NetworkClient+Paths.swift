public import Foundation

extension NetworkClient where Environment == URL {
  /// Creates a client for an API that has one base URL.
  public init(
    _ baseURL: URL,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = DefaultTransport.shared
  ) {
    self.init(environment: baseURL, configuration, transport: transport)
  }
}

/// Sends requests to the environment's main service; each request is a method and a path.
///
/// A path is relative to the service's URL; encode variable parts with `String`'s `pathSegment`. A body is sent as
/// JSON, except `Data` (`application/octet-stream`) and `String` (`text/plain`), which are sent unchanged. To override
/// the content type, set `Content-Type` in the headers. Responses are decoded as JSON, except `Data`, `String` and
/// ``NoResponse``.
extension NetworkClient where Environment: BaseURLEnvironment {
  /// Reads a resource.
  public func get<Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.get, path, query: query, headers: headers, as: type))
  }

  /// Submits a body.
  public func post<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.post, path, query: query, body: body, headers: headers, as: type))
  }

  /// Submits a body and ignores the response's body.
  public func post<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:]
  ) async throws(NetworkError) {
    let _: NoResponse = try await post(path, query: query, body: body, headers: headers)
  }

  /// Replaces a resource with a body.
  public func put<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.put, path, query: query, body: body, headers: headers, as: type))
  }

  /// Replaces a resource with a body and ignores the response's body.
  public func put<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:]
  ) async throws(NetworkError) {
    let _: NoResponse = try await put(path, query: query, body: body, headers: headers)
  }

  /// Changes a resource as the body describes.
  public func patch<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.patch, path, query: query, body: body, headers: headers, as: type))
  }

  /// Changes a resource as the body describes, and ignores the response's body.
  public func patch<Body: Encodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:]
  ) async throws(NetworkError) {
    let _: NoResponse = try await patch(path, query: query, body: body, headers: headers)
  }

  /// Removes a resource.
  public func delete<Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.delete, path, query: query, headers: headers, as: type))
  }

  /// Removes a resource and ignores the response's body.
  public func delete(
    _ path: String,
    query: Query = [:],
    headers: HTTPHeaders = [:]
  ) async throws(NetworkError) {
    let _: NoResponse = try await delete(path, query: query, headers: headers)
  }

  /// Returns a request whose headers, timeout, adapters and so on you can change before you send it.
  ///
  /// - Parameters:
  ///   - method: the method used by `send`.
  ///   - path: the path below the main service's URL.
  ///   - query: the items of the query; they are appended to the query in `path`, if it has one.
  ///   - body: bytes, text, or a value that is sent as JSON; ``NoParams`` for none.
  ///   - headers: headers of this request only.
  ///   - type: the type of the response.
  /// - Returns: the request, to pass to `send`, `response(to:)` or `stream`.
  public func request<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ method: HTTPMethod,
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = Response.self
  ) -> Request<BaseService<Environment>, Body, Response> {
    var request = Request<BaseService<Environment>, Body, Response>(
      service: BaseService(),
      path: path,
      params: body,
      serializer: .body.adding(query)
    )
    request.method = method
    request.headers = headers
    return request
  }
}

/// A request without parameters to an API with a single base URL: `let me = Resource<User>("/me")`.
public typealias Resource<Response: Sendable> = Request<BaseService<URL>, NoParams, Response>

extension Request where Params == NoParams, Response: Decodable {
  /// Creates a request to the environment's main service, for example as a constant.
  ///
  /// - Parameters:
  ///   - path: the path below the main service's URL.
  ///   - method: the method used by `send`.
  ///   - headers: headers of this request only.
  public init<Environment>(
    _ path: String,
    method: HTTPMethod = .get,
    headers: HTTPHeaders = [:]
  ) where Service == BaseService<Environment> {
    self.init(service: BaseService(), path: path)
    self.method = method
    self.headers = headers
  }
}
