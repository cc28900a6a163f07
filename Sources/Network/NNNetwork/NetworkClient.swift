public import Foundation

/// Sends endpoints to their services in one environment.
///
/// Create one client for the app and pass it around; the client is a value that is cheap to copy.
public struct NetworkClient<Environment: Sendable>: Sendable {
  package let environment: @Sendable () -> Environment
  package let engine: Engine

  /// Creates a client for an environment that may change, for example when the user changes the country.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all requests share.
  ///   - transport: sends the requests.
  ///   - environment: returns the current environment; called for each request.
  public init(
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = URLSessionTransport.shared,
    environment: @escaping @Sendable () -> Environment
  ) {
    self.environment = environment
    engine = Engine(transport, configuration)
  }

  /// Creates a client for a fixed environment.
  public init(
    environment: Environment,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = URLSessionTransport.shared
  ) {
    self.init(configuration, transport: transport) { environment }
  }

  /// Sends an endpoint with the method that it declares.
  ///
  /// - Parameters:
  ///   - endpoint: the request.
  ///   - onProgress: called on the transport's thread with the bytes of the request's body that have been sent.
  /// - Returns: the response, decoded by the endpoint's serializer.
  /// - Throws: ``NetworkError``; if the task was cancelled, its reason is `cancelled`.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    onProgress: TransferProgress? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    try await send(
      endpoint,
      by: endpoint.method,
      Transfer(onProgress: onProgress),
      decoding: endpoint.responseSerializer.serialize
    )
  }

  /// Sends the endpoint with `GET`.
  public func get<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment {
    try await send(endpoint, by: .get, decoding: endpoint.responseSerializer.serialize)
  }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment {
    try await send(endpoint, by: .post, decoding: endpoint.responseSerializer.serialize)
  }

  /// Sends an endpoint with the method that it declares; the result includes the response's status and headers.
  public func response<E: Endpoint>(
    to endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<E.Response>
  where E.Services.Environment == Environment {
    try await send(endpoint, by: endpoint.method) { response in
      let value = try endpoint.responseSerializer.serialize(response)
      return NetworkResponse(value: value, status: response.status, headers: response.headers)
    }
  }

  /// Sends an endpoint and writes the response's body to a file.
  ///
  /// The file is created or replaced only after the whole body has arrived with an accepted status.
  ///
  /// - Parameters:
  ///   - endpoint: the request; its response serializer is not used.
  ///   - file: the destination. Its folder must exist.
  ///   - onProgress: called on the transport's thread with the bytes of the response's body that have arrived.
  /// - Throws: ``NetworkError``.
  public func download<E: Endpoint>(
    _ endpoint: E,
    to file: URL,
    onProgress: TransferProgress? = nil
  ) async throws(NetworkError) where E.Services.Environment == Environment {
    let transfer = Transfer(isDownload: true, onProgress: onProgress)
    try await send(endpoint, by: endpoint.method, transfer) { response in
      try response.moveBody(to: file)
    }
  }

  /// Sends an endpoint with the given method and decodes the response.
  func send<E: Endpoint, Value: Sendable>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer = Transfer(onProgress: nil),
    decoding decode: (RawResponse) throws -> Value
  ) async throws(NetworkError) -> Value where E.Services.Environment == Environment {
    try await engine.run(
      endpoint,
      at: endpoint.service.url(for: environment()),
      method: method,
      transfer: transfer,
      decoding: decode
    )
  }
}

/// Receives the number of bytes transferred so far, and the total number if it is known.
public typealias TransferProgress =
  @Sendable (_ completedBytes: Int64, _ totalBytes: Int64?) -> Void

/// A handler for the result of a request, called once on the main actor.
public typealias Completion<Response> =
  @MainActor @Sendable (Result<Response, NetworkError>) -> Void

/// Requests with completion handlers, for callers that are not `async`.
///
/// If you cancel the returned task, the handler is called with a ``NetworkError`` whose reason is `cancelled`. For
/// methods other than `GET` and `POST`, call `send` in a task of your own.
extension NetworkClient {
  /// Sends the endpoint with `GET`.
  @discardableResult
  public func get<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: .get, completion)
  }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: .post, completion)
  }

  private func start<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    Task {
      let result: Result<E.Response, NetworkError>
      do throws(NetworkError) {
        result = .success(
          try await send(endpoint, by: method, decoding: endpoint.responseSerializer.serialize)
        )
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }
}
