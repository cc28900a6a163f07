public import Foundation

/// Something that happened in an ``OfflineQueue``.
public enum QueueEvent: Sendable {
  /// Why a lane and its first request wait.
  ///
  /// A lane is a series of requests that are sent one after the other.
  public enum Hold: Hashable, Sendable {
    /// No response arrived; the error is nil if the attempt was cancelled or exceeded its deadline.
    case noAnswer(TransportError?)
    /// The server temporarily rejected the request, the credential could not be refreshed, or an adapter or decision of
    /// the app threw an error.
    ///
    /// The status is nil if there was no response.
    case notNow(status: Int?)
    /// The session of the account has expired; the lane waits until the account signs in again.
    case sessionExpired
    /// The request was made before the last boot of the system and seems too old, but the wall clock is not trusted
    /// yet.
    case ageUnknown
  }

  /// A request was stored.
  case queued(QueueTicket)
  /// A request is being sent.
  case sending(QueueTicket)
  /// The first request of a lane has to wait for at most this time, and the rest of the lane waits, too.
  case held(QueueTicket, Hold, for: Duration)
  /// A request succeeded and was removed.
  case done(QueueTicket, RawResponse)
  /// A request was given up; you can inspect, retry and discard the dead letter.
  case dead(DeadLetter)
  /// A request was replaced by a later one (`into`) with the same lane and collapse key.
  case collapsed(QueueTicket, into: QueueTicket)
  /// A request or a dead letter was removed.
  ///
  /// The app discarded the request, the request was too old, or it failed while its caller was still waiting and so
  /// received the error.
  case discarded(QueueTicket)
  /// A part of the store could not be read; the rest was kept.
  case damaged(QueueDamage)
  /// A change could not be stored; after a restart, the request may be sent again with the same idempotency key.
  case unwritten(QueueTicket, QueueError)
}

/// Identifies a queued request for its caller.
public struct QueueTicket: Hashable, Sendable, Identifiable {
  /// The identifier of the request, which stays the same across runs of the app.
  public let id: QueueID
  /// The key by which the server detects duplicates; it is the same for every attempt.
  public let idempotencyKey: String
  /// The account that made the request; nil for none.
  ///
  /// When the response arrives, another account may be signed in.
  public let account: String?
  /// The lane of the request.
  public let lane: String
  /// The name of the handler that receives the response.
  public let handler: String
  /// The time at which the request was made, or last retried as a dead letter.
  public let date: Date
}

/// Identifies a queued request: a version 7 UUID, so later requests sort after earlier ones.
public struct QueueID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// The identifier as a UUID.
  var uuid: UUID {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
  }

  /// The UUID as text; also the `Idempotency-Key`, unless the endpoint sets another key.
  public var description: String { uuid.uuidString }

  /// Whether the left identifier was created before the right one.
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

  /// Creates an identifier for the time `now` that is greater than `last`, even if the clock was set back.
  ///
  /// The twelve bits after the version are a counter, for identifiers made in the same millisecond (RFC 9562, section
  /// 6.2, method 1).
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

/// A request that the queue has given up; it is sent again only if the app calls ``OfflineQueue/retry(_:)``.
public struct DeadLetter: Hashable, Sendable, Identifiable {
  /// Why a request was given up.
  public enum Reason: Hashable, Sendable, Codable {
    /// The server permanently rejected the request with this status.
    case refused(status: Int)
    /// The number of temporary rejections reached the limit in the ``QueuePolicy`` or ``QueueLimits/refusals``.
    ///
    /// An error of the app's adapter or decision counts as a rejection; the status is nil if there was no response.
    case gaveUp(status: Int?)
    /// The request waited longer than its policy allows.
    case expired
    /// The request cannot be sent, for example after an update of the app; the text says why.
    case cannotBeSent(String)
  }

  /// The ticket that the caller received.
  public let ticket: QueueTicket
  /// Why the request was given up.
  public let reason: Reason

  /// The identifier of the ticket.
  public var id: QueueID { ticket.id }
}

/// Why a handler receives no value.
public enum QueueFailure: Error, Sendable {
  /// The request has become a dead letter.
  case dead(DeadLetter.Reason)
  /// The response arrived and could not be decoded.
  case unreadable(any Error)
}

/// Why a request could not be queued, or the queue could not be used.
public enum QueueError: Error, Hashable, Sendable {
  /// The client has no queue; send the endpoint with ``OfflineQueue/network``.
  case noQueue
  /// The endpoint's policy is ``QueuePolicy/never``.
  case notForQueue
  /// The request must not be sent twice (``Idempotency/unsafe``).
  case unsafe
  /// The request cannot be stored to be sent later; the text says why.
  case notReplayable(String)
  /// The new request is rejected because it would exceed this limit of the queue.
  case full(QueueLimits.Bound)
  /// Another process, or another queue in this process, has the store open.
  case locked
  /// The queue was stopped.
  case stopped
  /// The request was discarded while it was being stored.
  case discarded
  /// The store cannot be read or written; `code` is the system's error code.
  case store(operation: String, code: Int32)
}

extension QueueError: CustomStringConvertible {
  /// The problem in a few words.
  public var description: String {
    switch self {
    case .noQueue: "the client has no queue"
    case .notForQueue: "the endpoint's policy is `never`"
    case .unsafe: "the endpoint may not be sent twice"
    case .notReplayable(let reason): "the request cannot be sent later: \(reason)"
    case .full(let bound): "the queue refuses the request: \(bound.rawValue)"
    case .locked: "the store is in use"
    case .stopped: "the queue was stopped"
    case .discarded: "the request was discarded while it was being stored"
    case .store(let operation, let code): "the store cannot \(operation) (error \(code))"
    }
  }
}

/// A part of a store that cannot be read.
public enum QueueDamage: Hashable, Sendable {
  /// The log ended with an incomplete record, as after a crash; the record was removed.
  case tail(bytes: Int)
  /// Some bytes inside the log are not a record; they were skipped, and all records before and after them are kept.
  case middle(bytes: Int)
  /// A record could not be decoded, for example because a later version of the app wrote it; it is kept but not sent.
  ///
  /// The identifier is nil if it could not be read, either.
  case unknownVersion(QueueID?)
}
