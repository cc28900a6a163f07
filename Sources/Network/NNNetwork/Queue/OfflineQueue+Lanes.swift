import Foundation

extension OfflineQueue {
  /// A reason to end the wait of lanes early.
  enum Wakeup {
    /// The system reports a network.
    case reachable
    /// A request has received a response.
    case response
  }

  /// Starts sending the requests of a lane one after the other, unless the lane is already sending or has to wait.
  func work(on name: LaneName) {
    guard phase == .started, isSignedIn(name), let lane = lanes[name],
      case .idle = lane.activity, head(of: name)?.state == .queued
    else { return }
    let generation = lane.generation
    let task = Task { await self.drain(name, generation) }
    lanes[name]?.activity = .sending(task)
  }

  /// Sends the requests of a lane until the lane is empty or has to wait.
  private func drain(_ name: LaneName, _ generation: Int) async {
    sending: while !Task.isCancelled, isSignedIn(name), lanes[name]?.generation == generation,
      let item = head(of: name), item.state == .queued
    {
      let id = item.record.id
      switch clock.hasPassed(ageLimit(of: item), since: item.record.moment) {
      case .no: break
      case .yes:
        await bury(item, .expired)
        continue
      case .unknown(let rest):
        streams.send(.held(item.record.ticket, .ageUnknown, for: rest))
        let due = watch.elapsed + rest
        hold(name, generation, isOffline: false, earliest: due, due: due)
        return
      }
      items[id]?.state = .sending
      streams.send(.sending(item.record.ticket))
      let signIns = account?.signIns
      let (result, verdict) = await replay(item.record)
      // The request may have been discarded while it was being sent.
      guard let successor = items[id].map(\.successor) else { continue }
      if let successor, !verdict.isDone {
        tell(id, .waiting(item.record.ticket))
        forget(item: id)
        streams.send(.collapsed(item.record.ticket, into: successor))
        continue
      }
      if Task.isCancelled {
        items[id]?.state = .queued
        break
      }
      switch verdict {
      case .done(let response):
        await finish(item, response)
        await endPause(of: name)
      case .dead(let reason):
        if tell(id, .ended(result)) { await drop(item) } else { await bury(item, reason) }
        await endPause(of: name)
      case .notSignedIn:
        items[id]?.state = .queued
        break sending
      case .hold(let hold) where hold.isSessionExpired && account?.signIns != signIns:
        // The account has signed in again since the request was sent, so there is a new session.
        items[id]?.state = .queued
      case .hold(let hold):
        if hold.isCounted { await endPause(of: name) }
        if await isHeld(item, hold, name, generation) { return }
      }
    }
    guard lanes[name]?.generation == generation else { return }
    lanes[name]?.activity = .idle
    tellWaiting(in: name)
    if lanes[name]?.order.allSatisfy({ items[$0] == nil }) == true { lanes[name] = nil }
    noteWaiting()
    // The account may have signed out, which ended the loop above, and may have signed in again since.
    if Task.isCancelled || !isSignedIn(name) { work(on: name) }
  }

  /// Whether the requests of a lane may be sent now: they belong to the current account, or to no account while no
  /// account is signed in.
  private func isSignedIn(_ name: LaneName) -> Bool { name.account == account?.name }

  /// Starts the lanes of the current account, and pauses the lanes of all other accounts.
  func followAccount() {
    var marks: [QueueChange] = []
    for (name, lane) in lanes where !isSignedIn(name) {
      lane.task?.cancel()
      if case .held = lane.activity { lanes[name]?.activity = .idle }
      marks += startPause(of: name)
    }
    if !marks.isEmpty {
      unwritten += marks
      Task { [weak self] in await self?.writeRest() }
    }
    noteWaiting()
    for (name, lane) in lanes where isSignedIn(name) {
      if case .held(let hold) = lane.activity, hold.isSessionExpired { release(name) }
    }
    for name in lanes.keys { work(on: name) }
  }

  private func finish(_ item: Item, _ response: RawResponse) async {
    let (id, ticket) = (item.record.id, item.record.ticket)
    if !tell(id, .ended(.success(response))) {
      await handlers[item.record.handler]?(ticket, .success(response))
    }
    guard items[id] != nil else { return }
    forget(item: id)
    lanes[LaneName(item.record)]?.failures = 0
    await write([.remove(id)], .process, of: ticket)
    streams.send(.done(ticket, response))
    wake(.response)
  }

  /// Removes a request after its caller has received the error.
  private func drop(_ item: Item) async {
    let (id, ticket) = (item.record.id, item.record.ticket)
    forget(item: id)
    lanes[LaneName(item.record)]?.failures = 0
    await write([.remove(id)], .process, of: ticket)
    streams.send(.discarded(ticket))
  }

  /// Turns a request into a dead letter.
  private func bury(_ item: Item, _ reason: DeadLetter.Reason) async {
    let (id, ticket) = (item.record.id, item.record.ticket)
    tell(id, .waiting(ticket))
    await handlers[item.record.handler]?(ticket, .failure(.dead(reason)))
    guard let item = items[id] else { return }
    forget(item: id)
    bytes += item.size
    lanes[LaneName(item.record)]?.failures = 0
    let letter = Letter(item: item, reason: reason, moment: clock.now)
    letters[id] = letter
    let mark = QueueMark(refusals: item.refusals, reason: reason, moment: letter.moment)
    await write([.mark(id, Self.encoded(mark))], .power, of: ticket)
    streams.send(.dead(letter.deadLetter))
  }

