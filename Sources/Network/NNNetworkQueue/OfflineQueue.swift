public import Foundation
public import NNNetwork

/// Stores requests and sends them in order as soon as the network permits.
///
/// A request is stored before it is first sent, and removed after its response has been handled, so the request
/// survives a crash. Every attempt has the same `Idempotency-Key`, so a server that supports this header processes the
/// request only once. The requests of a lane are sent one after the other; different lanes are sent in parallel.
///
/// Each account has its own queue, with the client of that account and its own folder.
///
/// ```swift
/// let queue = try OfflineQueue<Service>(network, in: folder)
/// await queue.handle("post-message", response: .json) { (request, result: Result<Message, _>) in … }
/// await queue.start()
/// ```
public actor OfflineQueue<Services: NetworkService & Codable>
where Services.Environment: Codable {
  typealias Handler = @Sendable (QueuedRequest, Result<RawResponse, QueueFailure>) async -> Void

  /// The events, of which the last 1,000 are buffered; only one task may read them.
  public nonisolated let events: AsyncStream<QueueEvent>

  let client: NetworkClient<Services.Environment>
  let limits: QueueLimits
  let folder: RequestFolder
  let continuation: AsyncStream<QueueEvent>.Continuation
  /// How many requests each service, by its URL, has answered with a status below 500.
  nonisolated let answers = Locked<[URL: Int]>([:])
  /// Whether a task will call ``wake(_:)`` for an answer; many such tasks would fill the actor's queue.
  nonisolated let isWaking = Locked(false)
  var handlers: [String: Handler] = [:]
  var lanes: [String: Lane] = [:]
  /// The requests and dead letters, by their number.
  var records: [Int: QueueRecord] = [:]
  /// The size of each record in the folder, and of all of them.
  var sizes: [Int: Int] = [:]
  var bytes = 0
  /// The callers that still wait for the result of their request, in case it can be sent at once.
  var callers: [Int: Arrival<Outcome>] = [:]
  var lastNumber = 0
  var phase = Phase.opened
  private var listener: Task<Void, Never>?

  enum Phase {
    case opened, started, stopped
    /// The credential store was invalidated, so nothing can be sent anymore.
    case signedOut
  }

  /// Opens a queue and loads the stored requests; nothing is sent until ``start()``.
  ///
  /// - Parameters:
  ///   - client: the client that sends the requests. Its adapters, decisions and credential store are used, but not its
  ///     retries, because the queue retries by itself.
  ///   - folder: the folder in which requests are stored. It is created if needed, and only one queue may have it open.
  ///     On Apple's systems it must be in the app's own container and not in one shared with extensions, because a
  ///     suspended app must not hold a lock there.
  /// - Throws: ``QueueError``.
  public init(
    _ client: NetworkClient<Services.Environment>,
    in folder: URL
  ) throws(QueueError) {
    try self.init(client, in: RequestFolder(folder))
  }

  package init(
    _ client: NetworkClient<Services.Environment>,
    in folder: RequestFolder,
    limits: QueueLimits = QueueLimits()
  ) throws(QueueError) {
    self.client = client
    self.limits = limits
    self.folder = folder
    (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1_000))
    let stored = try folder.load()
    for file in stored.damaged { continuation.yield(.damaged(file: file)) }
    let replaced = Self.replaced(in: stored.records)
    for record in stored.records {
      lastNumber = record.number
      if replaced.contains(record.number) {
        try folder.remove(record.number)
        continue
      }
      records[record.number] = record
      sizes[record.number] = (try? record.encoded().count) ?? 0
      if record.reason == nil { lanes[record.lane, default: Lane()].order.append(record.number) }
    }
    bytes = sizes.values.reduce(0, +)
  }

  /// The numbers of requests that a later one has replaced, and of dead letters that were retried.
  ///
  /// A kill can leave both files. The newer counts.
  private static func replaced(in records: [QueueRecord]) -> Set<Int> {
    var newest: [[String]: Int] = [:]
    var replaced: Set<Int> = []
    for record in records {
      var keys = [["key", record.request.idempotencyKey]]
      if record.reason == nil, let key = record.replaces { keys.append([record.lane, key, ""]) }
      for key in keys {
        if let older = newest.updateValue(record.number, forKey: key) { replaced.insert(older) }
      }
    }
    return replaced
  }

  /// Sets the handler for the responses to all requests with this handler name, even if they were made before a restart
  /// of the app.
  ///
  /// A request is removed when its handler has returned. If the process ends before that, the request is sent again,
  /// and the handler may be called twice with the same request. A handler must not wait for a request of the same lane,
  /// and must not stop the queue.
  ///
  /// - Parameters:
  ///   - name: the name in the ``QueuePolicy``, or the path of a `Request`.
  ///   - response: decodes the response.
  ///   - body: called with the request and the result.
  public func handle<Value: Sendable>(
    _ name: String,
    response: ResponseSerializer<Value>,
    _ body: @escaping @Sendable (QueuedRequest, Result<Value, QueueFailure>) async -> Void
  ) {
    handlers[name] = { request, result in
      await body(
        request,
        result.flatMap { raw in
          do {
            return .success(try response.serialize(raw))
          } catch {
            return .failure(.unreadable(error))
          }
        }
      )
    }
  }

  /// Starts sending; call it after all handlers have been set.
  public func start() {
    guard phase == .opened else { return }
    phase = .started
    let observer = Engine.AnswerObserver { [weak self, answers, isWaking] service in
      answers.withLock { $0[service, default: 0] += 1 }
      let isFirst = isWaking.withLock { isWaking in
        defer { isWaking = true }
        return !isWaking
      }
      if isFirst, let self { Task { await self.wake(.answer) } }
    }
    client.engine.observeAnswers(observer)
    for name in lanes.keys { work(on: name) }
    #if canImport(Network)
    listener = Task { [weak self] in
      for await isReachable in Reachability.changes where isReachable {
        await self?.wake(.reachable)
      }
    }
    #endif
  }

  /// Stops the queue and ends the events; requests that are being sent are cancelled but stay stored.
  public func stop() async {
    guard phase != .stopped else { return }
    phase = .stopped
    listener?.cancel()
    let tasks = lanes.values.compactMap(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    for number in callers.keys { tell(number, .waiting) }
    folder.unlock()
    continuation.finish()
  }

  /// Ends all waits, for example because there is a network again or the person has signed in again.
  ///
  /// On Apple's systems the queue notices by itself when there is a network.
  public func wake() { wake(.app) }

  /// The requests that wait or are being sent, oldest first.
  public var pending: [QueuedRequest] {
    records.values.filter { $0.reason == nil }.sorted { $0.number < $1.number }.map(\.request)
  }

  /// The requests that the queue has given up, oldest first.
  public var deadLetters: [DeadLetter] {
    records.values.sorted { $0.number < $1.number }.compactMap(\.deadLetter)
  }

  /// Moves a dead letter to the end of its lane, with a new date but the same idempotency key.
  ///
  /// - Throws: ``QueueError``; the dead letter is then kept.
  public func retry(_ letter: DeadLetter) throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    guard var record = record(of: letter.request), record.reason != nil else { return }
    let old = record.number
    lastNumber += 1
    (record.number, record.attempts) = (lastNumber, 0)
    (record.reason, record.deathDate) = (nil, nil)
    record.request.date = client.engine.configuration.now()
    try store(record)
    remove(old)
    work(on: record.lane)
  }

  /// Removes a request or a dead letter; a request that is being sent may still reach the server.
  ///
  /// - Throws: ``QueueError``; the request is then kept.
  public func discard(_ request: QueuedRequest) throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    guard let record = record(of: request) else { return }
    try folder.remove(record.number)
    forget(record.number)
    continuation.yield(.discarded(request))
  }

  /// Moves all waiting requests to another queue, for example those made before the person signed in.
  ///
  /// - Throws: ``QueueError``; requests that were not moved are kept.
  public func move(to other: OfflineQueue<Services>) async throws(QueueError) {
    for record in records.values.sorted(by: { $0.number < $1.number })
    where record.reason == nil && lanes[record.lane]?.sending != record.number {
      try await other.adopt(record)
      remove(record.number)
    }
  }

  private func adopt(_ record: QueueRecord) throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    var record = record
    lastNumber += 1
    record.number = lastNumber
    try store(record)
    work(on: record.lane)
  }

  private func record(of request: QueuedRequest) -> QueueRecord? {
    records.values.first { $0.request.id == request.id }
  }
}
