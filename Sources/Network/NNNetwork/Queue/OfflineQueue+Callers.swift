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
      // Only `forget(item:)` delivers an error.
      throw .discarded
    }
  }

  /// Tells the caller of a request, if it still waits.
  ///
  /// - Returns: whether a caller was told.
  @discardableResult
  func tell(_ id: QueueID, _ outcome: QueueOutcome) -> Bool {
    callers.removeValue(forKey: id)?.arrive(.success(outcome)) ?? false
  }

  /// Tells the callers of all requests of a lane that they wait.
  func tellWaiting(in lane: LaneName) {
    guard !callers.isEmpty, let order = lanes[lane]?.order else { return }
    for id in order {
      if let item = items[id] { tell(id, .waiting(item.record.ticket)) }
    }
  }
}