  static func encoded(_ mark: QueueMark) -> Data {
    do {
      return try QueueRecord.encoder.encode(mark)
    } catch {
      preconditionFailure("a mark contains only numbers and strings: \(error)")
    }
  }

  /// Makes a lane wait, or turns its first request into a dead letter if the request was rejected too often.
  ///
  /// - Returns: whether the lane waits.
  private func isHeld(
    _ item: Item,
    _ verdict: QueueVerdict.Hold,
    _ name: LaneName,
    _ generation: Int
  ) async -> Bool {
    let (id, ticket) = (item.record.id, item.record.ticket)
    var marks = verdict.isCounted ? [] : startPause(of: name)
    if verdict.isRefusal {
      let refusals = item.refusals + 1
      items[id]?.refusals = refusals
      guard refusals < item.record.attempts ?? limits.refusals else {
        await bury(item, .gaveUp(status: verdict.status))
        return false
      }
      marks = mark(of: id)
    }
    if !marks.isEmpty { await write(marks, .process, of: ticket) }
    guard lanes[name]?.generation == generation, let item = items[id], !Task.isCancelled else {
      items[id]?.state = .queued
      return false
    }
    items[id]?.state = .queued
    let isOffline = verdict.isOffline
    let failures = lanes[name].map { isOffline && $0.wasWoken ? 1 : $0.failures + 1 } ?? 1
    lanes[name]?.failures = failures
    lanes[name]?.wasWoken = false
    let own = QueueLimits.wait(
      within: isOffline ? limits.offline : limits.refused,
      afterFailures: failures,
      random: configuration.random()
    )
    let limit = verdict.isCounted ? ageLimit(of: item) : item.record.maxAge + Self.longestPause
    let untilExpired = max(.zero, clock.remaining(of: limit, since: item.record.moment))
    let wait = verdict.isSessionExpired ? untilExpired : min(max(own, verdict.floor), untilExpired)
    streams.send(.held(ticket, verdict.reason, for: wait))
    let earliest = watch.elapsed + min(wait, limits.offline.lowerBound)
    hold(
      name,
      generation,
      isOffline: isOffline,
      isSessionExpired: verdict.isSessionExpired,
      earliest: earliest,
      due: watch.elapsed + wait
    )
    return true
  }

  private func hold(
    _ name: LaneName,
    _ generation: Int,
    isOffline: Bool,
    isSessionExpired: Bool = false,
    earliest: Duration,
    due: Duration
  ) {
    let (clock, watch) = (configuration.clock, watch)
    let task = Task { [weak self] in
      do { try await clock.sleep(for: max(.zero, due - watch.elapsed)) } catch { return }
      await self?.resume(name, generation, after: due)
    }
    let hold = Lane.Hold(
      task: task,
      isOffline: isOffline,
      isSessionExpired: isSessionExpired,
      earliest: earliest,
      due: due
    )
    lanes[name]?.activity = .held(hold)
    tellWaiting(in: name)
    noteWaiting()
  }

  private func resume(_ name: LaneName, _ generation: Int, after due: Duration) {
    guard let lane = lanes[name], lane.generation == generation,
      case .held(let hold) = lane.activity, hold.due == due
    else { return }
    release(name)
  }

  /// Ends the wait of a lane and starts sending its requests.
  func release(_ name: LaneName) {
    guard case .held(let hold) = lanes[name]?.activity else { return }
    hold.task.cancel()
    lanes[name]?.activity = .idle
    work(on: name)
    noteWaiting()
  }

  /// Starts the lanes that wait for the network, or shortens their wait.
  ///
  /// A response is a weaker hint than the system's report, because it may have come from another host. So a response
  /// doesn't cause an attempt before the lane's `earliest` time; otherwise hundreds of responses could cause hundreds
  /// of attempts.
  func wake(_ reason: Wakeup) {
    for (name, lane) in lanes {
      switch lane.activity {
      case .idle: break
      case .sending: if reason == .reachable { lanes[name]?.wasWoken = true }
      case .held(let hold):
        guard hold.isOffline else { continue }
        if reason == .reachable || watch.elapsed >= hold.earliest {
          release(name)
        } else if hold.earliest < hold.due {
          hold.task.cancel()
          self.hold(
            name,
            lane.generation,
            isOffline: true,
            earliest: hold.earliest,
            due: hold.earliest
          )
        }
      }
    }
  }

  private func noteWaiting() {
    let isOffline = lanes.values.contains { $0.isOffline }
    isWaiting.withLock { $0 = isOffline }
  }

  /// Wakes the lanes that wait for the network; called when a request has received a response.
  nonisolated func networkAnswered() {
    guard isWaiting.withLock({ $0 }) else { return }
    Task { await self.wake(.response) }
  }
}
