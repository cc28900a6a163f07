package import Foundation

/// Runs requests: builds them, then calls the adapters, the transport, the decisions and the serializer.
package final class Engine: Sendable {
  let transport: any HTTPTransport
  package let configuration: NetworkConfiguration
  /// The engine for the requests that refresh credentials; nil in that engine itself.
  private let refresh: Engine?
  /// The last service URL, because parsing a URL is slow.
  private let lastBase = Locked<ServiceBase?>(nil)
  private let observer = Locked<AnswerObserver?>(nil)

  /// Receives the service's URL of each request that got a response with a status below 500.
  ///
  /// This is a struct, because each access to a function behind a lock would wrap the function once more.
  package struct AnswerObserver: Sendable {
    fileprivate let note: @Sendable (_ service: URL) -> Void

    package init(_ note: @escaping @Sendable (_ service: URL) -> Void) { self.note = note }
  }

  convenience init(_ transport: any HTTPTransport, _ configuration: NetworkConfiguration) {
    var plain = configuration
    plain.credentials = nil
    plain.decisions = []
    plain.retry = .ofRefresh
    plain.redirects = .service
    self.init(transport, configuration, refresh: Engine(transport, plain, refresh: nil))
  }

  private init(
    _ transport: any HTTPTransport,
    _ configuration: NetworkConfiguration,
    refresh: Engine?
  ) {
    self.transport = transport
    self.configuration = configuration
    self.refresh = refresh
  }

  var refreshClient: RefreshClient { RefreshClient(engine: refresh ?? self) }

  /// Sets the only observer of responses, for a queue.
  package func observeAnswers(_ observer: AnswerObserver) {
    self.observer.withLock { $0 = observer }
  }

  fileprivate func noteAnswer(from service: URL) {
    observer.withLock { $0 }?.note(service)
  }

  fileprivate func base(of url: URL) -> ServiceBase {
    lastBase.withLock { last in
      if let last, last.url == url { return last }
      let base = ServiceBase(url)
      last = base
      return base
    }
  }

  /// Runs a request until it succeeds or fails.
  package func run<Value: Sendable>(
    _ endpoint: some Endpoint,
    at serviceURL: URL,
    method: HTTPMethod,
    transfer: Transfer = Transfer(onProgress: nil),
    isFromQueue: Bool = false,
    decoding decode: (RawResponse) throws -> Value
  ) async throws(NetworkError) -> Value {
    var call = Call(endpoint, at: base(of: serviceURL), method: method, transfer, of: self)
    if !isFromQueue, endpoint.shouldQueue {
      throw call.failure(.invalidRequest("it may wait in a queue; send it with `OfflineQueue`"))
    }
    let watch = configuration.monitors.isEmpty ? nil : ContinuousClock.now
    var failure: NetworkError?
    defer {
      call.content?.temporaryFile?.remove()
      if let watch {
        call.report(.finished(call.summary, failure, took: ContinuousClock.now - watch))
      }
    }
    do throws(NetworkError) {
      let limit = call.options.deadline ?? configuration.deadline
      let response: RawResponse
      if let limit {
        response = try await call.response(within: limit)
      } else {
        response = try await call.response()
      }
      return try call.value(of: response, decode)
    } catch {
      failure = error
      throw error
    }
  }
}

/// The state of one request: its attempts so far, and its next attempt.
private struct Call: Sendable {
  let engine: Engine
  let service: ServiceBase
  let method: HTTPMethod
  let transfer: Transfer
  // The properties of the endpoint, read once per request. With these values the engine needs no generics, which would
  // not be specialized for an app's endpoints, because endpoints are types of another module.
  let path: String
  let params: any Encodable & Sendable
  let serializer: ParamsSerializer
  let headers: HTTPHeaders
  let idempotency: Idempotency
  let adapters: [any RequestAdapter]
  let decisions: [any ResponseDecision]
  let options: RequestOptions

