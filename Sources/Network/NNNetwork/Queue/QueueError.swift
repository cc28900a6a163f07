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
  /// What is wrong.
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
