import Foundation

/// Runs requests: builds them, then calls the adapters, the transport, the decisions and the serializer.
final class Pipeline: Sendable {
  let transport: any HTTPTransport
  /// The transport if it is a ``StoppableTransport``; nil otherwise.
  private let stoppable: (any StoppableTransport)?
  let configuration: NetworkConfiguration
  /// The accounts of the credentials that the client's adapters add.
  private let accounts: [CurrentAccount]
  /// The client's adapters, beginning with its credential store, if there is one.
  let adapters: [any RequestAdapter]
  private let decisions: DecisionOrder
  let timeLimits: TimeLimits
  /// Whether all adapters and decisions of the client return without waiting.
  let isPrompt: Bool
  /// The last service URL and its origin, cached because parsing a URL is slow.
  private let lastOrigin = Locked<(url: URL, origin: Origin?)?>(nil)
  /// The pipeline for the requests that refresh credentials; nil in that pipeline itself.
  private let refresh: Pipeline?

  convenience init(transport: any HTTPTransport, configuration: NetworkConfiguration) {
    let timeLimits = TimeLimits(configuration.clock)
    var plain = configuration
    plain.adapters = []
    plain.credentials = nil
    plain.decisions = [.followRedirects(within: .service), .checkStatus()]
    let refresh = Pipeline(transport, plain, timeLimits, refresh: nil)
    self.init(transport, configuration, timeLimits, refresh: refresh)
  }

  private init(
    _ transport: any HTTPTransport,
    _ configuration: NetworkConfiguration,
    _ timeLimits: TimeLimits,
    refresh: Pipeline?
  ) {
    self.transport = transport
    stoppable = transport as? any StoppableTransport
    self.configuration = configuration
    adapters = (configuration.credentials.map { [$0] } ?? []) + configuration.adapters
    accounts = adapters.compactMap { ($0 as? any AccountAdapter)?.currentAccount }
    decisions = DecisionOrder(configuration)
    self.timeLimits = timeLimits
    isPrompt =
      adapters.allSatisfy(\.isPrompt) && configuration.decisions.allSatisfy(\.isPrompt)
    self.refresh = refresh
  }

  /// Whether the endpoints' adapters and decisions run; false in the pipeline that refreshes credentials.
  var takesStepsOfEndpoints: Bool { refresh != nil }

  /// The decisions for a request, in the order in which they run.
  func steps(of endpoint: EndpointValues) -> [DecisionStep] {
    decisions.steps(with: takesStepsOfEndpoints ? endpoint.decisions : [])
  }

  var refreshClient: RefreshClient { RefreshClient(pipeline: refresh ?? self) }

  /// The account of the client's first adapter that adds a credential.
  var account: CurrentAccount? { accounts.first }

  /// The accounts that are signed in now.
  var owner: RequestOwner {
    var owner = RequestOwner()
    for account in accounts { owner.record(account) }
    return owner
  }

  /// The accounts that own a request made now.
  func owner(of endpoint: some Endpoint) -> RequestOwner {
    var owner = owner
    if takesStepsOfEndpoints {
      for case let adapter as any AccountAdapter in endpoint.adapters {
        owner.record(adapter.currentAccount)
      }
    }
    return owner
  }

  /// The origin of a service's URL.
  func origin(of service: URL) -> Origin? {
    if let last = lastOrigin.withLock({ $0 }), last.url == service { return last.origin }
    let origin = Origin(service)
    lastOrigin.withLock { $0 = (service, origin) }
    return origin
  }

  /// Runs a request until it succeeds or fails, and reports it to the monitors.
  func run<Value: Sendable>(
    _ endpoint: some Endpoint,
    at serviceURL: URL,
    method: HTTPMethod,
    transfer: Transfer = Transfer(),
    as owner: RequestOwner? = nil,
    decoding serializer: ResponseSerializer<Value>
  ) async throws(NetworkError) -> Value {
    var call = Call(
      EndpointValues(endpoint),
      at: serviceURL,
      method: method,
      transfer: transfer,
      owner: owner ?? self.owner(of: endpoint),
      pipeline: self
    )
    let watch = configuration.monitors.isEmpty ? nil : Stopwatch(configuration.clock)
    configuration.monitors.record { .started(call.summary) }
    let response = await response(to: &call)
    let result = call.decoded(response, by: serializer)
    call.removeFiles()
    if let elapsed = watch?.elapsed {
      configuration.monitors.record {
        switch result {
        case .success: .finished(call.summary, took: elapsed)
        case .failure(let error): .failed(error, call.summary, took: elapsed)
        }
      }
    }
    return try result.get()
  }

