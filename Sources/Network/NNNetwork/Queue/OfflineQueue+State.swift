import Foundation

extension OfflineQueue {
  /// Identifies a lane by its account and its name.
  struct LaneName: Hashable {
    var account: String?
    var name: String

    init(_ record: QueueRecord) { (account, name) = (record.account, record.lane) }
  }

  struct CollapseKey: Hashable {
    var lane: LaneName
    var key: String
  }

  /// A request that waits or is being sent.
  struct Item {
    enum State { case writing, queued, sending }

    var record: QueueRecord
    /// The size of the record in the store, in bytes.
    var size: Int
    var state: State
    var refusals: Int
    /// The part of the request's age that doesn't count, not including the current pause of the lane.
    var paused = Duration.zero
    /// The later request that replaced this one while this one was being sent; nil if there is none.
    var successor: QueueTicket?
  }

  /// A request that was given up.
  struct Letter {
    var item: Item
    var reason: DeadLetter.Reason
    var moment: QueueMoment

    var deadLetter: DeadLetter { DeadLetter(ticket: item.record.ticket, reason: reason) }
  }

  /// Requests that are sent one after the other.
  struct Lane {
    enum Activity {
      case idle
      case sending(Task<Void, Never>)
      case held(Hold)
    }

    struct Hold {
      var task: Task<Void, Never>
      /// Whether the lane waits because there was no response; if so, it tries again when the network seems to work.
      var isOffline: Bool
      /// Whether the lane waits until its account signs in again.
      var isSessionExpired = false
      /// The time of the queue's stopwatch before which a response to another request causes no attempt.
      var earliest: Duration
      /// The time of the queue's stopwatch at which the lane tries again in any case.
      var due: Duration
    }

    /// Distinguishes the lane from an earlier, removed lane with the same name.
    let generation: Int
    var order: [QueueID] = []
    /// The number of elements at the beginning of `order` whose requests were removed from the queue.
    ///
    /// These elements are removed together when they are more than half of `order`, because removing each of them alone
    /// would be slow.
    var taken = 0
    var activity = Activity.idle
    /// The number of failures in a row.
    var failures = 0
    /// The beginning of the current pause, in which the requests don't get older because there is no network, the
    /// account is signed out, or its session has expired; nil if the lane is not paused.
    var pausedSince: QueueMoment?
    /// Whether the system has reported a network while a request was being sent.
    var wasWoken = false

    var task: Task<Void, Never>? {
      switch activity {
      case .idle: nil
      case .sending(let task): task
      case .held(let hold): hold.task
      }
    }

    var isSending: Bool { if case .sending = activity { true } else { false } }

    var isOffline: Bool {
      if case .held(let hold) = activity { hold.isOffline } else { false }
    }
  }

  func add(_ item: Item) {
    let lane = LaneName(item.record)
    items[item.record.id] = item
    if lanes[lane] == nil {
      lastGeneration += 1
      lanes[lane] = Lane(generation: lastGeneration)
    }
    lanes[lane]?.order.append(item.record.id)
    if let key = item.record.collapseKey {
      collapsible[CollapseKey(lane: lane, key: key)] = item.record.id
    }
  }

  /// The first remaining request of a lane; nil if there is none.
  func head(of name: LaneName) -> Item? {
    guard var lane = lanes[name] else { return nil }
    defer { lanes[name] = lane }
    while lane.taken < lane.order.count {
      if let item = items[lane.order[lane.taken]] { return item }
      lane.taken += 1
      if lane.taken * 2 > lane.order.count {
        lane.order.removeFirst(lane.taken)
        lane.taken = 0
      }
    }
    return nil
  }

  func forget(item id: QueueID) {
    guard let item = items.removeValue(forKey: id) else { return }
    bytes -= item.size
    callers.removeValue(forKey: id)?.arrive(.failure(QueueError.discarded))
    guard let key = item.record.collapseKey else { return }
    let collapse = CollapseKey(lane: LaneName(item.record), key: key)
    if collapsible[collapse] == id { collapsible[collapse] = nil }
  }

  func forget(letter id: QueueID) {
    guard let letter = letters.removeValue(forKey: id) else { return }
    bytes -= letter.item.size
  }

  /// Writes changes; if that fails, the queue keeps them and writes them together with the next changes.
  func write(_ changes: [QueueChange], _ durability: QueueDurability, of ticket: QueueTicket) async
  {
    let all = takeUnwritten() + changes
    do throws(QueueError) {
      try await store.append(all, durability)
    } catch {
      unwritten = all + unwritten
      streams.send(.unwritten(ticket, error))
    }
  }

  func takeUnwritten() -> [QueueChange] {
    defer { unwritten = [] }
    return unwritten
  }
}
