import Foundation

/// A log of changes; obsolete changes are dropped when the log is compacted.
struct QueueLog {
  static let name = "queue.log"
  static let nextName = "queue.next"
  static let damagedName = "queue.damaged"
  /// A file that reserves space on the disk, so that requests can be removed when the disk is full.
  static let reserveName = "queue.reserve"
  /// The number of bytes reserved for each request, enough to write its removal and a mark (``QueueMark``).
  private static let reservedBytesEach = 256
  private static let reserveStep = 4 << 10
  /// The size in bytes from which a log is compacted if at least half of it is obsolete.
  static let smallBytes = 64 << 10
  /// The maximum size of `queue.damaged`, in bytes.
  static let maxDamagedBytes = 1 << 20

  private struct Location {
    var record: Range<Int>
    var mark: Range<Int>?
    var bytes: Int { record.count + (mark?.count ?? 0) }
  }

  private let disk: any LogDisk
  private var live: [QueueID: Location] = [:]
  /// The frames with an unknown version or kind, which are kept unchanged.
  private var unknown: [Range<Int>] = []
  private var length = 0
  private var liveBytes = 0
  /// The minimum length for a compaction; raised after a failed compaction.
  private var leastLength = smallBytes
  /// After a failed compaction, the size of the current records at which another is tried, even if the log is shorter
  /// than `leastLength`; otherwise -1.
  private var enoughLess = -1
  /// The size of the file `queue.reserve`, in bytes.
  private var reserved = 0
  /// Whether a failed write may have left bytes beyond `length`.
  private var isTorn = false
  /// Whether a sync has failed, so that the contents on the disk may differ from what the system has cached.
  private var isSuspect = false
  private var isFolderUnsynced = false

  init(_ disk: any LogDisk) { self.disk = disk }

  /// Reads the log, and creates it if it doesn't exist.
  mutating func open() throws(QueueError) -> QueueContents {
    reserved = (try? disk.read(Self.reserveName))?.count ?? 0
    guard let data = try disk.read(Self.name) else {
      try disk.write(Data(), to: Self.name, at: 0)
      try disk.sync(Self.name)
      try disk.syncFolder()
      return QueueContents()
    }
    // The process that created or renamed the log may have ended before the log's name was synced.
    isFolderUnsynced = true
    var entries: [QueueID: QueueContents.Entry] = [:]
    var damage: [QueueDamage] = []
    var broken: [Range<Int>] = []
    data.withUnsafeBytes { bytes in
      while length < bytes.count {
        if let frame = LogFrame.read(bytes, at: length) {
          if frame.change == nil { damage.append(.unknownVersion(nil)) }
          note(frame, in: &entries)
          length = frame.range.upperBound
        } else if let next = LogFrame.next(bytes, after: length) {
          damage.append(.middle(bytes: next - length))
          broken.append(length..<next)
          length = next
        } else {
          damage.append(.tail(bytes: bytes.count - length))
          broken.append(length..<bytes.count)
          break
        }
      }
    }
    saveDamaged(broken.map { data[$0] })
    isTorn = length < data.count
    // The contents are possibly not synced yet. Sync them before later changes, because otherwise a power failure could
    // bring back a removed request, although later changes are on the disk.
    isSuspect = (try? disk.sync(Self.name)) == nil
    try? repair()
    try? reserve(for: live.count)
    return QueueContents(entries: Array(entries.values), damage: damage)
  }

  /// Appends all changes, or throws an error and appends none.
  ///
  /// Changes that add no request succeed even on a full disk, because the space of `queue.reserve` is freed for them.
  mutating func append(_ changes: [QueueChange], _ durability: QueueDurability) throws(QueueError) {
    let added = changes.count { if case .put = $0 { true } else { false } }
    if added > 0 { try reserve(for: live.count + added) }
    do throws(QueueError) {
      try write(changes, durability)
    } catch {
      guard added == 0, reserved > 0, (try? disk.truncate(Self.reserveName, to: 0)) != nil else {
        throw error
      }
      reserved = 0
      try write(changes, durability)
    }
    let isDue = length >= leastLength || liveBytes <= enoughLess
    if isDue, length >= 2 * liveBytes { try? compact() }
  }

  /// Enlarges `queue.reserve` if the file is too small for this many requests.
  private mutating func reserve(for count: Int) throws(QueueError) {
    let needed = count * Self.reservedBytesEach
    guard reserved < needed else { return }
    let size = (needed / Self.reserveStep + 1) * Self.reserveStep
    do throws(QueueError) {
      try disk.write(Data(count: size - reserved), to: Self.reserveName, at: reserved)
    } catch {
      try? disk.truncate(Self.reserveName, to: reserved)
      throw error
    }
    reserved = size
  }

