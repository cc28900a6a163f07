import Foundation

/// Runs requests: draft, adapters, transport, decisions, serializer.
final class Pipeline: Sendable {
  let transport: any HTTPTransport
  let configuration: NetworkConfiguration
  /// The client's decisions.
  let steps: [DecisionStep]
  let timeLimits: any TimeLimits
  /// What credentials are renewed with; nil in the pipeline that does it.
  private let refresh: Pipeline?

  init(transport: any HTTPTransport, configuration: NetworkConfiguration) {
    self.transport = transport
    self.configuration = configuration
    steps = configuration.decisions.map(DecisionStep.init)
    timeLimits = configuration.clock.makeTimeLimits()
    var plain = configuration
    plain.adapters = []
    plain.decisions = [RedirectDecision(within: .serviceOrigin), StatusDecision()]
    refresh = Pipeline(renewingBy: transport, configuration: plain, timeLimits)
  }

  /// A pipeline with nothing of the app's but those who watch.
  private init(
    renewingBy transport: any HTTPTransport,
    configuration: NetworkConfiguration,
    _ timeLimits: any TimeLimits
  ) {
    self.transport = transport
    self.configuration = configuration
    steps = configuration.decisions.map(DecisionStep.init)
    self.timeLimits = timeLimits
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
    var call = Call(
      endpoint: endpoint,
      at: serviceURL,
      method: method,
      transfer: transfer,
      pipeline: self
    )
    let watch = Stopwatch(configuration.clock)
    configuration.monitors.record { .started(call.summary) }
    let result: Result<E.Response, NetworkError>
    if let deadline = endpoint.deadline ?? configuration.deadline {
      (call, result) = await run(call, until: (watch, deadline))
    } else {
      result = await call.run(until: nil)
    }
    let elapsed = watch.elapsed
    configuration.monitors.record {
      switch result {
      case .success: .finished(call.summary, took: elapsed)
      case .failure(let error): .failed(error, call.summary, took: elapsed)
      }
    }
    return try result.get()
  }

  private func run<E: Endpoint>(
    _ call: Call<E>,
    until deadline: (watch: Stopwatch, limit: Duration)
  ) async -> (Call<E>, Result<E.Response, NetworkError>) {
    let (end, isOverdue) = await limited(to: deadline.limit, by: timeLimits) {
      var call = call
      let result = await call.run(until: deadline)
      return (call, result)
    }
    guard isOverdue, case .failure(var error) = end.1, error.isCancelled else { return end }
    error.reason = .deadlineExceeded
    return (end.0, .failure(error))
  }
}

/// A decision with what is asked of it for every request.
struct DecisionStep: Sendable {
  let decision: any ResponseDecision
  let id: DecisionID
  let budget: Int

  init(_ decision: any ResponseDecision) {
    self.decision = decision
    id = decision.id
    budget = decision.budget
  }
}

// MARK: An attempt

extension Pipeline {
  /// Sends a request once, within a time.
  func attempt(
    _ request: HTTPRequest,
    _ transfer: Transfer,
    within timeout: Duration?
  ) async -> Result<RawResponse, TransportError> {
    guard let timeout else {
      return await result { [transport] () throws(TransportError) in
        try await transport.send(request, transfer: transfer)
      }
    }
    guard timeout > .zero else { return .failure(TransportError(.timedOut)) }
    let (attempt, isOverdue): (Result<RawResponse, TransportError>, Bool)
    if let transport = transport as? any StoppableTransport {
      let stop = Stop()
      let limit = timeLimits.start(timeout) { stop.say() }
      attempt = await result { () throws(TransportError) in
        try await transport.send(request, transfer: transfer, stop: stop)
      }
      isOverdue = !timeLimits.stop(limit)
    } else {
      (attempt, isOverdue) = await limited(to: timeout, by: timeLimits) { [transport] in
        await result { () throws(TransportError) in
          try await transport.send(request, transfer: transfer)
        }
      }
    }
    guard isOverdue, case .failure = attempt else { return attempt }
    return .failure(TransportError(.timedOut))
  }
}

/// What an operation returns or throws.
private func result<Success, Failure>(
  _ operation: () async throws(Failure) -> Success
) async -> Result<Success, Failure> {
  do throws(Failure) {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}
