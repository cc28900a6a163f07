public import Foundation

/// Sends endpoints to their services in one environment.
///
/// Create one client for the app and pass it around; the client is a value that is cheap to copy.
public struct NetworkClient<Environment: Sendable>: Sendable {
  private let environment: @Sendable () -> Environment
  private let pipeline: Pipeline
  /// Stores queued requests; nil for a client without a queue.
  private var queue: (any EndpointQueue<Environment>)?
  /// The accounts that own all requests of this client; nil if each request belongs to the accounts that are signed in
  /// when it is made.
  private var owner: RequestOwner?

  /// Creates a client for an environment that may change, for example when the user changes the country.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all requests share.
  ///   - transport: sends the requests.
  ///   - environment: returns the current environment; called for each request.
  public init(
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = DefaultTransport.shared,
    environment: @escaping @Sendable () -> Environment
  ) {
    self.environment = environment
    pipeline = Pipeline(transport: transport, configuration: configuration)
  }

  /// Creates a client for a fixed environment.
  public init(
    environment: Environment,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = DefaultTransport.shared
  ) {
    self.init(configuration, transport: transport) { environment }
  }

  /// Sends an endpoint with the method that it declares.
  ///
  /// - Parameters:
  ///   - endpoint: the request.
  ///   - onProgress: called on the transport's thread with the progress of each attempt.
  /// - Returns: the response, decoded by the endpoint's serializer.
  /// - Throws: ``NetworkError``; if the task was cancelled, its reason is `cancelled`.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    try await send(
      endpoint,
      by: endpoint.method,
      Transfer(onProgress: onProgress),
      decoding: endpoint.responseSerializer
    )
  }

  /// Sends an endpoint and writes the response's body to a file.
  ///
  /// The file is created or replaced only after the whole body has arrived with a status from 200 to 299, and all
  /// decisions have accepted the response. Otherwise nothing changes at the destination.
  ///
  /// - Parameters:
  ///   - endpoint: the request; its response serializer is not used.
  ///   - file: the destination. Its folder must exist.
  ///   - resumes: whether a failed download keeps the bytes that have arrived, so that the next attempt continues from
  ///     them. The next attempt may be part of this call, of a later call, or of another process. The server must
  ///     support ranges and send a strong `ETag` or `Last-Modified`. If it doesn't, or if the resource or the account
  ///     has changed, the download starts again. If the server sends only a part of the remaining bytes, the next part
  ///     is requested, until ``NetworkConfiguration/maxAttempts`` is reached. The bytes are kept in a hidden file next
  ///     to the destination, and the version of the resource in another. Only one call at a time may download to the
  ///     same file.
  ///   - onProgress: called on the transport's thread with the progress of each attempt.
  /// - Throws: ``NetworkError``.
  public func download<E: Endpoint>(
    _ endpoint: E,
    to file: URL,
    resumes: Bool = false,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) where E.Services.Environment == Environment {
    // `part` is in the same folder, so that it can be renamed to `file` after the decisions have accepted the response.
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    var transfer = Transfer(destination: part, onProgress: onProgress)
    let moving = ResponseSerializer<NoResponse> { response in
      guard response.isSuccess else { throw ResponseFormatError.noFile(status: response.status) }
      // A decision may have replaced the transport's response with one in memory.
      if response.file == nil { try response.body.write(to: part) }
      guard rename((response.file ?? part).path, file.path) == 0 else {
        throw TransportError(.file, detail: "the download cannot be moved to its destination")
      }
      return NoResponse()
    }
    let owner = owner(of: endpoint)
    if resumes { transfer.resume = ResumableFile(for: file, of: owner.names) }
    _ = try await send(endpoint, by: endpoint.method, transfer, as: owner, decoding: moving)
  }

  /// Returns a client that makes all requests for the account that is signed in now.
  ///
  /// Use the returned client for work that takes several requests, such as a stream that is opened again. After the
  /// account has changed, its requests fail with ``NetworkError/Reason/accountChanged``.
  public func boundToAccount() -> Self {
    var network = self
    network.owner = owner ?? recordingQueue(pipeline.owner)
    return network
  }

  /// The URL of a service in the current environment.
  package func url<Service: NetworkService>(of service: Service) -> URL
  where Service.Environment == Environment { service.url(for: environment()) }

  /// Sends an endpoint with the given method.
  func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    as owner: RequestOwner? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    try await send(endpoint, by: method, as: owner, decoding: endpoint.responseSerializer)
  }

  func send<E: Endpoint, Value: Sendable>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer = Transfer(),
    as owner: RequestOwner? = nil,
    decoding serializer: ResponseSerializer<Value>
  ) async throws(NetworkError) -> Value where E.Services.Environment == Environment {
    let owner = owner ?? self.owner(of: endpoint)
    guard endpoint.queuing.rule == nil else {
      return try await sendQueued(endpoint, by: method, transfer, as: owner, decoding: serializer)
    }
    let response = try await pipeline.run(
      endpoint,
      at: url(of: endpoint.service),
      method: method,
      transfer: transfer,
      as: owner,
      decoding: serializer
    )
    queue?.networkAnswered()
    return response
  }
}

