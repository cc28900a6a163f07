import Foundation
public import NNNetwork

/// The outcome of a request that was sent through an ``OfflineQueue``.
public enum QueueOutcome<Response: Sendable>: Sendable {
  /// The request was sent at once; its handler is not called.
  case answered(Response)
  /// The request waits; its handler will receive the response, even after a restart of the app.
  case waiting(QueuedRequest)
}

extension OfflineQueue {
  /// The outcome for a caller that waits.
  enum Outcome: Sendable {
    case answered(RawResponse)
    case failed(NetworkError)
    case waiting
    case discarded
  }

  /// Stores a request, and sends it after the earlier requests of its lane.
  ///
  /// The call returns as soon as there is an answer, or the request has to wait for the network. If the calling task is
  /// cancelled, the request stays in the queue.
  ///
  /// - Returns: the response, or the request that waits.
  /// - Throws: ``QueueError``; the request is then not in the queue.
  @discardableResult
  public func send<E: QueuedEndpoint>(
    _ endpoint: E
  ) async throws(QueueError) -> QueueOutcome<E.Response>
  where E.Services.Environment == Services.Environment {
    try await send(endpoint, policy: endpoint.queuing)
  }

  /// Stores a request whose `shouldQueue` is true, and sends it after the earlier requests of its service.
  ///
  /// The name of its handler is its path without the query.
  @discardableResult
  public func send<Params, Response>(
    _ request: Request<Services, Params, Response>
  ) async throws(QueueError) -> QueueOutcome<Response> {
    guard request.shouldQueue else {
      throw .cannotBeQueued("`shouldQueue` is false; send it with the client")
    }
    let policy = QueuePolicy(
      lane: "\(request.service)",
      handler: String(request.path.prefix { $0 != "?" })
    )
    return try await send(request, policy: policy)
  }

  /// Stores a request, and returns without waiting for an attempt to send it.
  @discardableResult
  public func enqueue<E: QueuedEndpoint>(_ endpoint: E) throws(QueueError) -> QueuedRequest
  where E.Services.Environment == Services.Environment {
    try put(endpoint, policy: endpoint.queuing).request
  }

  private func send<E: Endpoint>(
    _ endpoint: E,
    policy: QueuePolicy
  ) async throws(QueueError) -> QueueOutcome<E.Response>
  where E.Services.Environment == Services.Environment {
    let caller = Arrival<Outcome>()
    let record = try put(endpoint, policy: policy, for: caller)
    if lanes[record.lane]?.isSending != true { tell(record.number, .waiting) }
    let result = await withTaskCancellationHandler {
      await caller.result()
    } onCancel: {
      caller.arrive(.success(.waiting))
    }
    callers[record.number] = nil
    switch result {
    case .success(.answered(let response)):
      do {
        return .answered(try endpoint.responseSerializer.serialize(response))
      } catch {
        let url = "\(endpoint.path.prefix { $0 != "?" })"
        throw .failed(NetworkError(.serialization(error), method: endpoint.method, url: url))
      }
    case .success(.failed(let error)): throw .failed(error)
    case .success(.waiting): return .waiting(record.request)
    case .success(.discarded), .failure: throw .discarded
    }
  }

  private func put<E: Endpoint>(
    _ endpoint: E,
    policy: QueuePolicy,
    for caller: Arrival<Outcome>? = nil
  ) throws(QueueError) -> QueueRecord where E.Services.Environment == Services.Environment {
    guard phase != .stopped else { throw .stopped }
    let record = try QueueRecord(
      endpoint,
      number: lastNumber + 1,
      policy: policy,
      services: Services.self,
      environment: client.environment(),
      configuration: client.engine.configuration
    )
    lastNumber += 1
    try store(record)
    continuation.yield(.queued(record.request))
    if let replaced = replaceable(by: record) {
      remove(replaced.number)
      continuation.yield(.discarded(replaced.request))
    }
    if let caller { callers[record.number] = caller }
    work(on: record.lane)
    return record
  }

  /// The waiting request with the same lane and key; nil if there is none, or it is being sent.
  private func replaceable(by record: QueueRecord) -> QueueRecord? {
    guard let key = record.replaces, let lane = lanes[record.lane] else { return nil }
    return lane.order.compactMap { records[$0] }.last {
      $0.replaces == key && $0.number != record.number && $0.number != lane.sending
    }
  }

  /// Stores a new record, and adds it to its lane.
  func store(_ record: QueueRecord) throws(QueueError) {
    dropOldLetters()
    guard let data = try? record.encoded() else {
      throw .cannotBeQueued("it cannot be encoded as JSON")
    }
    guard records.count < limits.count, bytes + data.count <= limits.bytes else { throw .full }
    do throws(QueueError) {
      try folder.put(data, number: record.number)
    } catch {
      // If only the sync of the folder failed, the file is there.
      try? folder.remove(record.number)
      throw error
    }
    add(record, size: data.count)
  }

  func add(_ record: QueueRecord, size: Int) {
    records[record.number] = record
    sizes[record.number] = size
    bytes += size
    if record.reason == nil { lanes[record.lane, default: Lane()].order.append(record.number) }
  }

  /// Removes a record that is done.
  func remove(_ number: Int) {
    guard let record = records[number] else { return }
    forget(number)
    do throws(QueueError) {
      try folder.remove(number)
    } catch {
      continuation.yield(.notStored(record.request, error))
    }
  }

  /// Removes a record from memory; its caller, if one still waits, is told that it was discarded.
  func forget(_ number: Int) {
    guard let record = records.removeValue(forKey: number) else { return }
    bytes -= sizes.removeValue(forKey: number) ?? 0
    lanes[record.lane]?.order.removeAll { $0 == number }
    tell(number, .discarded)
  }

  /// Stores a change of a record.
  func update(_ record: QueueRecord) {
    guard records[record.number] != nil else { return }
    records[record.number] = record
    do throws(QueueError) {
      guard let data = try? record.encoded() else { return }
      try folder.put(data, number: record.number)
    } catch {
      continuation.yield(.notStored(record.request, error))
    }
  }

  private func dropOldLetters() {
    let now = client.engine.configuration.now()
    for record in records.values {
      guard let date = record.deathDate,
        now.timeIntervalSince(date) > limits.deadLetterAge.seconds
      else { continue }
      remove(record.number)
      continuation.yield(.discarded(record.request))
    }
  }

  /// Tells the outcome to the caller of a request, if the caller still waits.
  ///
  /// - Returns: whether a caller was told.
  @discardableResult
  func tell(_ number: Int, _ outcome: Outcome) -> Bool {
    callers.removeValue(forKey: number)?.arrive(.success(outcome)) ?? false
  }
}
