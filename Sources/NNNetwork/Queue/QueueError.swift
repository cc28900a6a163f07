/// Why a request is not in the queue.
public enum QueueError: Error, Hashable, Sendable {
  /// The client has no queue; ``OfflineQueue/network`` is one that has.
  case noQueue
  /// The endpoint's policy is ``QueuePolicy/never``.
  case notForQueue
  /// The endpoint says that it may not be sent twice.
  case unsafe
  /// The request cannot be written down and sent later; the text says why.
  case notReplayable(String)
  /// There is no room for one more; the one that came is refused.
  case full(QueueLimits.Bound)
  /// Another process, or another queue of this one, has the store open.
  case locked
  /// The queue has been stopped.
  case stopped
  /// The account changed while the request was written down.
  case accountChanged
  /// The store cannot be read or written, with the number that the system gives the error.
  case store(operation: String, code: Int32)
}

extension QueueError: CustomStringConvertible {
  /// What is wrong, in a few words.
  public var description: String {
    switch self {
    case .noQueue: "the client has no queue"
    case .notForQueue: "the endpoint's policy is `never`"
    case .unsafe: "the endpoint may not be sent twice"
    case .notReplayable(let reason): "the request cannot be sent later: \(reason)"
    case .full(let bound): "the queue is full: \(bound.rawValue)"
    case .locked: "the store is in use"
    case .stopped: "the queue has been stopped"
    case .accountChanged: "the account has changed"
    case .store(let operation, let code): "the store cannot \(operation) (\(code))"
    }
  }
}
