import Foundation

/// What the outcome of an attempt means for a queued request.
enum QueueVerdict {
  struct Hold {
    var reason: QueueEvent.Hold
    /// Whether it counts as a rejection.
    var isRefusal: Bool
    /// The wait that the server asks for.
    var floor: Duration = .zero

    var isOffline: Bool { if case .noAnswer = reason { true } else { false } }
    var status: Int? { if case .notNow(let status) = reason { status } else { nil } }
  }

  case done(RawResponse)
  case dead(DeadLetter.Reason)
  case hold(Hold)
  /// The account of the request is not signed in anymore; it was not sent.
  case notSignedIn

  var isDone: Bool { if case .done = self { true } else { false } }

  /// - Parameters:
  ///   - result: the outcome.
  ///   - isAnonymous: whether the request was sent without a credential because nobody was signed in
  ///     when it was made; a 401 then says nothing about the request.
  ///   - now: the time of day.
  init(_ result: Result<RawResponse, NetworkError>, isAnonymous: Bool, now: Date) {
    switch result {
    case .success(let response):
      self =
        response.status < 400
        ? .done(response) : Self(refused: response, isAnonymous: isAnonymous, now: now)
    case .failure(let error):
      switch error.reason {
      case .transport(let error): self = .hold(Hold(reason: .noAnswer(error), isRefusal: false))
      case .accountChanged: self = .notSignedIn
      case .deadlineExceeded, .cancelled:
        self = .hold(Hold(reason: .noAnswer(nil), isRefusal: false))
      case .refresh(let cause as NetworkError):
        // The refresh failed: it got no response, or it was rejected.
        if case .transport(let error) = cause.reason {
          self = .hold(Hold(reason: .noAnswer(error), isRefusal: false))
        } else {
          self = .hold(Hold(reason: .notNow(status: error.status), isRefusal: true))
        }
      case .refresh, .adapter, .decision:
        self = .hold(Hold(reason: .notNow(status: error.status), isRefusal: true))
      case .status, .redirect:
        let body = Data((error.bodyPrefix ?? "").utf8)
        let response = RawResponse(status: error.status ?? 0, headers: error.headers, body: body)
        self = Self(refused: response, isAnonymous: isAnonymous, now: now)
      case .invalidRequest, .serialization, .queued, .notQueued:
        self = .dead(.cannotBeSent(error.reason.summary))
      }
    }
  }

  /// Most rejections are permanent; some are temporary.
  private init(refused response: RawResponse, isAnonymous: Bool, now: Date) {
    let floor = RetryDecision.retryAfter(response, now: now)
    let reason = QueueEvent.Hold.notNow(status: response.status)
    switch response.status {
    case 401 where isAnonymous:
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor ?? .zero))
    case 401, 408, 425, 429, 500...599:
      self = .hold(Hold(reason: reason, isRefusal: true, floor: floor ?? .zero))
    case 409 where floor != nil || Self.namesKey(response.body):
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor ?? .zero))
    default: self = .dead(.refused(status: response.status))
    }
  }

  /// Whether a 409 is about the idempotency key.
  ///
  /// A 409 means either that the request conflicts with the resource, or that the server is still
  /// processing an earlier attempt with the same key. The latter has a body that names the key
  /// (draft-ietf-httpapi-idempotency-key-header-07, section 2.7) or `Retry-After`.
  private static func namesKey(_ body: Data) -> Bool {
    String(decoding: body.prefix(NetworkError.bodyPrefixBytes), as: UTF8.self).lowercased()
      .contains("idempotency")
  }
}
