import Foundation

/// A log of changes, one after the other; what is struck out goes when the log is written anew.
struct QueueLog {
  static let name = "queue.log"
  static let nextName = "queue.next"
  static let damagedName = "queue.damaged"
  /// A log that is smaller is not written anew.
  static let smallBytes = 64 << 10
  /// The most bytes of damaged logs that are put aside.
  static let mostDamagedBytes = 1 << 20

  private struct Places {
    var record: Range<Int>
    var mark: Range<Int>?
    var bytes: Int { record.count + (mark?.count ?? 0) }
  }

  private let disk: any LogDisk
  private var live: [QueueID: Places] = [:]
  /// Frames of later versions, which are carried along as they are.
  private var foreign: [Range<Int>] = []
  private var length = 0
  private var liveBytes = 0
  /// How long the log is at least when it is next tried to write it anew, after that has failed.
  private var leastLength = smallBytes
  /// Whether something may stand after `length`, left by a write that failed.
  private var isTorn = false
  /// Whether a sync has failed: what the system then says of the file is not to be trusted.
  private var isSuspect = false
  private var isFolderUnsynced = false

  init(_ disk: any LogDisk) { self.disk = disk }

  /// Reads what is there, and makes a log where there is none.
  mutating func open() throws(QueueError) -> QueueContents {
    guard let data = try disk.read(Self.name) else {
      try disk.write(Data(), to: Self.name, at: 0)
      try disk.sync(Self.name)
      try disk.syncFolder()
      return QueueContents()
    }
    // Whoever made or renamed the log may have ended before its name was safe.
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
    putAside(broken.map { data[$0] })
    isTorn = length < data.count
    // What was read may not be safe yet, and what is done next builds on it: a request that was struck
    // out must not come back behind those that followed it.
    isSuspect = (try? disk.sync(Self.name)) == nil
    try? mend()
    return QueueContents(entries: Array(entries.values), damage: damage)
  }

  /// Appends changes, all or none.
  mutating func append(_ changes: [QueueChange], _ durability: QueueDurability) throws(QueueError) {
    try mend()
    var bytes = Data()
    var frames: [LogFrame.Read] = []
    for change in changes {
      let frame = LogFrame.encode(change)
      let start = length + bytes.count
      frames.append(LogFrame.Read(range: start..<start + frame.count, change: change))
      bytes.append(frame)
    }
    // From here to the end of this function the bytes are torn, unless all goes well.
    isTorn = true
    do throws(QueueError) {
      try disk.write(bytes, to: Self.name, at: length)
      if durability == .power {
        isSuspect = true
        try disk.sync(Self.name)
        isSuspect = false
      }
    } catch {
      try? mend()
      throw error
    }
    isTorn = false
    length += bytes.count
    var none: [QueueID: QueueContents.Entry] = [:]
    for frame in frames { note(frame, in: &none) }
    if length >= max(leastLength, 2 * liveBytes) { try? compact() }
  }

  /// Makes the log fit to be written to.
  private mutating func mend() throws(QueueError) {
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
      foreign.append(frame.range)
      liveBytes += frame.range.count
    case .put(let id, let record):
      liveBytes += frame.range.count - (live[id]?.bytes ?? 0)
      live[id] = Places(record: frame.range)
      entries[id] = QueueContents.Entry(id: id, record: record)
    case .mark(let id, let mark):
      guard let places = live[id] else { return }
      liveBytes += frame.range.count - (places.mark?.count ?? 0)
      live[id]?.mark = frame.range
      entries[id]?.mark = mark
    case .remove(let id):
      liveBytes -= live.removeValue(forKey: id)?.bytes ?? 0
      entries[id] = nil
    }
  }

  /// Writes what is still there into a new file and puts that in the log's place.
  ///
  /// Up to the renaming the log is what it was. It is done when half of the log or more is struck out,
  /// so that all writing anew together costs no more than all appending.
  private mutating func compact() throws(QueueError) {
    leastLength = 2 * length
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
    var places: [QueueID: Places] = [:]
    for (id, place) in order {
      let record = copy(place.record)
      places[id] = Places(record: record, mark: place.mark.map(copy))
    }
    let kept = foreign.map(copy)
    try disk.write(Data(), to: Self.nextName, at: 0)
    try disk.truncate(Self.nextName, to: 0)
    try disk.write(bytes, to: Self.nextName, at: 0)
    try disk.sync(Self.nextName)
    try disk.rename(Self.nextName, to: Self.name)
    (live, foreign, length) = (places, kept, bytes.count)
    leastLength = Self.smallBytes
    // The new log is in place for this process; after a loss of power it is if this succeeds.
    isFolderUnsynced = true
    try disk.syncFolder()
    isFolderUnsynced = false
  }

  /// Keeps damaged bytes for whoever wants to look, as far as the disk lets it.
  private func putAside(_ parts: [Data]) {
    guard !parts.isEmpty else { return }
    let before = (try? disk.read(Self.damagedName))?.count ?? 0
    let bytes = parts.reduce(into: Data()) { $0.append($1) }
    guard before + bytes.count <= Self.mostDamagedBytes else { return }
    try? disk.write(bytes, to: Self.damagedName, at: before)
  }
}
