public import Foundation

/// Stores requests and sends them in order as soon as the network permits.
///
/// A request is stored before it is first sent and removed after its response has been handled, so that
/// neither a crash nor a power failure loses it. Every attempt has the same `Idempotency-Key`: a server
/// that supports the header processes the request once. The requests of a lane are sent one after the
/// other, different lanes in parallel.
///
/// ```swift
/// let queue = try await OfflineQueue<Service>(network, in: folder)
/// await queue.handle("post-message", response: .json) { (ticket, result: Result<Message, _>) in … }
/// await queue.start()
/// ```
public actor OfflineQueue<Services: NetworkService & Codable>: EndpointQueue
where Services.Environment: Codable {
  typealias Environment = Services.Environment

  /// Capacity, retries and waits.
  nonisolated let limits: QueueLimits
  nonisolated let client: NetworkClient<Environment>
  nonisolated let streams = Broadcast<QueueEvent>()
  /// The account that is signed in; nil if requests belong to no account.
  nonisolated let account: CurrentAccount?
  /// Whether a lane waits for the network; read on every response without entering the actor.
  nonisolated let isWaiting = Locked(false)
  let pipeline: Pipeline
  let store: any QueueStore
  let watch: Stopwatch
  /// Measures the age of requests.
  var clock: QueueClock
  /// The time, by `watch`, of the next search for old requests of other accounts.
  var nextSearch = Duration.zero

  typealias Handler = @Sendable (QueueTicket, Result<RawResponse, QueueFailure>) async -> Void
  var handlers: [String: Handler] = [:]
  var lanes: [LaneName: Lane] = [:]
  var items: [QueueID: Item] = [:]
  var letters: [QueueID: Letter] = [:]
  /// The latest request of each collapse key.
  var collapsible: [CollapseKey: QueueID] = [:]
  /// The callers that wait for the result of a request that may be sent at once.
  var callers: [QueueID: Arrival<QueueOutcome>] = [:]
  /// Changes that could not be written; tried again with the next change.
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
  ///   - client: sends the requests, with its adapters and its decisions except the one that retries,
  ///     because the queue has its own waits.
  ///   - folder: stores the requests. It is created if needed, and only one queue may have it open. On Apple's systems
  ///     it must be in the app's own container and not in one that is shared with extensions, because a suspended app
  ///     must not hold a lock there. Nil for memory, in which requests are lost with the process.
  ///   - account: the account that is signed in, if the client has no ``CredentialStore``, or has it inside another
  ///     adapter; otherwise the store's account is used. Requests of other accounts stay in the queue and are not sent
  ///     until their account is signed in again.
  ///   - reachability: whether there seems to be a network, after each change: a hint to try again early. Nil for the
  ///     system's own on Apple's systems, and for none on Linux.
  ///   - limits: capacity, retries and waits.
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
    // The queue's own deadline, at least 60 s, keeps a slow response from blocking its lane. It does not change the deadline of other requests.
    configuration.deadline = configuration.deadline.map { max($0, .seconds(60)) }
    pipeline = Pipeline(transport: client.transport, configuration: configuration)
    watch = Stopwatch(configuration.clock)
    clock = QueueClock(boot: boot, watch: watch, wallClock: configuration.now)
    load(try await store.open())
  }

  var configuration: NetworkConfiguration { pipeline.configuration }
  var now: Date { configuration.now() }

  /// The client for the app: requests that may wait go through the queue, and every response wakes it.
  public nonisolated var network: NetworkClient<Services.Environment> {
    client.queuing(in: self)
  }

  /// The events from now on; each use makes a new stream, which buffers the last 1,000 events.
  public nonisolated var events: AsyncStream<QueueEvent> { streams.stream() }

  /// Sets the handler for the responses to a kind of request, including requests from before a restart.
  ///
  /// A request is removed when its handler has returned. If the process ends earlier, the request is
  /// sent again, and the handler may be called twice with the same ticket. A handler must not wait for its own lane or
  /// stop the queue.
  ///
  /// - Parameters:
  ///   - name: the `handler` of ``QueuePolicy/whenOffline(maxAge:lane:collapsing:handler:attempts:)``.
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

  /// Stops the queue and closes the store; requests that are being sent are cancelled and stay stored.
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

  /// The waiting requests of this account, oldest first.
  public var pending: [QueueTicket] {
    items.values.filter { $0.record.account == account?.name && $0.state != .writing }
      .map(\.record.ticket).sorted { $0.id < $1.id }
  }

  /// Loads the stored requests; all of them wait, even if they were being sent.
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
    // A retried letter may have been stored again but not removed yet.
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
