public import Foundation

/// A client: sends endpoints to their services in one environment.
///
/// It is a value that is cheap to copy; make one for the app and hand it on.
public struct Network<Environment: Sendable>: Sendable {
  private let environment: @Sendable () -> Environment
  private let pipeline: Pipeline
  /// Takes what may wait; nil for a client without a queue.
  private var queue: (any EndpointQueue<Environment>)?

  /// A client for an environment that may change, as when a person moves to another country.
  ///
  /// - Parameters:
  ///   - configuration: what all requests share.
  ///   - transport: what carries them.
  ///   - environment: asked once for each request.
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

  /// Sends an endpoint by its own method.
  ///
  /// - Parameters:
  ///   - endpoint: what to send.
  ///   - onProgress: told how the bytes of each attempt move, on a thread of the transport's.
  /// - Returns: the response as the endpoint's serializer reads it.
  /// - Throws: ``NetworkError``; after the task is cancelled, always with the reason `cancelled`.
  @discardableResult
  public func send<E: Endpoint>(
    _ endpoint: E,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    try await send(endpoint, by: endpoint.method, Transfer(onProgress: onProgress))
  }

  /// Sends an endpoint and writes the answer's body to a file.
  ///
  /// The file is there whole or not at all, and only after a status from 200 to 299 that the
  /// decisions let through; one that exists is replaced then, and stays whatever else happens.
  ///
  /// - Parameters:
  ///   - endpoint: what to send; its response serializer is not used.
  ///   - file: where the body goes. Its folder must exist.
  ///   - onProgress: told how the bytes of each attempt move, on a thread of the transport's.
  /// - Throws: ``NetworkError``.
  public func download<E: Endpoint>(
    _ endpoint: E,
    to file: URL,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) where E.Services.Environment == Environment {
    // Beside the file, where it can be renamed: the transport's work is done before the decisions'.
    let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: part) }
    let transfer = Transfer(destination: part, onProgress: onProgress)
    _ = try await send(Download(endpoint, to: file, by: part), by: endpoint.method, transfer)
  }

  /// The URL of a service in the environment of now.
  public func url<Service: NetworkService>(of service: Service) -> URL
  where Service.Environment == Environment { service.url(for: environment()) }

  func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer = Transfer()
  ) async throws(NetworkError) -> E.Response where E.Services.Environment == Environment {
    guard endpoint.queuing.rule == nil else {
      throw queueError(await enqueue(endpoint, by: method, transfer), of: endpoint, method)
    }
    let response = try await pipeline.run(
      endpoint,
      at: url(of: endpoint.service),
      method: method,
      transfer: transfer
    )
    queue?.networkAnswered()
    return response
  }
}

extension Network {
  var configuration: NetworkConfiguration { pipeline.configuration }
  var transport: any HTTPTransport { pipeline.transport }
  var environmentOfNow: Environment { environment() }

  /// The same client, with a queue for what may wait.
  func queuing(in queue: any EndpointQueue<Environment>) -> Self {
    var network = self
    network.queue = queue
    return network
  }

  private func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    _ transfer: Transfer
  ) async -> NetworkError.Reason where E.Services.Environment == Environment {
    do throws(QueueError) {
      guard let queue else { throw .noQueue }
      guard transfer.destination == nil, transfer.onProgress == nil else {
        throw .notReplayable("nobody would be there for its file or its progress")
      }
      return .queued(try await queue.enqueue(endpoint, by: method))
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

/// An endpoint whose body goes to a file: all of it as it is, but the way its answer is read.
private struct Download<Source: Endpoint>: Endpoint {
  let source: Source
  let file: URL
  let part: URL

  init(_ source: Source, to file: URL, by part: URL) {
    self.source = source
    self.file = file
    self.part = part
  }

  var service: Source.Services { source.service }
  var path: String { source.path }
  var method: HTTPMethod { source.method }
  var params: Source.Params { source.params }
  var serializer: ParamsSerializer { source.serializer }
  var headers: HTTPHeaders { source.headers }
  var responseSerializer: ResponseSerializer<NoResponse> {
    ResponseSerializer { [file, part] response in
      guard response.isSuccess else { throw ResponseFormatError.noFile(status: response.status) }
      // A decision may have put another answer in the place of the transport's.
      if response.file == nil { try response.body.write(to: part) }
      guard rename((response.file ?? part).path, file.path) == 0 else {
        throw TransportError(.file, detail: "the download cannot be put in its place")
      }
      return NoResponse()
    }
  }
  var idempotency: Idempotency { source.idempotency }
  var adapters: [any RequestAdapter] { source.adapters }
  var decisions: [any ResponseDecision] { source.decisions }
  var timeout: Duration? { source.timeout }
  var deadline: Duration? { source.deadline }
  var queuing: QueuePolicy { source.queuing }
}
