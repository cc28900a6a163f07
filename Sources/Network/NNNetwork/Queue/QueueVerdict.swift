import Foundation

/// The state of a queued request after an attempt to send it: done, given up, or waiting.
enum QueueVerdict {
  struct Hold {
    var reason: QueueEvent.Hold
    /// Whether the attempt counts as a rejection by the server.
    var isRefusal: Bool
    /// The minimum wait: the server's `Retry-After`, or zero.
    var floor: Duration = .zero

    /// Whether the time of the wait counts towards the age of the request.
    var isCounted = true
    var isSessionExpired: Bool { reason == .sessionExpired }

    var isOffline: Bool { if case .noAnswer = reason { true } else { false } }
    var status: Int? { if case .notNow(let status) = reason { status } else { nil } }
  }

  /// The session that a request belongs to.
  enum Session {
    /// The queue has no account, so the session is not known.
    case unknown
    /// No account: the request was made while signed out, so it has no credential, and status 401 doesn't count as a
    /// rejection.
    case nobodys
    /// The session of an account.
    case accounts
  }

  case done(RawResponse)
  case dead(DeadLetter.Reason)
  case hold(Hold)
  /// The account of the request is no longer signed in, so the request was not sent.
  case notSignedIn

  var isDone: Bool { if case .done = self { true } else { false } }

  /// Derives the verdict from the result of an attempt.
  ///
  /// - Parameters:
  ///   - result: the result of the attempt.
  ///   - session: the session that the request belongs to.
  ///   - now: the current date.
  init(_ result: Result<RawResponse, NetworkError>, session: Session, now: Date) {
    switch result {
    case .success(let response):
      self = response.status < 400 ? .done(response) : Self(refused: response, session, now)
    case .failure(let error):
      switch error.reason {
      case .transport(let error): self = Self(unanswered: error)
      case .accountChanged: self = .notSignedIn
      case .deadlineExceeded, .cancelled:
        self = Self(unanswered: nil)
      case .refresh(let cause): self = Self(notRefreshed: cause, status: error.status, now)
      case .adapter, .decision:
        self = .hold(Hold(reason: .notNow(status: error.status), isRefusal: true))
      case .status, .redirect:
        let body = Data((error.bodyPrefix ?? "").utf8)
        let response = RawResponse(status: error.status ?? 0, headers: error.headers, body: body)
        self = Self(refused: response, session, now)
      case .invalidRequest, .serialization, .queued, .notQueued:
        self = .dead(.cannotBeSent(error.reason.summary))
      }
    }
  }

  private init(unanswered error: TransportError?) {
    // If the server closes the connection, or its response is not HTTP, the request may be the cause. In that case the
    // wait counts towards the age of the request.
    let isOffline = error.map { Self.offline.contains($0.kind) } ?? true
    self = .hold(Hold(reason: .noAnswer(error), isRefusal: false, isCounted: !isOffline))
  }

  /// The kinds of errors that occur when there is no network, or the server is not reachable.
  private static let offline: Set<TransportError.Kind> = [
    .cannotConnect, .hostNotFound, .notConnected, .timedOut,
  ]

  /// Derives the verdict if the credential has expired and could not be refreshed.
  private init(notRefreshed cause: any Error, status: Int?, _ now: Date) {
    guard let cause = cause as? NetworkError else {
      // The error is from the app, so it is not known whether another refresh would help.
      self = .hold(Hold(reason: .notNow(status: status), isRefusal: false, isCounted: false))
      return
    }
    if case .transport(let error) = cause.reason {
      self = Self(unanswered: error)
    } else if let status = cause.status, (400..<500).contains(status),
      ![408, 425, 429].contains(status)
    {
      self = .hold(Hold(reason: .sessionExpired, isRefusal: false, isCounted: false))
    } else {
      let response = RawResponse(status: cause.status ?? 0, headers: cause.headers)
      let floor = response.retryAfter(now: now) ?? .zero
      let reason = QueueEvent.Hold.notNow(status: cause.status)
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor, isCounted: false))
    }
  }

  /// Derives the verdict from a rejection: most statuses are permanent, some are temporary.
  ///
  /// 501 and 505 are permanent, because the server doesn't support the method or the version of HTTP.
  private init(refused response: RawResponse, _ session: Session, _ now: Date) {
    let floor = response.retryAfter(now: now)
    let reason = QueueEvent.Hold.notNow(status: response.status)
    switch response.status {
    case 401 where session == .nobodys:
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor ?? .zero))
    case 401 where session == .accounts:
      self = .hold(Hold(reason: .sessionExpired, isRefusal: false, isCounted: false))
    case 401, 408, 425, 429, 500, 502...504, 506...599:
      self = .hold(Hold(reason: reason, isRefusal: true, floor: floor ?? .zero))
    case 409 where floor != nil || Self.namesKey(response.body):
      self = .hold(Hold(reason: reason, isRefusal: false, floor: floor ?? .zero))
    default: self = .dead(.refused(status: response.status))
    }
  }

  /// Whether the body of a response with status 409 mentions the idempotency key.
  ///
  /// The status 409 means either that the request conflicts with the resource, which is permanent, or that the server
  /// is still processing an earlier attempt with the same key. In the second case, the response has `Retry-After` or a
  /// body that names the key (draft-ietf-httpapi-idempotency-key-header-07, section 2.7).
  private static func namesKey(_ body: Data) -> Bool {
    String(decoding: body.prefix(NetworkError.bodyPrefixBytes), as: UTF8.self).lowercased()
      .contains("idempotency")
  }
}
