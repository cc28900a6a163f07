import Foundation
import NNNetwork

extension OfflineQueue {
  /// Requests that are sent one after the other.
  struct Lane {
    /// The numbers of the requests.
    var order: [Int] = []
    /// Sends the requests until the lane is empty.
    var task: Task<Void, Never>?
    /// The number of the request that is being sent.
    var sending: Int?
    /// The current wait; cancel it to try again.
    var wait: Task<Void, Never>?
    /// Whether the lane waits because no response arrived.
    var isOffline = false
    /// Whether a response to another request may end the wait; false in its first part.
    var isWakeable = false
    /// Whether there was a response to another request in the first part of the wait.
    var wasWoken = false
    /// The number of failures in a row.
    var failures = 0
    /// The failed attempt of the first request, which counts as soon as the service has answered another request.
    var suspicion: Suspicion?

    var isSending: Bool { task != nil && wait == nil }
  }

  struct Suspicion {
    let number: Int
    let service: URL
    /// The number of answers of the service before the attempt failed.
    let answers: Int
    let status: Int?
  }

  /// A reason to end the wait of lanes early.
  enum Wakeup {
    /// The app says so.
    case app
    /// There seems to be a network.
    case reachable
    /// Another request has received a response.
    case answer
  }

  /// Starts sending the requests of a lane one after the other, unless the lane is already sending or waiting.
  func work(on name: String) {
    guard phase == .started, let lane = lanes[name], lane.task == nil, !lane.order.isEmpty else {
      return
    }
    lanes[name]?.task = Task { await self.drain(name) }
  }

  private func drain(_ name: String) async {
    while !Task.isCancelled, let number = lanes[name]?.order.first, let record = records[number] {
      if await isGivenUp(record) { continue }
      lanes[name]?.sending = number
      continuation.yield(.sending(record.request))
      let (result, service) = await replay(record)
      lanes[name]?.sending = nil
      // The request may have been discarded while it was being sent.
      guard let record = records[number] else { continue }
      if Task.isCancelled { break }
      switch QueueVerdict(result, now: now) {
      case .answered(let response): await finish(record, response)
      case .dead(let reason):
        if case .failure(let error) = result, tell(number, .failed(error)) {
          remove(number)
          continuation.yield(.discarded(record.request))
        } else {
          await bury(record, reason)
        }
        lanes[name]?.failures = 0
      case .signedOut:
        phase = .signedOut
        for number in lanes[name]?.order ?? [] { tell(number, .waiting) }
        lanes[name]?.task = nil
        return
      case .wait(let verdict):
        note(verdict, of: record, service)
        if hasNewerReplacement(record) {
          remove(number)
          continuation.yield(.discarded(record.request))
        } else {
          await wait(verdict, for: record)
        }
      }
    }
    lanes[name]?.task = nil
    if lanes[name]?.order.isEmpty == true { lanes[name] = nil } else { work(on: name) }
  }

  private var now: Date { client.engine.configuration.now() }

  /// Whether a later request has replaced this one while it was being sent.
  private func hasNewerReplacement(_ record: QueueRecord) -> Bool {
    guard let key = record.replaces else { return false }
    return lanes[record.lane]?.order.contains {
      $0 > record.number && records[$0]?.replaces == key
    } ?? false
  }

  /// Turns a request into a dead letter if it is too old, or has failed too often while its service was available.
  private func isGivenUp(_ record: QueueRecord) async -> Bool {
    var record = record
    if record.isExpired(at: now) {
      await bury(record, .expired)
      return true
    }
    guard let suspicion = lanes[record.lane]?.suspicion, suspicion.number == record.number,
      answers.withLock({ $0[suspicion.service] ?? 0 }) > suspicion.answers
    else { return false }
    lanes[record.lane]?.suspicion = nil
    record.attempts += 1
    guard record.attempts >= record.maxAttempts else {
      update(record)
      return false
    }
    await bury(record, .gaveUp(status: suspicion.status))
    return true
  }

  private func note(_ verdict: QueueVerdict.Wait, of record: QueueRecord, _ service: URL?) {
    lanes[record.lane]?.suspicion = nil
    guard verdict.mayBeItsOwn, let service else { return }
    lanes[record.lane]?.suspicion = Suspicion(
      number: record.number,
      service: service,
      answers: answers.withLock { $0[service] ?? 0 },
      status: verdict.status
    )
  }

  private func finish(_ record: QueueRecord, _ response: RawResponse) async {
    lanes[record.lane]?.failures = 0
    if !tell(record.number, .answered(response)) {
      await handlers[record.request.handler]?(record.request, .success(response))
    }
    guard records[record.number] != nil else { return }
    remove(record.number)
    continuation.yield(.answered(record.request, response))
  }

  /// Turns a request into a dead letter.
  private func bury(_ record: QueueRecord, _ reason: DeadLetter.Reason) async {
    var record = record
    tell(record.number, .waiting)
    await handlers[record.request.handler]?(record.request, .failure(.dead(reason)))
    guard records[record.number] != nil else { return }
    (record.reason, record.deathDate) = (reason, now)
    lanes[record.lane]?.order.removeAll { $0 == record.number }
    lanes[record.lane]?.failures = 0
    update(record)
    continuation.yield(.dead(DeadLetter(request: record.request, reason: reason)))
  }

  /// Makes a lane wait after a failed attempt of its first request.
  private func wait(_ verdict: QueueVerdict.Wait, for record: QueueRecord) async {
    let (name, configuration) = (record.lane, client.engine.configuration)
    let failures = (lanes[name]?.failures ?? 0) + 1
    lanes[name]?.failures = failures
    let own = QueueLimits.wait(
      within: verdict.isOffline ? limits.offline : limits.refused,
      afterFailures: failures,
      random: configuration.random()
    )
    let rest = record.maxAgeSeconds - now.timeIntervalSince(record.request.date)
    let whole = min(max(own, verdict.floor), max(.milliseconds(1), .seconds(rest)))
    // A response to another request is a weak hint, because it may have come from another host. So it causes no attempt
    // in the first part of the wait; otherwise hundreds of responses would cause hundreds of attempts.
    let first = min(whole, limits.offline.lowerBound)
    continuation.yield(.waiting(record.request, verdict.reason, for: whole))
    for number in lanes[name]?.order ?? [] { tell(number, .waiting) }
    lanes[name]?.isOffline = verdict.isOffline
    lanes[name]?.wasWoken = false
    for (part, isWakeable) in [(first, false), (whole - first, true)] where part > .zero {
      if isWakeable, lanes[name]?.wasWoken == true { break }
      let wait = Task { [clock = configuration.clock] in
        do { try await clock.sleep(for: part) } catch {}
      }
      lanes[name]?.isWakeable = isWakeable
      lanes[name]?.wait = wait
      await withTaskCancellationHandler {
        await wait.value
      } onCancel: {
        wait.cancel()
      }
      if wait.isCancelled { break }
    }
    lanes[name]?.wait = nil
  }

  /// Ends the wait of the lanes that may be sent now.
  func wake(_ reason: Wakeup) {
    if reason == .answer { isWaking.withLock { $0 = false } }
    for (name, lane) in lanes {
      guard let wait = lane.wait else { continue }
      switch reason {
      case .app: wait.cancel()
      case .reachable where !lane.isOffline, .answer where !lane.isOffline: break
      case .reachable: wait.cancel()
      case .answer where lane.isWakeable: wait.cancel()
      case .answer: lanes[name]?.wasWoken = true
      }
    }
  }
}
