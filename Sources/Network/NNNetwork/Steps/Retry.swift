package import Foundation

/// How often, and after which waits, a request is sent again after a failure that may be temporary.
///
/// Only requests that may be sent twice (``Idempotency``) are retried: after an error that may be temporary, such as a
/// lost connection, and after status 408, 425, 429, 500, 502, 503 or 504.
///
/// The wait is a random time between zero and a bound that doubles with each retry ("full jitter"), so that clients
/// don't all return at once. The wait is never shorter than the server's `Retry-After`.
public struct RetryPolicy: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// How many times a request may be sent again.
  let limit: Int
  /// The upper bound of the first wait.
  let base: Duration
  /// The largest upper bound.
  let cap: Duration
  /// The longest accepted `Retry-After`; if a server asks for more, the request is not retried.
  let maxRetryAfter: Duration
  /// Whether this is a refresh of a credential, which is retried if it has certainly changed nothing.
  ///
  /// A lost connection or a timeout is not retried, because the server may have used up the refresh token.
  private var isRefresh = false

  /// Creates a policy.
  public init(
    _ limit: Int = 2,
    base: Duration = .milliseconds(500),
    cap: Duration = .seconds(30),
    maxRetryAfter: Duration = .seconds(60)
  ) {
    self.limit = limit
    self.base = base
    self.cap = cap
    self.maxRetryAfter = maxRetryAfter
  }

  /// Creates a policy with a limit and the usual waits, such as `retry: 3`.
  public init(integerLiteral limit: Int) { self.init(limit) }

  /// The policy of a refresh.
  static let ofRefresh: Self = {
    var policy = Self()
    policy.isRefresh = true
    return policy
  }()

  /// Whether a request may be sent again after this result, apart from the limit.
  func mayRetry(
    _ result: Result<RawResponse, TransportError>,
    of request: HTTPRequest,
    _ idempotency: Idempotency
  ) -> Bool {
    switch result {
    case .success(let response) where isRefresh:
      [408, 425, 429].contains(response.status) || response.status >= 500
    case .success(let response):
      [408, 425, 429, 500, 502, 503, 504].contains(response.status)
        && idempotency.allowsReplay(of: request.method)
    case .failure(let error) where isRefresh: error.wasNotSent
    case .failure(let error):
      (error.wasNotSent || [.timedOut, .connectionLost].contains(error.kind))
        && idempotency.allowsReplay(of: request.method)
    }
  }

  /// The wait before the next attempt; nil if the server asks for too long a wait.
  func wait(
    after result: Result<RawResponse, TransportError>,
    _ retries: Int,
    now: Date,
    random: () -> Double
  ) -> Duration? {
    let floor = (try? result.get())?.retryAfter(now: now) ?? .zero
    guard floor <= maxRetryAfter else { return nil }
    return max(floor, min(cap, base * (1 << min(retries, 20))) * random())
  }
}

extension RawResponse {
  /// The wait that the server asks for in `Retry-After`, either in seconds or until a date of the server's clock.
  package func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
      // Nine digits are enough for over thirty years.
      return .seconds(Int(text.prefix(9)) ?? 0)
    }
    guard let date = headers.date("Retry-After") else { return nil }
    return .seconds(max(0, date.timeIntervalSince(headers.date("Date") ?? now)))
  }
}

extension HTTPHeaders {
  /// The date in a field, such as `Sun, 06 Nov 1994 08:49:37 GMT`; nil for the two obsolete formats (RFC 9110, section
  /// 5.6.7), which no server should send.
  func date(_ name: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return self[name].flatMap { format.date(from: $0) }
  }
}
