public import Foundation

/// Sends endpoints to their services in one environment.
///
/// Create one client for the app and pass it around; the client is a value that is cheap to copy.
public struct NetworkClient<Environment: Sendable>: Sendable {
  private let environment: @Sendable () -> Environment
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
    try await send(endpoint, by: endpoint.method, Transfer(onProgress: onProgress)) { response, _ in
      try endpoint.responseSerializer.serialize(response)
    }
  }

  /// Sends the endpoint with `GET`.
  public func get<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment {
    try await send(endpoint, by: .get) { response, _ in
      try endpoint.responseSerializer.serialize(response)
    }
  }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment {
    try await send(endpoint, by: .post) { response, _ in
      try endpoint.responseSerializer.serialize(response)
    }
  }

  /// Sends an endpoint with the method that it declares; the result includes the response's status, headers and URL.
  public func response<E: Endpoint>(
    to endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<E.Response>
  where E.Services.Environment == Environment {
    try await send(endpoint, by: endpoint.method) { response, url in
      NetworkResponse(try endpoint.responseSerializer.serialize(response), of: response, at: url)
    }
  }

  /// Sends an endpoint and returns when the head of a successful response arrives; the body is read piece by piece.
  ///
  /// Redirects, retries and refreshes of the credential happen before the return. The request is cancelled when the
  /// stream is released or its reader is cancelled. Pieces that have arrived are kept in memory until they are read.
  ///
  /// - Parameter endpoint: the request; its response serializer is not used.
  /// - Returns: the body as a stream, with the status and the headers.
  /// - Throws: ``NetworkError``; the stream throws a ``TransportError``.
  public func stream<E: Endpoint>(
    _ endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<AsyncThrowingStream<Data, any Error>>
  where E.Services.Environment == Environment {
    try await send(endpoint, by: endpoint.method, Transfer(kind: .stream)) { response, url in
      // A decision or a simple transport may have returned the body in memory.
      let stream =
        response.stream
        ?? AsyncThrowingStream { continuation in
          if !response.body.isEmpty { continuation.yield(response.body) }
          continuation.finish()
        }
      return NetworkResponse(stream, of: response, at: url)
    }
  }

  /// Sends an endpoint and writes the response's body to a file.
  ///
  /// The file is created or replaced only after the whole body has arrived with an accepted status.
  ///
  /// - Parameters:
  ///   - endpoint: the request; its response serializer is not used.
  ///   - file: the destination. Its folder must exist.
  ///   - resumeData: ``NetworkError/resumeData`` of an earlier download that failed; nil to start from the beginning.
  ///     The system adds the header `Range`; headers of the endpoint and adapters are not sent again.
  ///   - onProgress: called on the transport's thread with the bytes of the response's body that have arrived.
  /// - Throws: ``NetworkError``.
  public func download<E: Endpoint>(
    _ endpoint: E,
    to file: URL,
    resuming resumeData: Data? = nil,
    onProgress: TransferProgress? = nil
  ) async throws(NetworkError) where E.Services.Environment == Environment {
    let transfer = Transfer(kind: .file, resumeData: resumeData, onProgress: onProgress)
    try await send(endpoint, by: endpoint.method, transfer) { response, _ in
      try DownloadedFile(response).move(to: file)
    }
  }

  /// The URL of a service in the current environment.
  package func url<Service: NetworkService>(of service: Service) -> URL
  where Service.Environment == Environment { service.url(for: environment()) }

  /// The current environment.
  package var currentEnvironment: Environment { environment() }

  /// Sends an endpoint with the given method and decodes the response, which came from the given URL.
  func send<E: Endpoint, Value: Sendable>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer = Transfer(),
    decoding decode: (RawResponse, URL) throws -> Value
  ) async throws(NetworkError) -> Value where E.Services.Environment == Environment {
    try await engine.run(
      endpoint,
      at: url(of: endpoint.service),
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
/// methods other than `GET` and `POST`, set the endpoint's `method` and call `send`.
extension NetworkClient {
  /// Sends an endpoint with the method that it declares.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    completion: @escaping Completion<E.Response>
  ) -> Task<Void, Never> where E.Services.Environment == Environment {
    start(endpoint, by: endpoint.method, completion)
  }

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
          try await send(endpoint, by: method) { response, _ in
            try endpoint.responseSerializer.serialize(response)
          }
        )
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }
}
