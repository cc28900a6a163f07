import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// Many requests, and a long day with a bad connection.
@Suite struct QueueLoadTests {
  private final class CountingDisk: LogDisk {
    private let disk: POSIXDisk
    private let count = Locked((written: 0, largest: 0))

    init(_ disk: POSIXDisk) { self.disk = disk }

    var written: Int { count.withLock { $0.written } }
    /// The largest size of a file.
    var largest: Int { count.withLock { $0.largest } }

    func lock() throws(QueueError) { try disk.lock() }
    func unlock() { disk.unlock() }
    func read(_ name: String) throws(QueueError) -> Data? { try disk.read(name) }
    func truncate(_ name: String, to length: Int) throws(QueueError) {
      try disk.truncate(name, to: length)
    }
    func sync(_ name: String) throws(QueueError) { try disk.sync(name) }
    func syncFolder() throws(QueueError) { try disk.syncFolder() }
    func rename(_ name: String, to other: String) throws(QueueError) {
      try disk.rename(name, to: other)
    }

    func write(_ bytes: Data, to name: String, at offset: Int) throws(QueueError) {
      try disk.write(bytes, to: name, at: offset)
      count.withLock { count in
        count.written += bytes.count
        count.largest = max(count.largest, offset + bytes.count)
      }
    }
  }

  /// The cost of enqueuing and sending this many requests, in units that do not depend on the
  /// machine.
  private func cost(of count: Int) async throws -> CountingDisk {
    let scratch = try ScratchFolder()
    let disk = CountingDisk(POSIXDisk(scratch.url))
    let limits = QueueLimits(count: count, bytes: count * 1_000)
    let server = ShopServer()
    let store = FileQueueStore(disk, syncs: false)
    let queue = try await OfflineQueue<Shop>(shop(server), store: store, limits: limits)
    for number in 0..<count { try await queue.enqueue(Post("\(number)")) }
    await queue.start()
    await queue.settle()
    #expect(server.texts.compactMap { Int($0) } == Array(0..<count))
    let log = try #require(try disk.read(QueueLog.name))
    #expect(log.count <= QueueLog.smallBytes, "what is done leaves the disk")
    #expect(await queue.items.isEmpty)
    #expect(await queue.lanes.isEmpty)
    #expect(await queue.collapsible.isEmpty)
    #expect(await queue.bytes == 0)
    await queue.stop()
    return disk
  }

  @Test func tenThousandRequestsCostFiveTimesAsMuchAsTwoThousand() async throws {
    let (fifth, whole) = (try await cost(of: 2_000), try await cost(of: 10_000))
    print("queue: 2,000 requests write \(fifth.written) bytes, 10,000 write \(whole.written)")
    #expect(Double(whole.written) / Double(fifth.written) < 5.5)
    #expect(Double(whole.largest) / Double(fifth.largest) < 5.5)
  }

  /// A network that goes up and down every few minutes for a day, with requests all the time.
  @Test func dayWithAnUnstableConnection() async throws {
    let day = ManualDay()
    var random = SeededGenerator(seed: 3)
    let isUp = Locked(true)
    let server = ShopServer { _, number in
      guard isUp.withLock({ $0 }) else { return .unreachable }
      return number.isMultiple(of: 7) ? .acceptAndVanish : .accept
    }
    let (reachability, network) = AsyncStream<Bool>.makeStream()
    let queue = try await OfflineQueue<Shop>(
      shop(server, day),
      store: FileQueueStore(FakeDisk()),
      reachability: reachability
    )
    await queue.start()
    var confirmed: [String: [Int]] = [:]
    var edges = 0
    for minute in 0..<24 * 60 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        let isBack = isUp.withLock { isUp in
          isUp.toggle()
          return isUp
        }
        edges += 1
        // The system's reachability is right most of the time.
        network.yield(Int.random(in: 0..<10, using: &random) == 0 ? !isBack : isBack)
      }
      if Bool.random(using: &random) {
        let lane = ["x", "y", "z"].randomElement(using: &random) ?? "x"
        try await queue.enqueue(Post("\(minute)", queuing: .whenOffline(lane: lane)))
        confirmed[lane, default: []].append(minute)
      }
      await queue.pass(.seconds(60), of: day)
    }
    isUp.withLock { $0 = true }
    for _ in 0..<60 { await queue.pass(.seconds(60), of: day) }
    let texts = server.texts.compactMap { Int($0) }
    for (_, minutes) in confirmed { #expect(texts.filter(minutes.contains) == minutes) }
    #expect(texts.count == confirmed.values.joined().count)
    #expect(await queue.deadLetters.isEmpty)
    // A lane tries once per wait, and waits grow to five minutes. Changes of the network and
    // responses add to that.
    #expect(server.requests.count < 3 * 24 * 60 + 3 * edges)
    print(
      "queue: a day with \(edges) edges, \(texts.count) requests, \(server.requests.count) attempts"
    )
    await queue.stop()
  }
}
