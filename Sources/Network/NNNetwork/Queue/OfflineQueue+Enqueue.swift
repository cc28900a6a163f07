import Foundation

extension OfflineQueue {
  /// Stores a request and sends it after the earlier requests of its lane.
  ///
  /// When this method returns, the request is in the store and survives a crash. It belongs to the client's current
  /// environment and to the account that is signed in now.
  ///
  /// - Parameters:
  ///   - endpoint: the request. It cannot have adapters or decisions, because they cannot be stored.
  ///   - method: the method; nil to use the endpoint's method.
  /// - Returns: the ticket; the handler receives it together with the response.
  /// - Throws: ``QueueError``; the request is then not in the queue.
  @discardableResult
  public nonisolated func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod? = nil
  ) async throws(QueueError) -> QueueTicket where E.Services.Environment == Services.Environment {
    try await enqueue(endpoint, by: method, account: account?.name)
  }

  nonisolated func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod?,
    as owner: RequestOwner,
    for caller: Arrival<QueueOutcome>
  ) async throws(QueueError) -> QueueTicket where E.Services.Environment == Environment {
    let recorded = account.flatMap { owner.name(for: $0) }
    let account = recorded ?? account?.name
    return try await enqueue(endpoint, by: method, account: account, caller)
  }

  private func enqueue<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod?,
    account: String?,
    _ caller: Arrival<QueueOutcome>? = nil
  ) async throws(QueueError) -> QueueTicket where E.Services.Environment == Environment {
    guard phase != .stopped else { throw .stopped }
    let id = QueueID(after: lastID, now: now)
    let record = try record(
      of: endpoint,
      id: id,
      method: method ?? endpoint.method,
      account: account
    )
    return try await put(record, for: caller)
  }

  /// Stores a record at the end of its lane.
  ///
  /// The record is added to the lane before it is written to the store, so the order in the lane is the order of the
  /// calls.
  func put(
    _ record: QueueRecord,
    replacing letter: QueueID? = nil,
    for caller: Arrival<QueueOutcome>? = nil
  ) async throws(QueueError)
    -> QueueTicket
  {
    guard let data = try? record.encoded() else {
      throw .notReplayable("it cannot be encoded as JSON")
    }
    dropWhatIsTooOld()
    guard data.count <= limits.requestBytes else { throw .full(.requestBytes) }
    guard items.count + letters.count < limits.count else { throw .full(.count) }
    guard bytes + data.count <= limits.bytes else { throw .full(.bytes) }
    let lane = LaneName(record)
    let collapsed = collapsible(by: record)
    lastID = record.id
    bytes += data.count
    add(Item(record: record, size: data.count, state: .writing, refusals: 0))
    let replaced = [letter, collapsed].compactMap(\.self)
    let kept = takeUnwritten()
    do throws(QueueError) {
      let changes = [.put(record.id, data)] + replaced.map { QueueChange.remove($0) }
      try await store.append(kept + changes, .power)
    } catch {
      unwritten = kept + unwritten
      forget(item: record.id)
      // Write the earlier changes that failed: if none of them adds a request, they succeed even on a full disk.
      if !unwritten.isEmpty { await write([], .process, of: record.ticket) }
      work(on: lane)
      throw error
    }
    guard items[record.id] != nil else {
      await write([.remove(record.id)], .power, of: record.ticket)
      throw .discarded
    }
    items[record.id]?.state = .queued
    streams.send(.queued(record.ticket))
    if let collapsed { collapse(collapsed, into: record.ticket) }
    if let caller { callers[record.id] = caller }
    work(on: lane)
    if lanes[lane]?.isSending != true { tell(record.id, .waiting(record.ticket)) }
    return record.ticket
  }

  /// Removes a request that a newer one has replaced; a request that is being sent is kept until this attempt ends, and
  /// is not sent again.
  private func collapse(_ id: QueueID, into ticket: QueueTicket) {
    guard let item = items[id] else { return }
    if item.state == .sending {
      items[id]?.successor = ticket
    } else {
      tell(id, .waiting(item.record.ticket))
      forget(item: id)
      streams.send(.collapsed(item.record.ticket, into: ticket))
    }
  }

  /// Finds the request that a new one replaces: the latest with the same lane and collapse key; nil if that request is
  /// being written or sent.
  private func collapsible(by record: QueueRecord) -> QueueID? {
    guard let key = record.collapseKey,
      let id = collapsible[CollapseKey(lane: LaneName(record), key: key)],
      items[id]?.state == .queued
    else { return nil }
    return id
  }

  /// Makes the record with everything needed to send an endpoint later.
  private func record<E: Endpoint>(
    of endpoint: E,
    id: QueueID,
    method: HTTPMethod,
    account: String?
  ) throws(QueueError) -> QueueRecord where E.Services.Environment == Environment {
    guard let rule = endpoint.queuing.rule else { throw .notForQueue }
    guard endpoint.idempotency != .unsafe else { throw .unsafe }
    guard let service = endpoint.service as? Services else {
      throw .notReplayable("its service is not a `\(Services.self)`")
    }
    guard endpoint.adapters.isEmpty, endpoint.decisions.isEmpty else {
      throw .notReplayable("it has adapters or decisions of its own")
    }
    if let secret = endpoint.headers.fields.first(where: {
      configuration.redaction.isSecret($0.name)
    }) {
      throw .notReplayable("its header `\(secret.name)` is secret; add it with an adapter")
    }
    if let problem = endpoint.headers.problem { throw .notReplayable(problem) }
    let content = try content(of: endpoint)
    let serviceText = try json(service)
    var key = id.description
    if case .key(let own) = endpoint.idempotency { key = own }
    return QueueRecord(
      id: id,
      key: key,
      account: account,
      lane: rule.lane ?? "\(serviceText) \(method.isSafe ? "read" : "write")",
      handler: rule.handler ?? (endpoint as? any PathHandled)?.handler ?? "\(E.self)",
      collapseKey: rule.collapseKey,
      service: serviceText,
      environment: try json(client.currentEnvironment),
      method: method.rawValue,
      path: endpoint.path,
      query: content.query,
      headers: endpoint.headers.map { [$0.name, $0.value] },
      contentType: content.contentType,
      body: content.bytes,
      timeoutSeconds: endpoint.timeout?.seconds,
      options: endpoint.options == RequestOptions() ? nil : endpoint.options,
      maxAgeSeconds: rule.maxAge.seconds,
      attempts: rule.attempts,
      moment: clock.now
    )
  }

  private func content<E: Endpoint>(
    of endpoint: E
  ) throws(QueueError) -> (query: String, contentType: String?, bytes: Data?) {
    let content: EncodedParams
    do {
      content = try endpoint.serializer.encode(endpoint.params)
    } catch {
      throw .notReplayable(
        (error as? ParamsError)?.description ?? "its parameters cannot be encoded"
      )
    }
    switch content.body {
    case .none: return (content.query, nil, nil)
    case .data(let data): return (content.query, content.contentType, data)
    case .file:
      content.temporaryFile?.remove()
      throw .notReplayable("its body is a file, which may no longer exist then")
    }
  }

  private func json(_ value: some Encodable) throws(QueueError) -> String {
    do {
      return String(decoding: try QueueRecord.encoder.encode(value), as: UTF8.self)
    } catch {
      throw .notReplayable("`\(type(of: value))` cannot be encoded as JSON")
    }
  }
}

