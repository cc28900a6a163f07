import Foundation

/// The encoding of one change in the log of a ``FileQueueStore``.
///
/// | bytes | content |
/// | --- | --- |
/// | 2 | a marker that never occurs in UTF-8, so records, which are JSON, don't contain it |
/// | 1 | the version of the format |
/// | 1 | the kind of change |
/// | 4 | the number of bytes after the head (these first 16 bytes), little-endian |
/// | 4 | CRC-32 of version, kind and length, so that a false marker is rejected quickly |
/// | 4 | CRC-32 of the bytes after the head |
/// | 16 | the record's identifier |
/// | … | the record or its mark (``QueueMark``); nothing for a removal |
enum LogFrame {
  static let headBytes = 16
  static let version: UInt8 = 1
  private static let marker: [UInt8] = [0xF5, 0xFF]

  private enum Kind: UInt8 { case put = 1, mark, remove }

  /// A frame that was read from a log.
  struct Read {
    var range: Range<Int>
    /// The change; nil if its version or kind is unknown.
    var change: QueueChange?
  }

  static func encode(_ change: QueueChange) -> Data {
    let (kind, id, data): (Kind, QueueID, Data) =
      switch change {
      case .put(let id, let data): (.put, id, data)
      case .mark(let id, let data): (.mark, id, data)
      case .remove(let id): (.remove, id, Data())
      }
    let payload = withUnsafeBytes(of: id.uuid.uuid) { Data($0) } + data
    var head = Data([version, kind.rawValue])
    withUnsafeBytes(of: UInt32(payload.count).littleEndian) { head.append(contentsOf: $0) }
    for sum in [checksum(head), checksum(payload)] {
      withUnsafeBytes(of: sum.littleEndian) { head.append(contentsOf: $0) }
    }
    return Data(marker) + head + payload
  }

  private static func checksum(_ data: Data) -> UInt32 {
    data.withUnsafeBytes(CRC32.checksum)
  }

  /// Reads the frame at an offset; nil if there is no complete and undamaged frame.
  static func read(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Read? {
    guard start + headBytes <= bytes.count, bytes[start] == marker[0], bytes[start + 1] == marker[1]
    else { return nil }
    func number(at offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt32.self))
    }
    let head = UnsafeRawBufferPointer(rebasing: bytes[start + 2..<start + 8])
    guard CRC32.checksum(head) == number(at: 8) else { return nil }
    let length = Int(number(at: 4))
    let end = start + headBytes + length
    guard length >= 16, end <= bytes.count else { return nil }
    let payload = UnsafeRawBufferPointer(rebasing: bytes[start + headBytes..<end])
    guard CRC32.checksum(payload) == number(at: 12) else { return nil }
    guard head[0] == version, let kind = Kind(rawValue: head[1]) else {
      return Read(range: start..<end, change: nil)
    }
    let id = QueueID(UUID(uuid: payload.loadUnaligned(as: uuid_t.self)))
    let data = Data(payload[16...])
    let change: QueueChange =
      switch kind {
      case .put: .put(id, data)
      case .mark: .mark(id, data)
      case .remove: .remove(id)
      }
    return Read(range: start..<end, change: change)
  }

  /// Finds the first complete frame after an offset and returns its offset; nil if there is none.
  static func next(_ bytes: UnsafeRawBufferPointer, after start: Int) -> Int? {
    var offset = start + 1
    while offset + headBytes <= bytes.count {
      if bytes[offset] == marker[0], read(bytes, at: offset) != nil { return offset }
      offset += 1
    }
    return nil
  }
}

/// The CRC-32 checksum that zip and PNG use; here it detects damaged records.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }
  }
}
