import Foundation
import TestSupport
import Testing

@testable import NNNetwork

/// The log of a file store: its contents, and how it handles damage.
@Suite struct QueueLogTests {
  private static let ids = (0..<8).reduce(into: [QueueID]()) { ids, _ in
    ids.append(QueueID(after: ids.last, now: Date(timeIntervalSince1970: 1_700_000_000)))
  }
  private var ids: [QueueID] { Self.ids }

  /// The contents of a store, by index in `ids`.
  private func contents(_ disk: FakeDisk) async throws -> ([Int: String], [QueueDamage]) {
    let store = FileQueueStore(disk)
    let contents = try await store.open()
    await store.close()
    let texts = contents.entries.compactMap { entry in
      ids.firstIndex(of: entry.id).map { place in
        let mark = entry.mark.map { "/" + String(decoding: $0, as: UTF8.self) } ?? ""
        return (place, String(decoding: entry.record, as: UTF8.self) + mark)
      }
    }
    return (Dictionary(uniqueKeysWithValues: texts), contents.damage)
  }

  private func put(_ place: Int, _ text: String = "record") -> QueueChange {
    .put(ids[place], Data("\(text) \(place)".utf8))
  }

  private func mark(_ place: Int, _ text: String) -> QueueChange {
    .mark(ids[place], Data(text.utf8))
  }

  /// A log with these changes, one write for each.
  private func disk(_ changes: [QueueChange]) async throws -> FakeDisk {
    let disk = FakeDisk()
    let store = FileQueueStore(disk)
    _ = try await store.open()
    for change in changes { try await store.append([change], .power) }
    await store.close()
    return disk
  }

  private func bytes(_ disk: FakeDisk, _ name: String = QueueLog.name) -> Data {
    let state = disk.now
    return state.names[name].flatMap { state.files[$0]?.bytes } ?? Data()
  }

  private func disk(with bytes: Data) -> FakeDisk {
    var state = FakeDisk.State()
    state.files[1] = .init(bytes: bytes, synced: bytes)
    state.names[QueueLog.name] = 1
    return FakeDisk(state)
  }

  @Test func keepsRecordsThatWereNotRemoved() async throws {
    let disk = try await disk([
      put(0), put(1), put(2), mark(1, "a"), .remove(ids[0]), mark(1, "b"), mark(0, "late"),
    ])
    let (texts, damage) = try await contents(disk)
    #expect(texts == [1: "record 1/b", 2: "record 2"])
    #expect(damage.isEmpty)
  }

  /// Other versions of an app read this format, so it must not change unnoticed.
  @Test func formatIsAsDocumented() async throws {
    let id = QueueID(try #require(UUID(uuidString: "017F22E2-79B0-7CC3-98C4-DC0C0C07398F")))
    let frame = LogFrame.encode(.put(id, Data("{}".utf8)))
    // Python computed the checksums: `zlib.crc32` of the six bytes after the marker, and of the
    // payload.
    let hex = frame.map { String(format: "%02x", $0) }.joined()
    #expect(
      hex == "f5ff010112000000" + "a2c4eebd" + "db156c05"
        + "017f22e279b07cc398c4dc0c0c07398f" + "7b7d"
    )
  }

  @Test func truncatedLogEndsWithTheLastCompleteRecord() async throws {
    let whole = try await disk((0..<5).map { put($0) })
    let all = bytes(whole)
    let frame = all.count / 5
    for length in 0..<all.count {
      let cut = disk(with: all.prefix(length))
      let (texts, damage) = try await contents(cut)
      #expect(texts.keys.sorted() == Array(0..<length / frame), "\(length)")
      let rest = length % frame
      #expect(damage == (rest == 0 ? [] : [.tail(bytes: rest)]))
      #expect(bytes(cut).count == length - rest, "the torn end is gone")
      let store = FileQueueStore(cut)
      _ = try await store.open()
      try await store.append([put(7)], .power)
      await store.close()
      #expect(try await contents(cut).0.keys.sorted() == Array(0..<length / frame) + [7])
    }
  }