extension OfflineQueue {
  nonisolated func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    as owner: RequestOwner
  ) async throws(QueueError) -> QueueOutcome where E.Services.Environment == Environment {
    let caller = Arrival<QueueOutcome>()
    let ticket = try await enqueue(endpoint, by: method, as: owner, for: caller)
    let leave: @Sendable () -> Void = { caller.arrive(.success(.waiting(ticket))) }
    let deadline = endpoint.deadline ?? client.configuration.deadline
    let limit = deadline.map { pipeline.timeLimits.start($0, onEnd: leave) }
    let outcome = await withTaskCancellationHandler {
      await caller.result()
    } onCancel: {
      leave()
    }
    if let limit { _ = pipeline.timeLimits.stop(limit) }
    do {
      return try outcome.get()
    } catch {
      // All errors come from `forget(item:)`, which delivers `discarded`.
      throw .discarded
    }
  }

  /// Tells the outcome to the caller of a request, if the caller still waits.
  ///
  /// - Returns: whether a caller was told.
  @discardableResult
  func tell(_ id: QueueID, _ outcome: QueueOutcome) -> Bool {
    callers.removeValue(forKey: id)?.arrive(.success(outcome)) ?? false
  }

  /// Tells the callers of all requests of a lane that their requests wait.
  func tellWaiting(in lane: LaneName) {
    guard !callers.isEmpty, let order = lanes[lane]?.order else { return }
    for id in order {
      if let item = items[id] { tell(id, .waiting(item.record.ticket)) }
    }
  }
}

/// An endpoint whose default handler is named after its path instead of its type.
private protocol PathHandled: Endpoint {}

extension PathHandled {
  var handler: String { String(path.prefix { $0 != "?" }) }
}

extension Request: PathHandled {}

/// A queue to which a client passes the requests that may wait.
protocol EndpointQueue<Environment>: Sendable {
  associatedtype Environment: Sendable

  /// The account that is signed in; nil if the queue has no accounts.
  var account: CurrentAccount? { get }

  /// Stores a request and sends it; returns the response, or a ticket if the request has to wait.
  func send<E: Endpoint>(
    _ endpoint: E,
    by method: HTTPMethod,
    as owner: RequestOwner
  ) async throws(QueueError) -> QueueOutcome where E.Services.Environment == Environment

  /// Tells the queue that a request has received a response, which shows that the network works.
  func networkAnswered()
}

/// The outcome that the caller of a queued request receives.
enum QueueOutcome: Sendable {
  /// The request was sent at once; the caller receives the result, and the handler is not called.
  case ended(Result<RawResponse, NetworkError>)
  /// The request waits; the handler will receive the response.
  case waiting(QueueTicket)
}