extension NetworkClient {
  var configuration: NetworkConfiguration { pipeline.configuration }
  var transport: any HTTPTransport { pipeline.transport }
  var account: CurrentAccount? { pipeline.account }
  var timeLimits: TimeLimits { pipeline.timeLimits }

  /// The accounts that own a request made now.
  func owner(of endpoint: some Endpoint) -> RequestOwner {
    owner ?? recordingQueue(pipeline.owner(of: endpoint))
  }

  /// Returns the owner with the queue's account added, because without a credential store only the queue knows the
  /// account.
  private func recordingQueue(_ owner: RequestOwner) -> RequestOwner {
    guard let account = queue?.account else { return owner }
    var owner = owner
    owner.record(account)
    return owner
  }
  var currentEnvironment: Environment { environment() }

  /// Returns a copy of the client that uses the queue.
  func queuing(in queue: any EndpointQueue<Environment>) -> Self {
    var network = self
    network.queue = queue
    return network
  }

  /// Sends a request through the queue.
  private func sendQueued<E: Endpoint, Value: Sendable>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer,
    as owner: RequestOwner,
    decoding serializer: ResponseSerializer<Value>
  ) async throws(NetworkError) -> Value where E.Services.Environment == Environment {
    let outcome: QueueOutcome
    do throws(QueueError) {
      guard let queue else { throw .noQueue }
      guard transfer.destination == nil, transfer.onProgress == nil else {
        throw .notReplayable("queued requests cannot report progress or write a file")
      }
      outcome = try await queue.send(endpoint, by: method, as: owner)
    } catch {
      throw queueError(.notQueued(error), of: endpoint, method)
    }
    switch outcome {
    case .waiting(let ticket): throw queueError(.queued(ticket), of: endpoint, method)
    case .ended(.failure(let error)): throw error
    case .ended(.success(let response)):
      do {
        return try serializer.serialize(response)
      } catch {
        throw queueError(.serialization(error), of: endpoint, method, response)
      }
    }
  }

  private func queueError<E: Endpoint>(
    _ reason: NetworkError.Reason,
    of endpoint: E,
    _ method: HTTPMethod,
    _ response: RawResponse? = nil
  ) -> NetworkError where E.Services.Environment == Environment {
    NetworkError(
      reason,
      method: method,
      url: url(for: endpoint),
      attempt: response == nil ? 0 : 1,
      response: response,
      redaction: configuration.redaction
    )
  }

  /// The redacted URL of an endpoint, without its parameters, for an error.
  func url<E: Endpoint>(for endpoint: E) -> String where E.Services.Environment == Environment {
    let service = url(of: endpoint.service)
    let url = (try? ServicePath.url(of: endpoint.path, at: service, Origin(service))) ?? service
    return configuration.redaction.url(url.absoluteString)
  }
}

/// Shortcuts for `GET` and `POST`; for other methods, set the endpoint's `method` and call `send`.
extension NetworkClient {
  /// Sends the endpoint with `GET`.
  public func get<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .get) }

  /// Sends the endpoint with `POST`.
  @discardableResult
  public func post<E: Endpoint>(_ endpoint: E) async throws(NetworkError) -> E.Response
  where E.Services.Environment == Environment { try await send(endpoint, by: .post) }
}
