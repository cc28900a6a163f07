public import Foundation

/// Sends endpoints to their services in one environment.
///
/// It is a value that is cheap to copy: make one for the app and pass it on.
public struct NetworkClient<Environment: Sendable>: Sendable {
  private let environment: @Sendable () -> Environment
  private let pipeline: Pipeline
  /// Takes the requests that may wait; nil for a client without a queue.
  private var queue: (any EndpointQueue<Environment>)?

  /// A client for an environment that may change, for example when a person moves to another country.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all requests share.
  ///   - transport: sends the requests.
  ///   - environment: called once for each request.
  public init(
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = URLSessionTransport.shared,
    environment: @escaping @Sendable () -> Environment
  ) {
    self.environment = environment
    pipeline = Pipeline(transport: transport, configuration: configuration)
  }

  /// A client for one environment.
  public init(
    environment: Environment,
    _ configuration: NetworkConfiguration = NetworkConfiguration(),
    transport: any HTTPTransport = URLSessionTransport.shared
  ) {
    self.init(configuration, transport: transport) { environment }
  }

  /// Sends an endpoint with its own method.
  ///
  /// - Parameters:
  ///   - endpoint: what to send.
  ///   - onProgress: called on the transport's thread with the progress of each attempt.
  /// - Returns: the response, decoded by the endpoint's serializer.
  /// - Throws: ``NetworkError``; always with the reason `cancelled` after the task was cancelled.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    try await send(endpoint, by: endpoint.method, Transfer(onProgress: onProgress))
  }

  /// Sends an endpoint and writes the response's body to a file.
  ///
  /// The file is written completely or not at all, and only after a status from 200 to 299 that the
  /// decisions accept. An existing file is replaced only then.
  ///
  /// - Parameters:
  ///   - endpoint: what to send; its response serializer is not used.
  ///   - file: the destination. Its folder must exist.
  ///   - onProgress: called on the transport's thread with the progress of each attempt.
  /// - Throws: ``NetworkError``.
  public func download<E: Endpoint>(
    _ endpoint: E,
    to file: URL,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) where E.Services.Environment == Environment {
    // In the same folder, so that it can be renamed after the decisions have accepted the response.
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: part) }
    let transfer = Transfer(destination: part, onProgress: onProgress)
    _ = try await send(Download(endpoint, to: file, by: part), by: endpoint.method, transfer)
  }

  /// The URL of a service in the current environment.
  public func url<Service: NetworkService>(of service: Service) -> URL
  where Service.Environment == Environment { service.url(for: environment()) }

  func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer = Transfer(),
    as owner: RequestOwner? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    let owner = owner ?? self.owner(of: endpoint)
    guard endpoint.queuing.rule == nil else {
      let reason = await enqueue(endpoint, by: method, transfer, as: owner)
      throw queueError(reason, of: endpoint, method)
    }
    let response = try await pipeline.run(
      endpoint,
      at: url(of: endpoint.service),
      method: method,
      transfer: transfer,
      as: owner
    )
    queue?.networkAnswered()
    return response
  }
}

extension NetworkClient {
  var configuration: NetworkConfiguration { pipeline.configuration }
  var transport: any HTTPTransport { pipeline.transport }
  var account: CurrentAccount? { pipeline.account }

  /// The owner of a request that is made now.
  func owner(of endpoint: some Endpoint) -> RequestOwner { pipeline.owner(of: endpoint) }
  var currentEnvironment: Environment { environment() }

  /// The same client, with a queue for requests that may wait.
  func queuing(in queue: any EndpointQueue<Environment>) -> Self {
    var network = self
    network.queue = queue
    return network
  }

  private func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer,
    as owner: RequestOwner
  ) async -> NetworkError.Reason where E.Services.Environment == Environment {
    do throws(QueueError) {
      guard let queue else { throw .noQueue }
      guard transfer.destination == nil, transfer.onProgress == nil else {
        throw .notReplayable("queued requests cannot report progress or write a file")
      }
      return .queued(try await queue.enqueue(endpoint, by: method, as: owner))
    } catch {
      return .notQueued(error)
    }
  }

  private func queueError<E: Endpoint>(
    _ reason: NetworkError.Reason,
    of endpoint: E,
    _ method: HTTPMethod
  ) -> NetworkError where E.Services.Environment == Environment {
    let service = url(of: endpoint.service)
    let url = (try? ServicePath.url(of: endpoint.path, at: service, Origin(service))) ?? service
    return NetworkError(
      reason: reason,
      method: method,
      url: configuration.redaction.url(url.absoluteString),
      attempt: 0,
      status: nil,
      headers: [:],
      bodyPrefix: nil
    )
  }
}
