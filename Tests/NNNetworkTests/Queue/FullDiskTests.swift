import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// A queue on a disk that is full, or fails for a while.
@Suite struct FullDiskTests {
  private let day = ManualDay()

  private func queue(_ server: ShopServer, _ disk: FakeDisk) async throws -> OfflineQueue<Shop> {
    try await OfflineQueue(shop(server, day), store: FileQueueStore(disk))
  }

  /// Enqueues until the disk is full.
  private func fill(_ queue: OfflineQueue<Shop>, bytesEach: Int) async -> Int {
    let text = String(repeating: "x", count: bytesEach)
    var count = 0
    while (try? await queue.enqueue(Post("\(count) \(text)"))) != nil { count += 1 }
    return count
  }

  @Test(arguments: [30, 1_000, 20_000])
  func sentRequestsAreRemovedOnAFullDisk(_ bytesEach: Int) async throws {
    let disk = FakeDisk(capacity: 256 << 10)
    let server = ShopServer()
    let first = try await queue(server, disk)
    let count = await fill(first, bytesEach: bytesEach)
    #expect(count > 5)
    await first.start()
    await first.settle()
    await first.stop()
    #expect(server.effects.count == count)
    let second = try await queue(server, FakeDisk(disk.afterKill(), capacity: 256 << 10))
    #expect(await second.pending.isEmpty, "it would be sent again")
    // The space is free again, except for a remainder that is too small for a compaction.
    let again = await fill(second, bytesEach: bytesEach)
    #expect(again >= count * 4 / 5, "\(again) instead of \(count)")
    await second.stop()
  }

  @Test func failedCompactionIsRetriedWhenLessHasToBeWritten() async throws {
    let disk = FakeDisk(capacity: 256 << 10)
    let store = FileQueueStore(disk)
    _ = try await store.open()
    var ids: [QueueID] = []
    let record = Data(repeating: 7, count: 1_000)
    while true {
      let id = QueueID(after: ids.last, now: day.now)
      guard (try? await store.append([.put(id, record)], .power)) != nil else { break }
      ids.append(id)
    }
    let full = disk.bytes(of: QueueLog.name)
    for id in ids.dropLast(10) { try await store.append([.remove(id)], .process) }
    #expect(disk.bytes(of: QueueLog.name) < full / 2)
    #expect(disk.bytes(of: QueueLog.nextName) == 0)
    await store.close()
  }

  @Test func stopWritesWhatCouldNotBeWritten() async throws {
    let isBroken = Locked(false)
    let disk = FakeDisk { _, operation in
      operation == .write && isBroken.withLock { $0 } ? .fails(EIO) : nil
    }
    let server = ShopServer()
    let first = try await queue(server, disk)
    try await first.enqueue(Post("a"))
    isBroken.withLock { $0 = true }
    await first.start()
    await first.settle()
    isBroken.withLock { $0 = false }
    await first.stop()
    #expect(server.texts == ["a"])
    let second = try await queue(server, FakeDisk(disk.afterKill()))
    #expect(await second.pending.isEmpty)
  }
}

extension FakeDisk {
  fileprivate func bytes(of name: String) -> Int {
    let state = now
    return state.names[name].map { state.files[$0]?.bytes.count ?? 0 } ?? 0
  }
}
