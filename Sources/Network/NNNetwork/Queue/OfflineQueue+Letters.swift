import Foundation

extension OfflineQueue {
  /// The dead letters of the current account: the requests that the queue has given up, oldest first.
  public var deadLetters: [DeadLetter] {
    letters.values.filter { $0.item.record.account == account?.name }.map(\.deadLetter)
      .sorted { $0.id < $1.id }
  }

  /// Moves a dead letter to the end of its lane, with a new identifier and date but the same idempotency key.
  ///
  /// - Returns: the new ticket; nil if there is no dead letter with this identifier.
  /// - Throws: ``QueueError``; the dead letter is then kept.
  @discardableResult
  public func retry(_ id: QueueID) async throws(QueueError) -> QueueTicket? {
    guard phase != .stopped else { throw .stopped }
    guard let letter = letters[id] else { return nil }
    var record = letter.item.record
    record.id = QueueID(after: lastID, now: now)
    record.moment = clock.now
    // Remove the letter before the first suspension, so that a second call doesn't find it.
    letters[id] = nil
    bytes -= letter.item.size
    do throws(QueueError) {
      return try await put(record, replacing: id)
    } catch {
      letters[id] = letter
      bytes += letter.item.size
      throw error
    }
  }

  /// Removes dead letters older than `deadLetterAge`, and requests of other accounts that have exceeded their age limit
  /// by that much.
  func dropWhatIsTooOld() {
    var old = letters.filter {
      clock.hasPassed(limits.deadLetterAge, since: $0.value.moment) == .yes
    }.map(\.value.item.record)
    // A request of the current account that is too old becomes a dead letter when it is the first of its lane.
    if watch.elapsed >= nextSearch {
      nextSearch = watch.elapsed + QueueClock.observation
      let current = account?.name
      for case let record in items.values.map(\.record) where record.account != current {
        let limit = (items[record.id].map(ageLimit) ?? record.maxAge) + limits.deadLetterAge
        if clock.hasPassed(limit, since: record.moment) == .yes { old.append(record) }
      }
    }
    for record in old {
      forget(letter: record.id)
      forget(item: record.id)
      unwritten.append(.remove(record.id))
      streams.send(.discarded(record.ticket))
    }
  }

  /// Removes a dead letter or a request; a request that is being sent may still reach the server.
  ///
  /// - Throws: ``QueueError``; the request is then kept.
  public func discard(_ id: QueueID) async throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    guard let record = (letters[id]?.item ?? items[id])?.record else { return }
    try await store.append([.remove(id)], .power)
    forget(letter: id)
    forget(item: id)
    streams.send(.discarded(record.ticket))
    work(on: LaneName(record))
  }

  /// Removes all requests and dead letters of other accounts, for example when the app forgets these accounts.
  ///
  /// A request that is being sent may still reach the server.
  ///
  /// - Throws: ``QueueError`` if the requests could not be removed from the store; even then, this queue doesn't send
  ///   them.
  public func discardOtherAccounts() async throws(QueueError) {
    guard phase != .stopped else { throw .stopped }
    let current = account?.name
    for (name, lane) in lanes where name.account != current {
      lane.task?.cancel()
      lanes[name] = nil
    }
    let all = items.values.map(\.record) + letters.values.map(\.item.record)
    let others = all.filter { $0.account != current }.sorted { $0.id < $1.id }
    for record in others {
      forget(item: record.id)
      forget(letter: record.id)
    }
    guard !others.isEmpty else { return }
    let changes = others.map { QueueChange.remove($0.id) }
    do throws(QueueError) {
      try await store.append(changes, .power)
    } catch {
      unwritten += changes
      throw error
    }
    for record in others { streams.send(.discarded(record.ticket)) }
  }
}

/// The age of requests, which grows only while the requests could be sent.
///
/// A lane pauses while there is no network, while its account is signed out, and while the session of its account has
/// expired. Its requests don't get older during a pause, for at most ``longestPause`` in total. The beginning of a
/// pause is stored with the first request of the lane, so the pause continues after a restart of the app.
extension OfflineQueue {
  /// The maximum total time that doesn't count towards the age of a request.
  static var longestPause: Duration { .seconds(30 * 86_400) }

  /// The shortest pause whose length is written to the store at its end.
  private static var shortestWrittenPause: Duration { .seconds(60) }

  /// The age at which a request becomes a dead letter.
  func ageLimit(of item: Item) -> Duration {
    item.record.maxAge + min(item.paused + currentPause(of: item), Self.longestPause)
  }

  /// The time for which a request has waited in the current pause of its lane; zero if the lane is not paused.
  private func currentPause(of item: Item) -> Duration {
    guard let since = lanes[LaneName(item.record)]?.pausedSince else { return .zero }
    return max(.zero, min(clock.age(of: since), clock.age(of: item.record.moment)))
  }

  /// Starts a pause of a lane, unless the lane is already paused.
  ///
  /// - Returns: the changes to write.
  func startPause(of name: LaneName) -> [QueueChange] {
    guard lanes[name] != nil, lanes[name]?.pausedSince == nil else { return [] }
    lanes[name]?.pausedSince = clock.now
    return head(of: name).map { mark(of: $0.record.id) } ?? []
  }

  /// Ends the pause of a lane after the lane has received a response.
  func endPause(of name: LaneName) async {
    guard let lane = lanes[name], lane.pausedSince != nil else { return }
    var long: [QueueID] = []
    for id in lane.order {
      guard let item = items[id] else { continue }
      let pause = currentPause(of: item)
      items[id]?.paused += pause
      if pause >= Self.shortestWrittenPause { long.append(id) }
    }
    lanes[name]?.pausedSince = nil
    guard !long.isEmpty, let ticket = head(of: name)?.record.ticket else { return }
    await write(long.flatMap(mark), .process, of: ticket)
  }

  /// The change that stores the mark of a request; none if the request itself is not stored yet.
  func mark(of id: QueueID) -> [QueueChange] {
    guard let item = items[id], item.state != .writing else { return [] }
    let mark = QueueMark(
      refusals: item.refusals,
      pausedSeconds: item.paused > .zero ? item.paused.seconds : nil,
      pausedSince: lanes[LaneName(item.record)]?.pausedSince
    )
    return [.mark(id, Self.encoded(mark))]
  }

  /// Writes the changes that could not be written so far.
  func writeRest() async {
    guard phase == .started, !unwritten.isEmpty, let ticket = items.values.first?.record.ticket
    else {
      return
    }
    await write([], .process, of: ticket)
  }
}
