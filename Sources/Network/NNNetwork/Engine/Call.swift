import Foundation

/// The state of one request: its attempts so far, and its next attempt.
///
/// The methods called in each attempt are `mutating` even if they change nothing, because a nonmutating method would
/// copy the whole state.
struct Call: Sendable {
  let endpoint: EndpointValues
  let method: HTTPMethod
  let transfer: Transfer
  let pipeline: Pipeline
  var context: RequestContext

  var content: EncodedParams?
  /// The target of the last redirect.
  var redirect: (url: URL, method: HTTPMethod, keepsBody: Bool)?
  var deadline: Deadline?

  /// The time at which all attempts and waits together must have ended.
  struct Deadline: Sendable {
    /// The end as a time of the pipeline's ``TimeLimits``.
    let end: Duration
    /// Set if the caller stops waiting at the deadline, even if the call has not ended.
    var exit: Exit?
  }

  /// The callbacks of a call whose caller may stop waiting before the call ends.
  final class Exit: Sendable {
    /// Called with the call's state before and after every attempt.
    let note: @Sendable (Call) -> Void
    /// Called if the deadline turns out not to apply to this request.
    let lift: @Sendable () -> Void

    init(note: @escaping @Sendable (Call) -> Void, lift: @escaping @Sendable () -> Void) {
      (self.note, self.lift) = (note, lift)
    }
  }

  init(
    _ endpoint: EndpointValues,
    at serviceURL: URL,
    method: HTTPMethod,
    transfer: Transfer,
    owner: RequestOwner,
    pipeline: Pipeline
  ) {
    var endpoint = endpoint
    if let file = transfer.resume {
      let steps: [any ResponseDecision] = [
        RestartDownloadDecision(file: file), ContinueDownloadDecision(),
      ]
      endpoint.decisions = steps + endpoint.decisions
    }
    self.endpoint = endpoint
    self.method = method
    var transfer = transfer
    transfer.maxBodyBytes = pipeline.configuration.maxBodyBytes
    self.transfer = transfer
    self.pipeline = pipeline
    context = RequestContext(
      serviceURL: serviceURL,
      method: method,
      idempotency: endpoint.idempotency,
      owner: owner,
      pipeline: pipeline
    )
  }

  var configuration: NetworkConfiguration { pipeline.configuration }

  /// Runs the request until it succeeds or fails; the caller must call ``removeFiles`` afterwards.
  mutating func run(until deadline: Deadline? = nil) async -> Result<RawResponse, NetworkError> {
    self.deadline = deadline
    do throws(NetworkError) {
      let response = try await response()
      try checkCancellation()
      return .success(response)
    } catch {
      return .failure(error)
    }
  }

  /// Decodes a response.
  func decoded<Value>(
    _ response: Result<RawResponse, NetworkError>,
    by serializer: ResponseSerializer<Value>
  ) -> Result<Value, NetworkError> {
    switch response {
    case .failure(let error): return .failure(error)
    case .success(let response):
      do {
        return .success(try serializer.serialize(response))
      } catch {
        let cause = error as? TransportError
        return .failure(failure(cause.map { .transport($0) } ?? .serialization(error)))
      }
    }
  }

  /// Deletes the temporary files of the request's body and of the response, unless the latter has been moved.
  func removeFiles() {
    content?.temporaryFile?.remove()
    if let part = transfer.destination { try? FileManager.default.removeItem(at: part) }
  }

  /// Makes attempts until there is a final response; one iteration of the loop is one attempt.
  private mutating func response() async throws(NetworkError) -> RawResponse {
    if let problem = DecisionOrder.problem(of: endpoint.decisions) {
      throw failure(.invalidRequest(problem))
    }
    while true {
      context.sent = try await draft()
      liftDeadlineOfTransfer()
      let outcome = await send(context.sent)
      try checkCancellation()
      if case .failure = outcome, isOverdue { throw failure(.deadlineExceeded) }
      switch try await verdict(on: outcome) {
      case .proceed(.response(var response)):
        response.url = context.sent.url
        return response
      case .proceed(.failure(let error)): throw failure(.transport(error))
      case .fail(let reason): throw failure(reason)
      case .redirect(let url, let method, let keepsBody):
        redirect = (url, method, keepsBody)
        if !context.isAtService(url) { context.hasLeftService = true }
      case .restart(let wait): try await pause(wait)
      }
    }
  }

