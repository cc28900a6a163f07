public import Foundation

/// Something that happened in an ``OfflineQueue``.
public enum QueueEvent: Sendable {
  /// Why the first request of a lane waits.
  public enum Hold: Hashable, Sendable {
    /// No response arrived.
    case noAnswer(TransportError?)
    /// The server rejected it for now; nil if the credential could not be refreshed or a step of the
    /// app threw.
    case notNow(status: Int?)
    /// The session of its account has expired: the lane waits until the account signs in again.
    case sessionExpired
    /// It seems too old after a restart of the system, but the wall clock has not been checked yet.
    case ageUnknown
  }

  /// A request was stored.
  case queued(QueueTicket)
  /// A request is being sent.
  case sending(QueueTicket)
  /// A request returns to the head of its lane, and the lane waits.
  case held(QueueTicket, Hold, for: Duration)
  /// A request succeeded and was removed.
  case done(QueueTicket, RawResponse)
  /// A request was given up; it can be inspected, retried and discarded.
  case dead(DeadLetter)
  /// A later request with the same collapse key replaced it.
  case collapsed(QueueTicket, into: QueueTicket)
  /// A request was discarded, or its caller was told at once that it failed.
  case discarded(QueueTicket)
  /// A part of the store could not be read; the rest was kept.
  case damaged(QueueDamage)
  /// A change could not be stored; the request may be sent again with the same key.
  case unwritten(QueueTicket, QueueError)
}

/// Identifies a queued request for its caller.
public struct QueueTicket: Hashable, Sendable, Identifiable {
  /// Identifies the request across runs of the app.
  public let id: QueueID
  /// The key by which the server detects duplicates; the same for every attempt.
  public let idempotencyKey: String
  /// The account that made the request; nil for none.
  ///
  /// Another account may be signed in when the response arrives.
  public let account: String?
  /// The lane of the request.
  public let lane: String
  /// The name of the handler that receives the response.
  public let handler: String
  /// When the request was made.
  public let date: Date
}

/// Identifies a queued request: a UUID of version 7, so that later ones sort after earlier ones.
public struct QueueID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// The identifier as a UUID.
  var uuid: UUID {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      UUID(uuid: $0.loadUnaligned(as: uuid_t.self))
    }
  }

  /// The UUID as text; by default also the `Idempotency-Key`.
  public var description: String { uuid.uuidString }

  /// Compares by time, and within a millisecond by order of creation.
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

  /// An identifier with the time `now` that is greater than the last one, even if the clock was set back.
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

/// A request that the queue has given up and doesn't send again by itself.
public struct DeadLetter: Hashable, Sendable, Identifiable {
  /// Why a request was given up.
  public enum Reason: Hashable, Sendable, Codable {
    /// The server rejected it with a permanent status.
    case refused(status: Int)
    /// The server rejected it ``QueueLimits/refusals`` times, or as often as its ``QueuePolicy`` allows; nil if
    /// there was no status.
    case gaveUp(status: Int?)
    /// It waited longer than its policy allows.
    case expired
    /// It cannot be sent, for example after an update of the app; the text says why.
    case cannotBeSent(String)
  }

  /// The ticket that the caller received.
  public let ticket: QueueTicket
  /// Why it was given up.
  public let reason: Reason

  /// The ticket's identifier.
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
  /// The client has no queue; use ``OfflineQueue/network``.
  case noQueue
  /// The endpoint's policy is ``QueuePolicy/never``.
  case notForQueue
  /// The endpoint may not be sent twice.
  case unsafe
  /// The request cannot be stored and sent later; the text says why.
  case notReplayable(String)
  /// The queue is full; the new request is rejected.
  case full(QueueLimits.Bound)
  /// Another process, or another queue of this one, has the store open.
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
    case .full(let bound): "the queue is full: \(bound.rawValue)"
    case .locked: "the store is in use"
    case .stopped: "the queue was stopped"
    case .discarded: "the request was discarded while it was being stored"
    case .store(let operation, let code): "the store cannot \(operation) (error \(code))"
    }
  }
}

/// A part of a store that cannot be read.
public enum QueueDamage: Hashable, Sendable {
  /// The log ended with an incomplete record, as after a crash; it was truncated.
  case tail(bytes: Int)
  /// Bytes within the log are not a record; they were copied to another file, and the rest is kept.
  case middle(bytes: Int)
  /// A record was written by a later version of the app; it is kept.
  case unknownVersion(QueueID?)
}