  /// Runs a call until it succeeds, fails or reaches its deadline.
  private func response(to call: inout Call) async -> Result<RawResponse, NetworkError> {
    let usual = call.transfer.isInMemory ? configuration.deadline : nil
    guard let limit = call.endpoint.deadline ?? usual else { return await call.run() }
    guard limit > .zero else { return .failure(call.failure(.deadlineExceeded)) }
    let end = timeLimits.now + min(limit, .century)
    // No adapter or decision waits, so only attempts take time, and each of them ends at the deadline.
    if call.isPrompt { return await call.run(until: Call.Deadline(end: end)) }
    return await response(to: &call, at: end)
  }

  /// Runs a call until it succeeds, fails or reaches its deadline, even if an adapter or a decision takes longer.
  ///
  /// At the deadline the call is cancelled. If an adapter or a decision ignores the cancellation, the caller doesn't
  /// wait for that step.
  private func response(
    to call: inout Call,
    at deadline: Duration
  ) async -> Result<RawResponse, NetworkError> {
    typealias End = (call: Call, result: Result<RawResponse, NetworkError>)
    let (latest, arrival) = (Locked(call), Arrival<End>())
    // Start the limit before the task, because the task may run for long before it first suspends.
    let stop = Stop()
    let id = timeLimits.start(.century, until: deadline) {
      let call = latest.withLock { $0 }
      arrival.arrive(.success((call, .failure(call.failure(.deadlineExceeded)))))
      stop.send()
    }
    let exit = Call.Exit(
      note: { call in
        latest.withLock { latest in
          latest = call
          // Without this line, the call would retain itself.
          latest.deadline = nil
        }
      },
      lift: { [timeLimits] in _ = timeLimits.stop(id) }
    )
    let task = Task.startingNow { [call] in
      var call = call
      let result = await call.run(until: Call.Deadline(end: deadline, exit: exit))
      if !arrival.arrive(.success((call, result))) { call.removeFiles() }
    }
    stop.listen { task.cancel() }
    let end = await withTaskCancellationHandler {
      await arrival.result()
    } onCancel: {
      task.cancel()
    }
    _ = timeLimits.stop(id)
    guard case .success(var end) = end else { preconditionFailure("only ends arrive") }
    if Task.isCancelled, case .failure(var error) = end.result {
      error.reason = .cancelled
      end.result = .failure(error)
    }
    call = end.call
    return end.result
  }
}

// MARK: An attempt

extension Pipeline {
  /// Sends a request once; stops it after `timeout` without progress, or at `end`, a time of ``TimeLimits/now``.
  func attempt(
    _ request: HTTPRequest,
    _ transfer: Transfer,
    within timeout: Duration?,
    until end: Duration?
  ) async -> Result<RawResponse, TransportError> {
    guard timeout != nil || end != nil else {
      return await result { [transport] () throws(TransportError) in
        try await transport.send(request, transfer: transfer)
      }
    }
    let timeout = timeout ?? .century
    guard timeout > .zero else { return .failure(TransportError(.timedOut)) }
    // Start the limit before the attempt's task, because the task may run for long before it first suspends.
    let stop = Stop()
    let limit = timeLimits.start(timeout, until: end) { stop.send() }
    var transfer = transfer
    transfer.onActivity = { [timeLimits] in timeLimits.restart(limit) }
    let attempt: Result<RawResponse, TransportError>
    if let stoppable {
      attempt = await result { () throws(TransportError) in
        try await stoppable.send(request, transfer: transfer, stop: stop)
      }
    } else {
      let task = Task.startingNow { [transport, transfer] in
        await result { () throws(TransportError) in
          try await transport.send(request, transfer: transfer)
        }
      }
      stop.listen { task.cancel() }
      attempt = await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
    let isOverdue = !timeLimits.stop(limit)
    guard isOverdue, !Task.isCancelled, case .failure = attempt else { return attempt }
    return .failure(TransportError(.timedOut))
  }
}

/// Runs a throwing operation and returns its result.
private func result<Success, Failure>(
  _ operation: () async throws(Failure) -> Success
) async -> Result<Success, Failure> {
  do throws(Failure) {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}
