import Foundation

/// Runs requests: draft, adapters, transport, decisions, serializer.
final class Pipeline: Sendable {
  let transport: any HTTPTransport
  let configuration: NetworkConfiguration
  /// What credentials are renewed with; nil in the pipeline that does it.
  private let refresh: Pipeline?

  init(transport: any HTTPTransport, configuration: NetworkConfiguration) {
    self.transport = transport
    self.configuration = configuration
    var plain = configuration
    plain.adapters = []
    plain.decisions = [RedirectDecision(within: .serviceOrigin), StatusDecision()]
    refresh = Pipeline(renewingBy: transport, configuration: plain)
  }

  /// A pipeline with nothing of the app's but those who watch.
  private init(renewingBy transport: any HTTPTransport, configuration: NetworkConfiguration) {
    self.transport = transport
    self.configuration = configuration
    refresh = nil
  }

  /// Whether endpoints bring adapters and decisions of their own: not while a credential is renewed.
  var takesStepsOfEndpoints: Bool { refresh != nil }

  var refreshClient: RefreshClient { RefreshClient(pipeline: refresh ?? self) }

  /// Runs a request to its end and tells the monitors.
  func run<E: Endpoint>(
    _ endpoint: E,
    at serviceURL: URL,
    method: HTTPMethod,
    transfer: Transfer = Transfer()
  ) async throws(NetworkError) -> E.Response {
    let call = Call(
      endpoint: endpoint,
      at: serviceURL,
      method: method,
      transfer: transfer,
      pipeline: self
    )
    let watch = Stopwatch(configuration.clock)
    configuration.monitors.record { .started(call.summary) }
    let deadline = endpoint.deadline ?? configuration.deadline
    let (end, isOverdue) = await limited(to: deadline, by: configuration.clock) {
      var call = call
      return await call.run(until: deadline.map { (watch, $0) })
    }
    var result = end.result
    if isOverdue, case .failure(var error) = result, error.isCancelled {
      error.reason = .deadlineExceeded
      result = .failure(error)
    }
    let (finished, elapsed) = (result, watch.elapsed)
    configuration.monitors.record {
      switch finished {
      case .success: .finished(end.call.summary, took: elapsed)
      case .failure(let error): .failed(error, end.call.summary, took: elapsed)
      }
    }
    return try result.get()
  }
}