  @Test func damageInTheMiddleLosesNoOtherRecord() async throws {
    let all = bytes(try await disk((0..<5).map { put($0) }))
    let frame = all.count / 5
    for place in 0..<all.count {
      var damaged = all
      damaged[place] ^= 0xFF
      let disk = disk(with: damaged)
      let (texts, damage) = try await contents(disk)
      let hit = place / frame
      #expect(texts.keys.sorted() == [0, 1, 2, 3, 4].filter { $0 != hit }, "\(place)")
      #expect(damage == [hit == 4 ? .tail(bytes: frame) : .middle(bytes: frame)])
      #expect(
        bytes(disk, QueueLog.damagedName) == damaged[hit * frame..<(hit + 1) * frame],
        "it is put aside"
      )
    }
  }

  @Test func unknownBytesAreSkipped() async throws {
    var random = SeededGenerator(seed: 11)
    let first = bytes(try await disk([put(0), put(1)]))
    let second = bytes(try await disk([put(2)]))
    for _ in 0..<300 {
      let count = Int.random(in: 1...200, using: &random)
      let noise = Data(
        (0..<count).map { _ in
          [0xF5, 0xFF, 0, 1, UInt8.random(in: .min ... .max, using: &random)]
            .randomElement(using: &random) ?? 0
        }
      )
      let (texts, damage) = try await contents(disk(with: first + noise + second))
      #expect(texts.keys.sorted() == [0, 1, 2])
      #expect(damage == [.middle(bytes: count)])
    }
  }

  @Test func frameOfALaterVersionIsPreserved() async throws {
    var later = bytes(try await disk([put(5)]))
    later[2] = 9
    let sum = later.withUnsafeBytes {
      CRC32.checksum(UnsafeRawBufferPointer(rebasing: $0[2..<8]))
    }
    withUnsafeBytes(of: sum.littleEndian) { later.replaceSubrange(8..<12, with: $0) }
    let disk = disk(with: bytes(try await disk([put(0)])) + later)
    let store = FileQueueStore(disk)
    #expect(try await store.open().damage == [.unknownVersion(nil)])
    // Enough to rewrite the log more than once.
    for round in 0..<200 {
      try await store.append([.put(ids[1], Data(count: 2_000)), .remove(ids[1])], .process)
      if round == 100 { try await store.append([put(2)], .power) }
    }
    #expect(bytes(disk).count < 3 * QueueLog.smallBytes, "it was rewritten")
    #expect(bytes(disk).range(of: later) != nil)
    await store.close()
    let (texts, damage) = try await contents(disk)
    #expect(texts == [0: "record 0", 2: "record 2"])
    #expect(damage == [.unknownVersion(nil)])
  }

  @Test func damageOpensInLinearTime() async throws {
    // False markers, each with a length that reaches almost to the end.
    let noise = Data((0..<64_000).flatMap { _ in [0xF5, 0xFF, 1, 1, 0, 0, 6, 0] as [UInt8] })
    let disk = disk(with: bytes(try await disk([put(0)])) + noise + bytes(try await disk([put(1)])))
    let clock = ContinuousClock()
    let start = clock.now
    let (texts, damage) = try await contents(disk)
    // A release build takes far less than a second; it once took more than half a minute.
    #expect(clock.now - start < .seconds(8))
    #expect(texts.count == 2)
    #expect(damage == [.middle(bytes: noise.count)])
  }

  @Test func twoStoresDoNotOpenOneFolder() async throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url("queue")
    let first = FileQueueStore(in: folder)
    _ = try await first.open()
    try await first.append([put(0)], .power)
    let second = FileQueueStore(in: folder)
    await #expect(throws: QueueError.locked) { _ = try await second.open() }
    await first.close()
    #expect(try await second.open().entries.map(\.id) == [ids[0]])
    await #expect(throws: QueueError.stopped) { try await first.append([put(1)], .power) }
    await second.close()
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.appendingPathComponent(QueueLog.name).path
    )
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Every operation of a write fails in turn, on a full or broken disk.
  @Test(arguments: [ENOSPC, EIO])
  func failedWriteDoesNotChangeTheLog(_ code: Int32) async throws {
    var failures = 0
    for number in 1...40 {
      let disk = FakeDisk { count, _ in count == number ? .fails(code) : nil }
      let store = FileQueueStore(disk)
      do { _ = try await store.open() } catch { continue }
      var expected: [Int] = []
      for place in 0..<6 {
        do {
          try await store.append([put(place)], .power)
          expected.append(place)
        } catch {
          failures += 1
        }
      }
      await store.close()
      let (texts, _) = try await contents(FakeDisk(disk.afterKill()))
      #expect(texts.keys.sorted() == expected, "\(number)")
      var random = SeededGenerator(seed: UInt64(number))
      let (survivors, _) = try await contents(FakeDisk(disk.afterPowerLoss(&random)))
      #expect(survivors.keys.sorted() == expected, "\(number)")
    }
    #expect(failures >= 12, "a write and a sync of each of six")
  }

  @Test(.timeLimit(.minutes(1))) func concurrentRequestsShareASync() async throws {
    let (isOpen, started) = (Locked(false), Locked(0))
    // The first sync takes until all tasks have asked for one.
    let disk = FakeDisk { _, operation in
      if operation == .sync, isOpen.withLock({ $0 }) {
        while started.withLock({ $0 }) < 400 { usleep(1_000) }
      }
      return nil
    }
    let store = FileQueueStore(disk)
    _ = try await store.open()
    let before = disk.now.syncs
    isOpen.withLock { $0 = true }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<400 {
        let id = QueueID(after: ids.last, now: Date(timeIntervalSince1970: 1.8e9 + Double(number)))
        group.addTask {
          started.withLock { $0 += 1 }
          try await store.append([.put(id, Data(count: 100))], .power)
        }
      }
      try await group.waitForAll()
    }
    #expect((1..<100).contains(disk.now.syncs - before))
    await store.close()
    #expect(try await FileQueueStore(disk).open().entries.count == 400)
  }
}