  /// The number of the request within the process; 0 without monitors.
  let id: Int
  /// The request of the current attempt.
  var sent: HTTPRequest
  var content: EncodedParams?
  /// The target of the last redirect.
  var redirect: (url: URL, method: HTTPMethod, keepsBody: Bool)?
  /// Whether a redirect has left the service; never reset.
  var hasLeftService = false
  /// The version of the credential in `sent`; nil without one.
  var credential: Int?
  var lastResponse: RawResponse?
  var attempt = 0
  var (retries, redirects, refreshes) = (0, 0, 0)
  /// How often each decision of the app has restarted the request.
  var restarts: [String: Int] = [:]

  private static let lastID = Locked(0)

  init(
    _ endpoint: some Endpoint,
    at service: ServiceBase,
    method: HTTPMethod,
    _ transfer: Transfer,
    of engine: Engine
  ) {
    self.engine = engine
    self.service = service
    self.method = method
    self.transfer = transfer
    path = endpoint.path
    params = endpoint.params
    serializer = endpoint.serializer
    headers = endpoint.headers
    idempotency = endpoint.idempotency
    adapters = endpoint.adapters
    decisions = endpoint.decisions
    options = endpoint.options
    sent = HTTPRequest(method: method, url: service.url)
    id =
      engine.configuration.monitors.isEmpty
      ? 0
      : Self.lastID.withLock { last in
        last += 1
        return last
      }
  }

  // MARK: Until there is a response

  /// Decodes the final response.
  mutating func value<Value>(
    of response: RawResponse,
    _ decode: (RawResponse) throws -> Value
  ) throws(NetworkError) -> Value {
    do {
      return try decode(response)
    } catch {
      lastResponse = response
      throw failure((error as? TransportError).map { .transport($0) } ?? .serialization(error))
    }
  }

  /// Runs the request and cancels it at the deadline; an adapter or decision that ignores that is waited for.
  mutating func response(within limit: Duration) async throws(NetworkError) -> RawResponse {
    let isOverdue = Locked(limit <= .zero)
    if limit <= .zero { throw failure(.deadlineExceeded) }
    let work = Task { [self] in
      var call = self
      let result: Result<RawResponse, NetworkError>
      do throws(NetworkError) {
        result = .success(try await call.response())
      } catch {
        result = .failure(error)
      }
      return (call, result)
    }
    let timer = Task { [clock = engine.configuration.clock] in
      try await clock.sleep(for: limit)
      isOverdue.withLock { $0 = true }
      work.cancel()
    }
    let (call, result) = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    timer.cancel()
    self = call
    guard case .failure = result, isOverdue.withLock({ $0 }), !Task.isCancelled else {
      return try result.get()
    }
    throw failure(.deadlineExceeded)
  }

  /// Makes attempts until there is a final response; one iteration of the loop is one attempt.
  mutating func response() async throws(NetworkError) -> RawResponse {
    let watches = !engine.configuration.monitors.isEmpty
    while true {
      try await prepare()
      attempt += 1
      let watch = watches ? ContinuousClock.now : nil
      if watches { report(.sending(summary)) }
      let result: Result<RawResponse, TransportError>
      do throws(TransportError) {
        result = .success(try await engine.transport.send(sent, transfer))
      } catch {
        result = .failure(error)
      }
      if let watch { report(.received(summary, result, took: ContinuousClock.now - watch)) }
      if case .success(let response) = result {
        if response.status < 500 { engine.noteAnswer(from: service.url) }
        // Most requests end here, without another asynchronous call.
        if isFinal(response), !Task.isCancelled { return response }
      }
      lastResponse = try? result.get()
      if Task.isCancelled { throw failure(.cancelled) }
      switch try await next(after: result) {
      case .proceed(.success(let response)): return response
      case .proceed(.failure(let error)): throw failure(.transport(error))
      case .restart(let wait):
        if wait > .zero { try? await engine.configuration.clock.sleep(for: wait) }
        if Task.isCancelled { throw failure(.cancelled) }
      case .fail(let reason): throw failure(reason)
      }
    }
  }

  func report(_ event: NetworkEvent) {
    for monitor in engine.configuration.monitors { monitor.record(event) }
  }

  /// The request for monitors, which redact it when they read it.
  var summary: RequestSummary {
    RequestSummary(
      id: id,
      attempt: attempt,
      request: sent,
      redaction: engine.configuration.redaction
    )
  }