  private mutating func write(
    _ changes: [QueueChange],
    _ durability: QueueDurability
  ) throws(QueueError) {
    try repair()
    var bytes = Data()
    var frames: [LogFrame.Read] = []
    for change in changes {
      let frame = LogFrame.encode(change)
      let start = length + bytes.count
      frames.append(LogFrame.Read(range: start..<start + frame.count, change: change))
      bytes.append(frame)
    }
    // Until the write has succeeded, the end of the log may be incomplete.
    isTorn = true
    do throws(QueueError) {
      try disk.write(bytes, to: Self.name, at: length)
      if durability == .power {
        isSuspect = true
        try disk.sync(Self.name)
        isSuspect = false
      }
    } catch {
      try? repair()
      throw error
    }
    isTorn = false
    length += bytes.count
    var none: [QueueID: QueueContents.Entry] = [:]
    for frame in frames { note(frame, in: &none) }
  }

  /// Prepares the log for writing after a failure.
  private mutating func repair() throws(QueueError) {
    if isTorn {
      try disk.truncate(Self.name, to: length)
      isTorn = false
    }
    if isSuspect {
      try compact()
      isSuspect = false
    }
    if isFolderUnsynced {
      try disk.syncFolder()
      isFolderUnsynced = false
    }
  }

  private mutating func note(
    _ frame: LogFrame.Read,
    in entries: inout [QueueID: QueueContents.Entry]
  ) {
    switch frame.change {
    case nil:
      unknown.append(frame.range)
      liveBytes += frame.range.count
    case .put(let id, let record):
      liveBytes += frame.range.count - (live[id]?.bytes ?? 0)
      live[id] = Location(record: frame.range)
      entries[id] = QueueContents.Entry(id: id, record: record)
    case .mark(let id, let mark):
      guard let location = live[id] else { return }
      liveBytes += frame.range.count - (location.mark?.count ?? 0)
      live[id]?.mark = frame.range
      entries[id]?.mark = mark
    case .remove(let id):
      liveBytes -= live.removeValue(forKey: id)?.bytes ?? 0
      entries[id] = nil
    }
  }

  /// Writes the current records to a new file and replaces the log with it.
  ///
  /// The old log is unchanged until the new file is renamed. A compaction runs when at least half of the log is
  /// obsolete, so all compactions together cost no more than all appends.
  ///
  /// After a failed compaction, another is tried when the log has doubled, or when the current records have shrunk by a
  /// quarter.
  private mutating func compact() throws(QueueError) {
    if live.isEmpty, unknown.isEmpty, !isSuspect {
      try disk.truncate(Self.name, to: 0)
      length = 0
      return
    }
    leastLength = 2 * length
    enoughLess = liveBytes - max(liveBytes / 4, 1)
    do throws(QueueError) {
      try rewrite()
    } catch {
      // Free the space, which the next attempt needs.
      try? disk.truncate(Self.nextName, to: 0)
      throw error
    }
    leastLength = Self.smallBytes
    enoughLess = -1
  }

  private mutating func rewrite() throws(QueueError) {
    guard let old = try disk.read(Self.name) else {
      throw .store(operation: "read `\(Self.name)`", code: ENOENT)
    }
    guard old.count >= length else { throw .store(operation: "read `\(Self.name)`", code: EIO) }
    var bytes = Data()
    func copy(_ range: Range<Int>) -> Range<Int> {
      bytes.append(old[range])
      return bytes.count - range.count..<bytes.count
    }
    let order = live.sorted { $0.value.record.lowerBound < $1.value.record.lowerBound }
    var locations: [QueueID: Location] = [:]
    for (id, location) in order {
      let record = copy(location.record)
      locations[id] = Location(record: record, mark: location.mark.map(copy))
    }
    let kept = unknown.map(copy)
    try disk.write(Data(), to: Self.nextName, at: 0)
    try disk.truncate(Self.nextName, to: 0)
    try disk.write(bytes, to: Self.nextName, at: 0)
    try disk.sync(Self.nextName)
    try disk.rename(Self.nextName, to: Self.name)
    (live, unknown, length) = (locations, kept, bytes.count)
    // The rename survives a power failure only if this sync succeeds.
    isFolderUnsynced = true
    try disk.syncFolder()
    isFolderUnsynced = false
  }

  /// Saves damaged bytes for inspection, if the disk allows it.
  private func saveDamaged(_ parts: [Data]) {
    guard !parts.isEmpty else { return }
    let before = (try? disk.read(Self.damagedName))?.count ?? 0
    let bytes = parts.reduce(into: Data()) { $0.append($1) }
    guard before + bytes.count <= Self.maxDamagedBytes else { return }
    try? disk.write(bytes, to: Self.damagedName, at: before)
  }
}