  private mutating func send(_ request: HTTPRequest) async -> Outcome {
    context.attempt += 1
    note()
    let watch = configuration.monitors.isEmpty ? nil : Stopwatch(configuration.clock)
    configuration.monitors.record { .sending(summary) }
    let timeout = endpoint.timeout ?? configuration.timeout
    var result = await pipeline.attempt(request, transfer, within: timeout, until: deadline?.end)
    if case .success(let response) = result,
      let problem = ContentRange.problem(of: response, to: request)
        ?? BodyEncoding.problem(of: response, to: request)
    {
      result = .failure(problem)
    }
    if let elapsed = watch?.elapsed {
      configuration.monitors.record {
        .received(
          result.map { ResponseSummary($0, redaction: configuration.redaction) },
          summary,
          took: elapsed
        )
      }
    }
    context.lastResponse = try? result.get()
    note()
    switch result {
    case .success(let response): return .response(response)
    case .failure(let error): return .failure(error)
    }
  }

  /// Reports the current state to the caller.
  private mutating func note() { deadline?.exit?.note(self) }

  /// Whether the deadline has passed.
  private var isOverdue: Bool { deadline.map { $0.end <= pipeline.timeLimits.now } ?? false }

  /// Removes the client's deadline from a request with a long body; only the endpoint's deadline applies to it.
  private mutating func liftDeadlineOfTransfer() {
    guard endpoint.deadline == nil, context.sent.body.isLong else { return }
    deadline?.exit?.lift()
    deadline = nil
  }

  /// Whether all adapters and decisions of this request return without waiting.
  var isPrompt: Bool {
    guard pipeline.isPrompt, pipeline.takesStepsOfEndpoints else { return pipeline.isPrompt }
    return endpoint.adapters.allSatisfy(\.isPrompt) && endpoint.decisions.allSatisfy(\.isPrompt)
  }

  /// Asks the decisions in order until one restarts, redirects or fails the request; otherwise proceeds with the last
  /// outcome.
  private mutating func verdict(on first: Outcome) async throws(NetworkError) -> Verdict {
    // One copy for all decisions, instead of one for each.
    let context = context
    var outcome = first
    for step in pipeline.steps(of: endpoint) where context.restarts(of: step.id) < step.budget {
      let verdict = try await ask(step, about: outcome, in: context)
      switch verdict {
      case .proceed(let next): outcome = next
      case .fail: return verdict
      case .restart(let wait):
        guard mayRestart(after: wait) else { continue }
        self.context.charge(step.id)
        configuration.monitors.record { .restarting(by: step.id, after: wait, summary) }
        return verdict
      case .redirect(let url, _, _):
        guard mayRestart(after: .zero) else { continue }
        self.context.charge(step.id)
        configuration.monitors.record {
          .redirecting(to: configuration.redaction.url(url.absoluteString), summary)
        }
        return verdict
      }
    }
    return .proceed(outcome)
  }

  private mutating func ask(
    _ step: DecisionStep,
    about outcome: Outcome,
    in context: RequestContext
  ) async throws(NetworkError) -> Verdict {
    let verdict: Result<Verdict, any Error>
    do {
      verdict = .success(try await step.decision.decide(outcome, in: context))
    } catch {
      verdict = .failure(error)
    }
    // If the task was cancelled, the request fails with `cancelled`, whatever the verdict.
    try checkCancellation()
    do {
      return try verdict.get()
    } catch {
      throw failure(.decision(step.id, error))
    }
  }

  /// Whether another attempt may be made after a wait.
  ///
  /// If not, the decision's restart or redirect is ignored, and the remaining decisions are asked about the same
  /// outcome.
  private func mayRestart(after wait: Duration) -> Bool {
    guard context.attempt < configuration.maxAttempts else { return false }
    guard let deadline else { return true }
    return wait < deadline.end - pipeline.timeLimits.now
  }

  private mutating func pause(_ wait: Duration) async throws(NetworkError) {
    if wait > .zero { try? await configuration.clock.sleep(for: min(wait, .century)) }
    try checkCancellation()
  }

  mutating func checkCancellation() throws(NetworkError) {
    if Task.isCancelled { throw failure(.cancelled) }
  }
}