  /// Creates an error with everything known about the request so far.
  func failure(_ reason: NetworkError.Reason) -> NetworkError {
    if let file = lastResponse?.file { try? FileManager.default.removeItem(at: file) }
    return NetworkError(
      reason,
      method: method,
      url: engine.configuration.redaction.url(sent.url.absoluteString),
      attempt: attempt,
      response: lastResponse,
      redaction: engine.configuration.redaction
    )
  }
}

// MARK: The request of an attempt

extension Call {
  /// Builds the request of the next attempt from scratch, adds the credential, and runs all adapters on it.
  fileprivate mutating func prepare() async throws(NetworkError) {
    if Task.isCancelled { throw failure(.cancelled) }
    do {
      if content == nil {
        let encoded = try serializer.encode(params)
        content = encoded.multipart == nil ? encoded : try await encoded.written()
      }
      try buildPlainRequest()
    } catch {
      throw failure(.invalidRequest(summary(of: error)))
    }
    let plainURL = sent.url
    let plainBody = hasLeftService ? sent.body : nil
    credential = nil
    if let credentials = engine.configuration.credentials, !hasLeftService {
      credential = credentials.apply(to: &sent)
      if credential == nil { throw failure(.signedOut) }
    }
    if !engine.configuration.adapters.isEmpty || !adapters.isEmpty { try await adapt() }
    sent.headers.set(headers)
    if let plainBody { (sent.url, sent.body) = (plainURL, plainBody) }
    if let redirect {
      sent.method = redirect.method
      if !redirect.keepsBody { sent.dropBody() }
    }
    if let problem = sent.problem { throw failure(.invalidRequest(problem)) }
    guard redirect != nil || sent.url != plainURL else { return }
    guard Origin(sent.url) != nil else {
      throw failure(.invalidRequest("the URL is not an http or https URL"))
    }
    if !isAtService(sent.url) {
      credential = nil
      let names = engine.configuration.crossOriginHeaders
      sent.headers.keep(HTTPHeaders.sentToEveryOrigin.union(names))
    }
  }

  private mutating func adapt() async throws(NetworkError) {
    let context = context
    // The endpoint's headers override the client's, and its adapters see both.
    for (index, adapter) in (engine.configuration.adapters + adapters).enumerated() {
      if index == engine.configuration.adapters.count { sent.headers.set(headers) }
      do {
        try await adapter.adapt(&sent, in: context)
      } catch {
        throw failure(Task.isCancelled ? .cancelled : .adapter(error))
      }
      if Task.isCancelled { throw failure(.cancelled) }
    }
  }

  /// Builds the request with method, URL and parameters, before any adapter changes it.
  private mutating func buildPlainRequest() throws {
    let content = content ?? EncodedParams()
    if let redirect {
      sent = HTTPRequest(method: redirect.method, url: redirect.url)
      if redirect.keepsBody { content.writeBody(to: &sent) }
    } else {
      sent = HTTPRequest(method: method, url: try service.url(of: path, query: content.query))
      content.writeBody(to: &sent)
    }
    sent.timeout = options.timeout ?? engine.configuration.timeout
    if let policy = options.cachePolicy { sent.cachePolicy = policy }
    if case .key(let key) = idempotency { sent.headers["Idempotency-Key"] = key }
  }

  /// Describes why the request could not be built.
  ///
  /// An error from outside NNNetwork is described only by its type, because its message may contain parameters.
  private func summary(of error: any Error) -> String {
    switch error {
    case let error as ParamsError: error.description
    case let error as ServiceBase.Malformed: error.summary(engine.configuration.redaction)
    case let error as EncodingError: error.locationSummary
    default: "encoding the parameters threw \(type(of: error))"
    }
  }

  /// Whether the URL is at or below the service's URL, and no redirect has left the service.
  ///
  /// The path matters because countries can be paths of one host, such as `/it` and `/fr`, and the credential of one
  /// country must not be sent to another.
  private func isAtService(_ url: URL) -> Bool { !hasLeftService && service.contains(url) }

  private var context: RequestContext { RequestContext(attempt: attempt, sent: sent) }
}

// MARK: After an attempt

