import Foundation

extension OfflineQueue {
  /// The lane of an account.
  struct LaneName: Hashable {
    var account: String?
    var name: String

    init(_ record: QueueRecord) { (account, name) = (record.account, record.lane) }
  }

  struct CollapseKey: Hashable {
    var lane: LaneName
    var key: String
  }

  /// A request that waits or is under way.
  struct Item {
    enum State { case writing, queued, sending }

    var record: QueueRecord
    /// Bytes of the record in the store.
    var size: Int
    var state: State
    var refusals: Int
  }

  /// A request that was given up.
  struct Letter {
    var item: Item
    var reason: DeadLetter.Reason
    var date: Date

    var deadLetter: DeadLetter { DeadLetter(ticket: item.record.ticket, reason: reason) }
  }

  /// Requests that go one after the other.
  struct Lane {
    enum Activity {
      case idle
      case sending(Task<Void, Never>)
      case held(Hold)
    }

    struct Hold {
      var task: Task<Void, Never>
      /// Whether no answer came, so that a sign of the network is a reason to try.
      var isOffline: Bool
      /// When a sign is a reason to try, and when it is tried without one; by the queue's stopwatch.
      var earliest: Duration
      var due: Duration
    }

    /// Tells it from a lane of the same name before a purge.
    let generation: Int
    var order: [QueueID] = []
    /// How many of `order` are gone; cut off when they are the half, so that taking one is cheap.
    var taken = 0
    var activity = Activity.idle
    /// Failures in a row.
    var failures = 0
    /// Whether there was a sign of the network while a request was under way.
    var heardSign = false

    var task: Task<Void, Never>? {
      switch activity {
      case .idle: nil
      case .sending(let task): task
      case .held(let hold): hold.task
      }
    }

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

  /// The first of a lane, past those that are gone.
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
    guard let key = item.record.collapseKey else { return }
    let collapse = CollapseKey(lane: LaneName(item.record), key: key)
    if collapsible[collapse] == id { collapsible[collapse] = nil }
  }

  func forget(letter id: QueueID) {
    guard let letter = letters.removeValue(forKey: id) else { return }
    bytes -= letter.item.size
  }

  /// Makes changes that need not be made at once: what fails is tried again with the next.
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
