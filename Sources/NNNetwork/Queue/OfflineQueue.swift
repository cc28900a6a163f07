import Foundation

/// Sends requests when the network lets it, in the order in which they were asked for.
///
/// A request is written down before it is first sent, and struck out when its answer has been handled,
/// so that neither a crash nor a dead battery loses it. Every attempt carries the same
/// `Idempotency-Key`: a server that honours it acts once. Requests of one lane go one after the other,
/// lanes side by side.
///
/// ```swift
/// let queue = try await OfflineQueue<Service>(network, store: FileQueueStore(in: folder))
/// await queue.handle("post-message", response: .json) { (ticket, result: Result<Message, _>) in … }
/// await queue.start()
/// ```
public actor OfflineQueue<Services: NetworkService & Codable>: EndpointQueue
where Services.Environment: Codable {
  /// Where the app's services answer.
  public typealias Environment = Services.Environment

  /// How much it holds, and how patient it is.
  public nonisolated let limits: QueueLimits
  nonisolated let client: Network<Environment>
  nonisolated let streams = Broadcast<QueueEvent>()
  /// Whether a lane waits for the network: what looks at every answer may pass on if none does.
  nonisolated let isWaiting = Locked(false)
  let pipeline: Pipeline
  let store: any QueueStore
  let watch: Stopwatch

  typealias Handler = @Sendable (QueueTicket, Result<RawResponse, QueueFailure>) async -> Void
  var handlers: [String: Handler] = [:]
  var account: String?
  var lanes: [LaneName: Lane] = [:]
  var items: [QueueID: Item] = [:]
  var letters: [QueueID: Letter] = [:]
  /// The last request of each collapse key.
  var collapsible: [CollapseKey: QueueID] = [:]
  /// What could not be struck out; tried again with the next change.
  var unwritten: [QueueChange] = []
  var lastID: QueueID?
  var bytes = 0
  var lastGeneration = 0
  var phase = Phase.opened
  private let reachability: (any Reachability)?
  private var listening: Task<Void, Never>?

  enum Phase { case opened, started, stopped }

  /// Opens a queue and reads what is left from before; nothing is sent until ``start()``.
  ///
  /// - Parameters:
  ///   - client: sends the requests, with its adapters and decisions but ``RetryDecision``: the queue
  ///     has waits of its own.
  ///   - store: where requests are written down.
  ///   - account: whose requests these are. Those of other accounts stay where they are, unsent, until
  ///     ``setAccount(_:)``.
  ///   - reachability: when to try again, besides the queue's own times; nil for none.
  ///   - limits: how much it holds, and how patient it is.
  /// - Throws: ``QueueError``.
  public init(
    _ client: Network<Environment>,
    store: any QueueStore,
    account: String? = nil,
    reachability: (any Reachability)? = nil,
    limits: QueueLimits = QueueLimits()
  ) async throws(QueueError) {
    self.client = client
    self.store = store
    self.account = account
    self.reachability = reachability
    self.limits = limits
    var configuration = client.configuration
    configuration.decisions.removeAll { $0 is RetryDecision }
    configuration.deadline = nil
    pipeline = Pipeline(transport: client.transport, configuration: configuration)
    watch = Stopwatch(configuration.clock)
    load(try await store.open())
  }

  var configuration: NetworkConfiguration { pipeline.configuration }
  var now: Date { configuration.now() }

  /// The client for the app: what may wait goes through the queue, and every answer wakes it.
  public nonisolated var network: Network<Environment> { client.queuing(in: self) }

  /// All that happens from now on; each use is a stream of its own.
  ///
  /// Of what nobody has taken, the last thousand events are kept.
  public nonisolated var events: AsyncStream<QueueEvent> { streams.stream() }

  /// Names who is given the answers of a kind of request, also of those from before a restart.
  ///
  /// A request is struck out when its handler has returned. If the process ends before, the request is
  /// sent again and the handler is called again, so it may be called twice with one ticket. It must
  /// not wait for its own lane, nor stop the queue.
  ///
  /// - Parameters:
  ///   - name: the `handler` of ``QueuePolicy/whenOffline(maxAge:lane:collapsing:handler:)``.
  ///   - response: how the answer becomes a value.
  ///   - body: is given the ticket, and the value or why there is none.
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

  /// Begins to send; call it when all handlers are named.
  public func start() {
    guard phase == .opened else { return }
    phase = .started
    for name in lanes.keys { work(on: name) }
    guard let changes = reachability?.changes else { return }
    listening = Task { [weak self] in
      for await isReachable in changes where isReachable { await self?.hear(.edge) }
    }
  }

  /// Ends it and closes the store: what is under way is cancelled and stays written down.
  public func stop() async {
    guard phase != .stopped else { return }
    phase = .stopped
    listening?.cancel()
    let tasks = lanes.values.compactMap(\.task)
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    await store.close()
    streams.finish()
  }

  /// What waits, the oldest first, of this account alone.
  public var pending: [QueueTicket] {
    items.values.filter { $0.record.account == account && $0.state != .writing }
      .map(\.record.ticket).sorted { $0.id < $1.id }
  }

  /// Reads what the store has kept; what was under way is simply waiting again.
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
        refusals: mark?.refusals ?? 0
      )
      if let reason = mark?.reason {
        letters[record.id] = Letter(item: item, reason: reason, date: mark?.date ?? record.date)
      } else {
        add(item)
      }
    }
    // A retried letter that was written and not yet struck out is there twice.
    let keys = Set(items.values.map(\.record.key))
    for (id, letter) in letters where keys.contains(letter.item.record.key) {
      forget(letter: id)
      unwritten.append(.remove(id))
    }
    // Nobody waits for those of another account.
    for item in items.values where item.record.account != account && item.record.isExpired(at: now)
    {
      forget(item: item.record.id)
      unwritten.append(.remove(item.record.id))
    }
    for part in damage { streams.sendEarly(.damaged(part)) }
  }
}
