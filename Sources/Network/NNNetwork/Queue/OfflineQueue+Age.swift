import Foundation

/// How long requests may wait: their age counts only while they could be sent.
///
/// A lane pauses while there is no network, while its account is signed out, and while the session of its account has
/// expired. Its requests then get no older, for at most ``longestPause``. The beginning of a pause is written to
/// the store with the first request of the lane, so that a process that ends meanwhile changes nothing.
extension OfflineQueue {
  /// The maximum time that doesn't count towards the age of a request.
  static var longestPause: Duration { .seconds(30 * 86_400) }

  /// A shorter pause is not written when it has ended.
  private static var shortestWrittenPause: Duration { .seconds(60) }

  /// The age at which a request becomes a dead letter.
  func ageLimit(of item: Item) -> Duration {
    item.record.maxAge + min(item.paused + currentPause(of: item), Self.longestPause)
  }

  /// The part of its lane's current pause in which a request has waited.
  private func currentPause(of item: Item) -> Duration {
    guard let since = lanes[LaneName(item.record)]?.pausedSince else { return .zero }
    return max(.zero, min(clock.age(of: since), clock.age(of: item.record.moment)))
  }

  /// Starts a pause, unless there is one.
  ///
  /// - Returns: what has to be written of it.
  func startPause(of name: LaneName) -> [QueueChange] {
    guard lanes[name] != nil, lanes[name]?.pausedSince == nil else { return [] }
    lanes[name]?.pausedSince = clock.now
    return head(of: name).map { mark(of: $0.record.id) } ?? []
  }

  /// Ends a pause: the lane has received a response.
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

  /// The mark of a request that waits.
  func mark(of id: QueueID) -> [QueueChange] {
    guard let item = items[id], item.state != .writing else { return [] }
    let mark = QueueMark(
      refusals: item.refusals,
      pausedSeconds: item.paused > .zero ? item.paused.seconds : nil,
      pausedSince: lanes[LaneName(item.record)]?.pausedSince
    )
    return [.mark(id, Self.encoded(mark))]
  }

  /// Writes what could not be written so far.
  func writeRest() async {
    guard phase == .started, !unwritten.isEmpty, let ticket = items.values.first?.record.ticket
    else {
      return
    }
    await write([], .process, of: ticket)
  }
}
