import Foundation
public import NNNetwork

/// Something that happened in an ``OfflineQueue``.
public enum QueueEvent: Sendable {
  /// Why a lane and its first request wait.
  public enum Wait: Hashable, Sendable {
    /// No response arrived; the error is nil if the attempt exceeded its deadline.
    case noAnswer(TransportError?)
    /// The server did not accept the request yet, the credential could not be refreshed, or an adapter or decision of
    /// the app threw an error; the status is nil if there was no response.
    case notNow(status: Int?)
    /// The session has expired: after the person has signed in again, replace the credential of the store and call
    /// ``OfflineQueue/wake()``.
    case sessionExpired
  }

  /// A request was stored.
  case queued(QueuedRequest)
  /// A request is being sent.
  case sending(QueuedRequest)
  /// The first request of a lane has to wait for at most this time, and the rest of the lane waits, too.
  case waiting(QueuedRequest, Wait, for: Duration)
  /// A request succeeded and was removed.
  case answered(QueuedRequest, RawResponse)
  /// A request was given up; you can inspect, retry and discard the dead letter.
  case dead(DeadLetter)
  /// A request or a dead letter was removed: the app discarded it, a later request replaced it, it was too old, or it
  /// failed while its caller was still waiting and so received the error.
  case discarded(QueuedRequest)
  /// The file with this name could not be read, so one request is lost; the file is renamed to `NAME.damaged`.
  case damaged(file: String)
  /// A change could not be stored; after a restart, the request may be sent again with the same idempotency key.
  case notStored(QueuedRequest, QueueError)
}

/// A request in an ``OfflineQueue``.
public struct QueuedRequest: Hashable, Sendable, Identifiable, Codable {
  /// A UUID that stays the same across runs of the app.
  public let id: String
  /// The key by which the server detects duplicates; it is the same for every attempt.
  let idempotencyKey: String
  /// The lane of the request.
  let lane: String
  /// The name of the handler that receives the response.
  let handler: String
  /// The time at which the request was made, or last retried as a dead letter.
  var date: Date
}

/// A request that the queue has given up; it is sent again only if the app calls ``OfflineQueue/retry(_:)``.
public struct DeadLetter: Hashable, Sendable {
  /// Why a request was given up.
  public enum Reason: Hashable, Sendable, Codable {
    /// The server permanently rejected the request with this status.
    case refused(status: Int)
    /// The number of failed attempts reached the limit in the ``QueuePolicy``; the status is nil after a timeout.
    case gaveUp(status: Int?)
    /// The request waited longer than its policy allows.
    case expired
    /// The request cannot be sent, for example after an update of the app; the text says why.
    case cannotBeSent(String)
  }

  /// The request.
  public let request: QueuedRequest
  /// Why the request was given up.
  public let reason: Reason
}

/// Why a handler receives no value.
public enum QueueFailure: Error, Sendable {
  /// The request has become a dead letter.
  case dead(DeadLetter.Reason)
  /// The response arrived and could not be decoded.
  case unreadable(any Error)
}

/// Why a request could not be queued or failed, or the queue could not be used.
public enum QueueError: Error, Sendable, CustomStringConvertible {
  /// The server rejected the request while its caller was waiting.
  case failed(NetworkError)
  /// The request cannot be stored to be sent later; the text says why.
  case cannotBeQueued(String)
  /// The queue holds 1,000 requests and dead letters, or 8 MiB of them.
  case full
  /// Another process, or another queue in this process, has the folder open.
  case locked
  /// The queue was stopped.
  case stopped
  /// The app discarded the request.
  case discarded
  /// The folder cannot be read or written; `code` is the system's error code.
  case store(operation: String, code: Int32)

  /// The problem in a few words.
  public var description: String {
    switch self {
    case .failed(let error): "\(error)"
    case .cannotBeQueued(let reason): "the request cannot be sent later: \(reason)"
    case .full: "the queue is full"
    case .locked: "the folder is in use"
    case .stopped: "the queue was stopped"
    case .discarded: "the request was discarded"
    case .store(let operation, let code): "the queue cannot \(operation) (error \(code))"
    }
  }
}
