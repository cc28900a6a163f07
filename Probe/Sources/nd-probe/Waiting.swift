import NIOConcurrencyHelpers

/// Waits for a callback, at most for some time; whatever comes later is ignored.
func first<Value: Sendable>(
  within timeout: Duration,
  otherwise fallback: Value,
  _ start: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  let waiting = NIOLockedValueBox<CheckedContinuation<Value, Never>?>(nil)
  let finish: @Sendable (Value) -> Void = { value in
    waiting.withLockedValue { waiting in
      defer { waiting = nil }
      return waiting
    }?.resume(returning: value)
  }
  let timer = Task {
    try await Task.sleep(for: timeout)
    finish(fallback)
  }
  defer { timer.cancel() }
  return await withCheckedContinuation { continuation in
    waiting.withLockedValue { $0 = continuation }
    start(finish)
  }
}

/// Admits so many questions at a time, and four per host.
actor Slots {
  private struct Queue {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []

    mutating func leave() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }

  private var all: Queue
  private var hosts: [String: Queue] = [:]
  /// How many of a host's last questions were not answered.
  private var strikes: [String: Int] = [:]

  init(_ count: Int) { all = Queue(free: count) }

  /// Calls the closure when there is a slot, and tells it whether the host has stopped answering.
  func use<Value: Sendable>(
    _ host: String,
    _ body: @Sendable (_ isSilent: Bool) async -> (value: Value, isAnswered: Bool)
  ) async -> Value {
    if hosts[host, default: Queue(free: 4)].free > 0 {
      hosts[host, default: Queue(free: 4)].free -= 1
    } else {
      await withCheckedContinuation { hosts[host]?.waiting.append($0) }
    }
    if all.free > 0 {
      all.free -= 1
    } else {
      await withCheckedContinuation { all.waiting.append($0) }
    }
    let (value, isAnswered) = await body(strikes[host, default: 0] >= 3)
    strikes[host] = isAnswered ? 0 : strikes[host, default: 0] + 1
    all.leave()
    hosts[host]?.leave()
    return value
  }
}
