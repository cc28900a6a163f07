import Foundation

/// One change in the log of a ``FileQueueStore``.
///
/// | bytes | are |
/// | --- | --- |
/// | 2 | a marker that never occurs in UTF-8, and so in no record |
/// | 1 | the version of the format |
/// | 1 | the kind of change |
/// | 4 | the number of bytes after the head, little-endian |
/// | 4 | CRC-32 of version, kind, length and the bytes after the head |
/// | 16 | the record's identifier |
/// | … | the record or its mark |
enum LogFrame {
  static let headBytes = 12
  static let version: UInt8 = 1
  private static let marker: [UInt8] = [0xF5, 0xFF]

  private enum Kind: UInt8 { case put = 1, mark, remove }

  /// A frame of a log.
  struct Read {
    var range: Range<Int>
    /// Nil for an unknown version or kind.
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
    let sum = head.withUnsafeBytes { head in
      payload.withUnsafeBytes { CRC32.checksum(head, $0) }
    }
    withUnsafeBytes(of: sum.littleEndian) { head.append(contentsOf: $0) }
    return Data(marker) + head + payload
  }

  /// The frame at an offset; nil if there is no complete frame.
  static func read(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Read? {
    guard start + headBytes <= bytes.count, bytes[start] == marker[0], bytes[start + 1] == marker[1]
    else { return nil }
    let length = Int(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
    )
    let sum = UInt32(
      littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)
    )
    let end = start + headBytes + length
    guard length >= 16, end <= bytes.count else { return nil }
    let head = UnsafeRawBufferPointer(rebasing: bytes[start + 2..<start + 8])
    let payload = UnsafeRawBufferPointer(rebasing: bytes[start + headBytes..<end])
    guard CRC32.checksum(head, payload) == sum else { return nil }
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

  /// The offset of the next complete frame after an offset.
  static func next(_ bytes: UnsafeRawBufferPointer, after start: Int) -> Int? {
    var offset = start + 1
    while offset + headBytes <= bytes.count {
      if bytes[offset] == marker[0], read(bytes, at: offset) != nil { return offset }
      offset += 1
    }
    return nil
  }
}
