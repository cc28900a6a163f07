public import Foundation

/// Identifies a queued request: a UUID of version 7, so that later ones sort after earlier ones.
public struct QueueID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// The identifier as a UUID.
  public var uuid: UUID {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
  }

  /// The UUID as text; by default also the `Idempotency-Key`.
  public var description: String { uuid.uuidString }

  /// By time, and within a millisecond by order of creation.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }

  init(_ uuid: UUID) {
    (high, low) = withUnsafeBytes(of: uuid.uuid) { bytes in
      (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
  }

  /// An identifier with the time `now` that is greater than the last one whatever the clock says.
  ///
  /// The twelve bits after the version count within a millisecond (RFC 9562, method 1).
  init(after last: QueueID?, now: Date) {
    let milliseconds = UInt64(max(0, now.timeIntervalSince1970 * 1_000)) & 0xFFFF_FFFF_FFFF
    var count = milliseconds << 12
    if let last { count = max(count, (last.high >> 16) << 12 | last.high & 0xFFF) }
    if let last, count == (last.high >> 16) << 12 | last.high & 0xFFF { count += 1 }
    high = (count >> 12) << 16 | 0x7000 | count & 0xFFF
    low = .random(in: .min ... .max) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
  }

  /// Decodes a UUID.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(UUID.self))
  }

  /// Encodes a UUID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}
