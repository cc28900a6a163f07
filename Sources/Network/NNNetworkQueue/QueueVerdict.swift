import Foundation
import NNNetwork

/// The state of a queued request after an attempt to send it.
enum QueueVerdict {
  struct Wait {
    var reason: QueueEvent.Wait
    /// The minimum wait: the server's `Retry-After`, or zero.
    var floor = Duration.zero
    /// Whether the failure may be caused by the request itself: a timeout, or a status from 500 to 599.
    var mayBeItsOwn = false

    var isOffline: Bool { if case .noAnswer = reason { true } else { false } }
    var status: Int? { if case .notNow(let status) = reason { status } else { nil } }
  }

  case answered(RawResponse)
  case dead(DeadLetter.Reason)
  case wait(Wait)
  /// The session has ended, so the queue has nothing more to send.
  case signedOut

  /// Derives the verdict from the result of an attempt.
  init(_ result: Result<RawResponse, NetworkError>, now: Date) {
    switch result {
    case .success(let response): self = .answered(response)
    case .failure(let error):
      switch error.reason {
      case .transport(let cause):
        self = .wait(Wait(reason: .noAnswer(cause), mayBeItsOwn: cause.kind == .timedOut))
      case .deadlineExceeded: self = .wait(Wait(reason: .noAnswer(nil), mayBeItsOwn: true))
      case .cancelled: self = .wait(Wait(reason: .noAnswer(nil)))
      case .signedOut: self = .signedOut
      case .sessionExpired: self = .wait(Wait(reason: .sessionExpired))
      case .refresh(let cause):
        let cause = cause as? NetworkError
        if case .transport(let error) = cause?.reason {
          self = .wait(Wait(reason: .noAnswer(error)))
        } else {
          let floor = cause?.response.retryAfter(now: now) ?? .zero
          self = .wait(Wait(reason: .notNow(status: cause?.status), floor: floor))
        }
      case .adapter, .decision: self = .wait(Wait(reason: .notNow(status: error.status)))
      case .rejected, .redirect: self = Self(refused: error.response, now)
      case .invalidRequest, .serialization: self = .dead(.cannotBeSent(error.reason.summary))
      }
    }
  }

  /// Derives the verdict from a rejection: most statuses are permanent, some are temporary.
  ///
  /// 501 and 505 are permanent, because the server doesn't support the method or the version of HTTP. 409 is temporary
  /// if the server is still processing an earlier attempt with the same key: then the response has `Retry-After` or a
  /// body that names the key (draft-ietf-httpapi-idempotency-key-header-07, section 2.7).
  private init(refused response: RawResponse, _ now: Date) {
    let floor = response.retryAfter(now: now)
    let namesKey = String(decoding: response.body, as: UTF8.self).lowercased()
      .contains("idempotency")
    var wait = Wait(reason: .notNow(status: response.status), floor: floor ?? .zero)
    switch response.status {
    case 500, 502...504, 506...599:
      wait.mayBeItsOwn = true
      self = .wait(wait)
    case 401, 408, 425, 429: self = .wait(wait)
    case 409 where floor != nil || namesKey: self = .wait(wait)
    default: self = .dead(.refused(status: response.status))
    }
  }
}

extension NetworkError {
  /// The last response, as far as the error knows it.
  fileprivate var response: RawResponse {
    RawResponse(status: status ?? 0, headers: headers, body: Data((bodyPrefix ?? "").utf8))
  }
}