extension Call {
  /// Builds the request of the next attempt from scratch and runs all adapters on it.
  mutating func draft() async throws(NetworkError) -> HTTPRequest {
    try checkCancellation()
    let plain = try plainRequest()
    context.sent = plain
    var request = plain
    for adapter in pipeline.adapters { try await apply(adapter, to: &request) }
    request.headers.set(endpoint.headers)
    if pipeline.takesStepsOfEndpoints {
      for adapter in endpoint.adapters { try await apply(adapter, to: &request) }
    }
    if let redirect {
      request.method = redirect.method
      if !redirect.keepsBody { request.dropBody() }
    }
    if transfer.resume != nil { request.headers["Accept-Encoding"] = "identity" }
    if let point = transfer.resume?.point {
      request.headers["Range"] = "bytes=\(point.offset)-"
      request.headers["If-Range"] = point.validator
    }
    if context.hasLeftService {
      request.url = plain.url
      request.body = plain.body
    }
    let isElsewhere = redirect != nil || request.url != plain.url
    if isElsewhere, !context.isAtService(request.url) {
      configuration.redaction.strip(&request.headers)
      for name in configuration.headersOfService { request.headers[name] = nil }
      for name in request.credential?.fields ?? [] { request.headers[name] = nil }
      request.credential = nil
    }
    guard !context.owner.isReplaced else { throw failure(.accountChanged) }
    if let account = request.credential?.account {
      guard account == context.credentialAccount ?? account else { throw failure(.accountChanged) }
      context.credentialAccount = account
    }
    if let problem = request.problem ?? (isElsewhere ? request.urlProblem : nil) {
      throw failure(.invalidRequest(problem))
    }
    return request
  }

  /// Builds the request with method, URL and parameters, before any adapter changes it.
  private mutating func plainRequest() throws(NetworkError) -> HTTPRequest {
    var request = HTTPRequest(method: method, url: context.serviceURL)
    request.idempotency = endpoint.idempotency
    request.options = endpoint.options
    do {
      let content = try self.content ?? endpoint.serializer.encode(endpoint.params)
      self.content = content
      if let redirect {
        request.method = redirect.method
        request.url = redirect.url
        if redirect.keepsBody { content.writeBody(to: &request) }
      } else {
        request.url = try ServicePath.url(
          of: endpoint.path,
          query: content.query,
          at: context.serviceURL,
          context.serviceOrigin
        )
        content.writeBody(to: &request)
      }
    } catch {
      throw failure(.invalidRequest(summary(of: error)))
    }
    if case .key(let key) = endpoint.idempotency { request.headers["Idempotency-Key"] = key }
    return request
  }

  /// Describes why the request could not be built.
  ///
  /// An error from outside NNNetwork is described only by its type, because its message may contain parameters.
  private func summary(of error: any Error) -> String {
    switch error {
    case let error as ParamsError: error.description
    case let error as ServicePath.Malformed: error.summary(configuration.redaction)
    case let error as EncodingError: error.locationSummary
    default: "encoding the parameters threw \(type(of: error))"
    }
  }

  private mutating func apply(
    _ adapter: any RequestAdapter,
    to request: inout HTTPRequest
  ) async throws(NetworkError) {
    do {
      try await adapter.adapt(&request, in: context)
    } catch {
      try checkCancellation()
      throw failure(error is AccountChanged ? .accountChanged : .adapter(error))
    }
    try checkCancellation()
  }

  /// Creates an error with everything known about the request so far.
  func failure(_ reason: NetworkError.Reason) -> NetworkError {
    NetworkError(
      reason,
      method: method,
      url: configuration.redaction.url(context.sent.url.absoluteString),
      attempt: context.attempt,
      response: context.lastResponse,
      redaction: configuration.redaction
    )
  }

  /// The redacted request, for monitors.
  var summary: RequestSummary {
    RequestSummary(
      id: context.id,
      attempt: context.attempt,
      request: context.sent,
      redaction: configuration.redaction
    )
  }
}

extension HTTPRequest {
  /// Removes the body and the headers that describe it.
  fileprivate mutating func dropBody() {
    body = .none
    for field in headers where field.name.lowercased().hasPrefix("content-") {
      headers[field.name] = nil
    }
  }
}