extension Call {
  /// Determines what happens after an attempt: the credential, redirects, the app's decisions, retry, status.
  fileprivate mutating func next(
    after first: Result<RawResponse, TransportError>
  ) async throws(NetworkError) -> DecisionAction {
    if let version = credential, let credentials = engine.configuration.credentials {
      if credentials.isInvalid { return .fail(.signedOut) }
      if case .success(let response) = first, refreshes < 2, credentials.isRejected(response) {
        return try await refreshed(credentials, after: version)
      }
    }
    if case .success(let response) = first, (300..<400).contains(response.status),
      let action = redirected(by: response)
    {
      return action
    }
    var result = first
    if !decisions.isEmpty || !engine.configuration.decisions.isEmpty {
      switch try await decided(about: first) {
      case .proceed(let changed): result = changed
      case let action: return action
      }
    }
    if let wait = waitBeforeRetry(after: result) { return .restart(after: wait) }
    if case .success(let response) = result, !isAccepted(response) {
      return .fail(.rejected(apiError(in: response)))
    }
    return .proceed(result)
  }

  /// Whether a response is accepted and no other decision has to be asked.
  fileprivate func isFinal(_ response: RawResponse) -> Bool {
    credential == nil && decisions.isEmpty && engine.configuration.decisions.isEmpty
      && (200..<300).contains(response.status) && isAccepted(response)
  }

  private func isAccepted(_ response: RawResponse) -> Bool {
    // Without this line, a part of the body that nobody asked for would be taken for the whole.
    if response.status == 206, sent.headers["Range"] == nil { return false }
    return (options.accepts ?? engine.configuration.accepts).contains(response.status)
  }

  private mutating func refreshed(
    _ credentials: any CredentialSource,
    after version: Int
  ) async throws(NetworkError) -> DecisionAction {
    refreshes += 1
    do {
      try await credentials.renew(after: version, using: engine.refreshClient)
      return .restart(after: .zero)
    } catch {
      if Task.isCancelled { throw failure(.cancelled) }
      return .fail(NetworkError.Reason(ofRefresh: error))
    }
  }

  private mutating func redirected(by response: RawResponse) -> DecisionAction? {
    let policy = options.redirects ?? engine.configuration.redirects
    switch policy.target(of: response, to: sent, redirects, isAtService) {
    case nil: return nil
    case .refused(let reason): return .fail(.redirect(reason))
    case .follow(let url, let method, let keepsBody):
      redirects += 1
      redirect = (url, method, keepsBody)
      if !isAtService(url) { hasLeftService = true }
      return .restart(after: .zero)
    }
  }

  /// Asks the app's decisions until one restarts or fails the request; otherwise proceeds with the last result.
  private mutating func decided(
    about first: Result<RawResponse, TransportError>
  ) async throws(NetworkError) -> DecisionAction {
    let context = context
    var result = first
    for decision in decisions + engine.configuration.decisions
    where restarts[decision.id, default: 0] < decision.budget {
      let action: DecisionAction
      do {
        action = try await decision.decide(result, in: context)
      } catch {
        throw failure(Task.isCancelled ? .cancelled : .decision(decision.id, error))
      }
      if Task.isCancelled { throw failure(.cancelled) }
      switch action {
      case .proceed(let next): result = next
      case .fail: return action
      case .restart:
        restarts[decision.id, default: 0] += 1
        return action
      }
    }
    return .proceed(result)
  }

  /// The wait before the request is sent again after a temporary failure; nil if it is not retried.
  private mutating func waitBeforeRetry(
    after result: Result<RawResponse, TransportError>
  ) -> Duration? {
    let policy = options.retry ?? engine.configuration.retry
    guard retries < policy.limit, policy.mayRetry(result, of: sent, idempotency) else {
      return nil
    }
    let wait = policy.wait(
      after: result,
      retries,
      now: engine.configuration.now(),
      random: engine.configuration.random
    )
    if wait != nil { retries += 1 }
    return wait
  }

  private func apiError(in response: RawResponse) -> (any Error)? {
    guard let type = options.failure ?? engine.configuration.failure else { return nil }
    func decode<Failure: Error & Decodable>(_ type: Failure.Type) -> any Error {
      do {
        return try JSONDecoder.nnnetwork.decode(type, from: response.body)
      } catch {
        return error
      }
    }
    return decode(type)
  }
}
