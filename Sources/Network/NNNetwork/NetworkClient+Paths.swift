public import Foundation

extension NetworkClient where Environment == URL {
  /// Creates a client for an API that has one base URL.
  public init(
    _ baseURL: URL,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = URLSessionTransport.shared
  ) {
    self.init(environment: baseURL, configuration, transport: transport)
  }
}

/// Sends requests to the environment's main service; each request is a method and a path.
///
/// A path is relative to the service's URL; encode variable parts with `String`'s `pathSegment`. A body is sent as
/// JSON, except `Data` (`application/octet-stream`), `String` (`text/plain`) and files. To override the content type,
/// set `Content-Type` in the headers. Responses are decoded by ``ResponseSerializer/json``.
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

  /// Submits a body; the response's body is ignored unless you pass its type.
  @discardableResult
  public func post<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = NoResponse.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.post, path, query: query, body: body, headers: headers, as: type))
  }

  /// Replaces a resource with a body; the response's body is ignored unless you pass its type.
  @discardableResult
  public func put<Body: Encodable & Sendable, Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    body: Body = NoParams(),
    headers: HTTPHeaders = [:],
    as type: Response.Type = NoResponse.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.put, path, query: query, body: body, headers: headers, as: type))
  }

  /// Removes a resource; the response's body is ignored unless you pass its type.
  @discardableResult
  public func delete<Response: Decodable & Sendable>(
    _ path: String,
    query: Query = [:],
    headers: HTTPHeaders = [:],
    as type: Response.Type = NoResponse.self
  ) async throws(NetworkError) -> Response {
    try await send(request(.delete, path, query: query, headers: headers, as: type))
  }

  /// Sends a file as the body of a `POST`; the response's body is ignored unless you pass its type.
  ///
  /// - Parameters:
  ///   - file: the file, which is read while it is sent.
  ///   - path: the path below the main service's URL.
  ///   - contentType: the media type, such as `video/mp4`.
  ///   - headers: headers of this request only.
  ///   - type: the type of the response.
  ///   - onProgress: called on the transport's thread with the bytes that have been sent.
  /// - Returns: the response.
  /// - Throws: ``NetworkError``.
  @discardableResult
  public func upload<Response: Decodable & Sendable>(
    _ file: URL,
    to path: String,
    contentType: String = "application/octet-stream",
    headers: HTTPHeaders = [:],
    as type: Response.Type = NoResponse.self,
    onProgress: TransferProgress? = nil
  ) async throws(NetworkError) -> Response {
    var request = request(.post, path, body: file, headers: headers, as: type)
    request.serializer = .file(contentType)
    return try await send(request, onProgress: onProgress)
  }

  /// Reads a resource and writes it to a file; see ``download(_:to:onProgress:)-(E,_,_)``.
  public func download(
    _ path: String,
    to file: URL,
    onProgress: TransferProgress? = nil
  ) async throws(NetworkError) {
    try await download(request(.get, path, as: NoResponse.self), to: file, onProgress: onProgress)
  }

  /// Returns a request whose headers, options, adapters and so on you can change before you send it.
  ///
  /// - Parameters:
  ///   - method: the method used by `send`.
  ///   - path: the path below the main service's URL.
  ///   - query: the items of the query; they are appended to the query in `path`, if it has one.
  ///   - body: bytes, text, or a value that is sent as JSON; ``NoParams`` for none.
  ///   - headers: headers of this request only.
  ///   - type: the type of the response.
  /// - Returns: the request, to pass to `send` or `response(to:)`.
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
