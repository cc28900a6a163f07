public import Foundation

/// Stores requests and sends them in order as soon as the network permits.
///
/// A request is stored before it is first sent, and removed after its response has been handled, so the request
/// survives a crash and a power failure. Every attempt has the same `Idempotency-Key`, so a server that supports this
/// header processes the request only once. The requests of a lane are sent one after the other; different lanes are
/// sent in parallel.
///
/// ```swift
/// let queue = try await OfflineQueue<Service>(network, in: folder)
/// await queue.handle("post-message", response: .json) { (ticket, result: Result<Message, _>) in … }
/// await queue.start()
/// ```
public actor OfflineQueue<Services: NetworkService & Codable>: EndpointQueue
where Services.Environment: Codable {
  typealias Environment = Services.Environment

  /// The capacity, retries and waits.
  nonisolated let limits: QueueLimits
  nonisolated let client: NetworkClient<Environment>
  nonisolated let streams = Broadcast<QueueEvent>()
  /// The account that is signed in; nil if the queue has no accounts.
  nonisolated let account: CurrentAccount?
  /// Whether a lane waits for the network; read on every response without entering the actor.
  nonisolated let isWaiting = Locked(false)
  let pipeline: Pipeline
  let store: any QueueStore
  let watch: Stopwatch
  /// Measures the age of requests.
  var clock: QueueClock
  /// The time of `watch` at which to search again for old requests of other accounts.
  var nextSearch = Duration.zero

  typealias Handler = @Sendable (QueueTicket, Result<RawResponse, QueueFailure>) async -> Void
  var handlers: [String: Handler] = [:]
  var lanes: [LaneName: Lane] = [:]
  var items: [QueueID: Item] = [:]
  var letters: [QueueID: Letter] = [:]
  /// The latest request for each lane and collapse key.
  var collapsible: [CollapseKey: QueueID] = [:]
  /// The callers that still wait for the result of their request, in case it can be sent at once.
  var callers: [QueueID: Arrival<QueueOutcome>] = [:]
  /// Changes that could not be written; they are written together with the next change.
  var unwritten: [QueueChange] = []
  var lastID: QueueID?
  var bytes = 0
  var lastGeneration = 0
  var phase = Phase.opened
  private let reachability: AsyncStream<Bool>?
  private var listeners: [Task<Void, Never>] = []

  enum Phase { case opened, started, stopped }

  /// Opens a queue and loads the stored requests; nothing is sent until ``start()``.
  ///
  /// - Parameters:
  ///   - client: the client that sends the requests. Its adapters and decisions run, except the decision `retry`,
  ///     because the queue retries by itself.
  ///   - folder: the folder in which requests are stored. It is created if needed, and only one queue may have it open.
  ///     On Apple's systems it must be in the app's own container and not in one shared with extensions, because a
  ///     suspended app must not hold a lock there. Nil to keep requests in memory, where they are lost when the process
  ///     ends.
  ///   - account: the account that is signed in. It is needed only if the client has no ``CredentialStore``, or has the
  ///     store inside another adapter; otherwise the store's account is used. Requests of other accounts stay in the
  ///     queue and are sent when their account is signed in again.
  ///   - reachability: tells after each change whether there seems to be a network, so that the queue can try again
  ///     early. Nil to use the system's information on Apple's systems, and none on Linux.
  ///   - limits: the capacity, retries and waits.
  /// - Throws: ``QueueError``.
  public init(
    _ client: NetworkClient<Services.Environment>,
    in folder: URL?,
    account: CurrentAccount? = nil,
    reachability: AsyncStream<Bool>? = nil,
    limits: QueueLimits = QueueLimits()
  ) async throws(QueueError) {
    try await self.init(
      client,
      store: folder.map { FileQueueStore(in: $0) } ?? MemoryQueueStore(),
      account: account,
      reachability: reachability,
      limits: limits
    )
  }

  package init(
    _ client: NetworkClient<Services.Environment>,
    store: any QueueStore,
    account: CurrentAccount? = nil,
    reachability: AsyncStream<Bool>? = nil,
    limits: QueueLimits = QueueLimits(),
    boot: SystemBoot = .current
  ) async throws(QueueError) {
    self.client = client
    self.store = store
    self.account = client.account ?? account
    #if canImport(Network)
    self.reachability = reachability ?? Reachability.changes
    #else
    self.reachability = reachability
    #endif
    self.limits = limits
    var configuration = client.configuration
    configuration.decisions.removeAll(where: \.isRetry)
    // A deadline keeps a slow response from blocking its lane. For queued requests the deadline is at least 60 s, even
    // if the client's deadline is shorter.
    configuration.deadline = configuration.deadline.map { max($0, .seconds(60)) }
    pipeline = Pipeline(transport: client.transport, configuration: configuration)
    watch = Stopwatch(configuration.clock)
    clock = QueueClock(boot: boot, watch: watch, wallClock: configuration.now)
    load(try await store.open())
  }

  var configuration: NetworkConfiguration { pipeline.configuration }
  var now: Date { configuration.now() }

  /// The client for the app to use: requests that may wait go through the queue, and every response wakes the queue.
  public nonisolated var network: NetworkClient<Services.Environment> {
    client.queuing(in: self)
  }

  /// The events from now on; each access creates a new stream, which buffers the last 1,000 events.
  public nonisolated var events: AsyncStream<QueueEvent> { streams.stream() }

  /// Sets the handler for the responses to all requests with this handler name, even if they were made before a restart
  /// of the app.
  ///
  /// A request is removed when its handler has returned. If the process ends before that, the request is sent again,
  /// and the handler may be called twice with the same ticket. A handler must not wait for a request of the same lane,
  /// and must not stop the queue.
  ///
  /// - Parameters:
  ///   - name: the name, as passed for `handler` to
  ///     ``QueuePolicy/whenOffline(maxAge:lane:collapsing:handler:attempts:)``.
  ///   - response: decodes the response.
  ///   - body: called with the ticket and the result.
  public func handle<Value: Sendable>(
    _ name: String,
    response: ResponseSerializer<Value>,
    _ body: @escaping @Sendable (QueueTicket, Result<Value, QueueFailure>) async -> Void
  ) {
    handlers[name] = { ticket, result in
      await body(
        ticket,
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
    for name in lanes.keys { work(on: name) }
    if let changes = account?.changes {
      listeners.append(
        Task { [weak self] in for await _ in changes { await self?.followAccount() } }
      )
      followAccount()
    }
    if let reachability {
      listeners.append(
        Task { [weak self] in
          for await isReachable in reachability where isReachable { await self?.wake(.reachable) }
        }
      )
    }
  }

  /// Stops the queue and closes the store; requests that are being sent are cancelled but stay stored.
  public func stop() async {
    guard phase != .stopped else { return }
    phase = .stopped
    for listener in listeners { listener.cancel() }
    let tasks = lanes.values.compactMap(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    for name in lanes.keys { tellWaiting(in: name) }
    if !unwritten.isEmpty { try? await store.append(takeUnwritten(), .power) }
    await store.close()
    streams.finish()
  }

  /// The requests of the current account that wait or are being sent, oldest first.
  public var pending: [QueueTicket] {
    items.values.filter { $0.record.account == account?.name && $0.state != .writing }
      .map(\.record.ticket).sorted { $0.id < $1.id }
  }

  /// Loads the stored requests; all of them wait, even those that were being sent when the process ended.
  private func load(_ contents: QueueContents) {
    var damage = contents.damage
    for entry in contents.entries.sorted(by: { $0.id < $1.id }) {
      lastID = max(lastID ?? entry.id, entry.id)
      bytes += entry.record.count
      guard let record = QueueRecord.read(entry.record) else {
        damage.append(.unknownVersion(entry.id))
        continue
      }
      let mark = entry.mark.flatMap { try? QueueRecord.decoder.decode(QueueMark.self, from: $0) }
      let item = Item(
        record: record,
        size: entry.record.count,
        state: .queued,
        refusals: mark?.refusals ?? 0,
        paused: .seconds(mark?.pausedSeconds ?? 0)
      )
      if let reason = mark?.reason {
        let moment = mark?.moment ?? record.moment
        letters[record.id] = Letter(item: item, reason: reason, moment: moment)
      } else {
        add(item)
        let lane = LaneName(record)
        if lanes[lane]?.pausedSince == nil { lanes[lane]?.pausedSince = mark?.pausedSince }
      }
    }
    // If the app ended while a dead letter was retried, the store has it twice: as a new request and as a dead letter.
    let keys = Set(items.values.map { [$0.record.account, $0.record.key] })
    for (id, letter) in letters
    where keys.contains([letter.item.record.account, letter.item.record.key]) {
      forget(letter: id)
      unwritten.append(.remove(id))
    }
    dropWhatIsTooOld()
    for part in damage { streams.sendEarly(.damaged(part)) }
  }
}
