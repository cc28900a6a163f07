import Foundation

extension ResponseDecision where Self == Decision {
  /// Sends a request again after a failure that may be temporary.
  ///
  /// Only requests that may be sent twice (``Idempotency``) are retried, within the budget and the deadline: after an
  /// error that may be temporary, such as a lost connection, and after status 408, 425, 429, 500, 502, 503 or 504.
  ///
  /// The wait is a random time between zero and a bound that doubles with each retry ("full jitter"), so that clients
  /// don't all return at once. The wait is never shorter than the server's `Retry-After`.
  ///
  /// - Parameters:
  ///   - budget: how many times a request may be sent again.
  ///   - base: the upper bound of the first wait.
  ///   - cap: the largest upper bound.
  ///   - longestRetryAfter: the longest accepted `Retry-After`; if a server asks for more, the request is not retried.
  /// - Returns: the decision.
  public static func retry(
    _ budget: Int = 2,
    base: Duration = .milliseconds(500),
    cap: Duration = .seconds(30),
    longestRetryAfter: Duration = .seconds(60)
  ) -> Decision {
    Decision("retry", .retry, budget: budget) { outcome, context in
      guard context.idempotency.allowsReplay(of: context.sent.method), mayBeTemporary(outcome)
      else { return .proceed(outcome) }
      var floor = Duration.zero
      if case .response(let response) = outcome {
        floor = response.retryAfter(now: context.now()) ?? .zero
      }
      guard floor <= longestRetryAfter else { return .proceed(outcome) }
      let bound = min(cap, base * (1 << min(context.restarts(of: "retry"), 20)))
      return .restart(after: max(floor, bound * context.random()))
    }
  }

  private static func mayBeTemporary(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .response(let response):
      switch response.status {
      case 408, 425, 429, 500, 502...504: true
      default: false
      }
    case .failure(let error):
      switch error.kind {
      case .timedOut, .hostNotFound, .cannotConnect, .connectionLost, .notConnected: true
      default: false
      }
    }
  }
}

extension RawResponse {
  /// The wait that the server asks for in `Retry-After`, either in seconds or until a date of the server's clock.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) else {
      return nil
    }
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
      // Nine digits are enough for over thirty years.
      return .seconds(Int(text.prefix(9)) ?? 0)
    }
    guard let date = HTTPDate.parse(text) else { return nil }
    let serverNow = headers["Date"].flatMap(HTTPDate.parse) ?? now
    return .seconds(max(0, date.timeIntervalSince(serverNow)))
  }
}

/// Parses a date in a header, in any of the three formats of RFC 9110, section 5.6.7.
///
/// `DateFormatter` depends on the locale and is not `Sendable`.
enum HTTPDate {
  /// Returns the date, or nil if the text is not an HTTP date.
  static func parse(_ text: String) -> Date? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // Sun, 06 Nov 1994 08:49:37 GMT | Sunday, 06-Nov-94 08:49:37 GMT | Sun Nov  6 08:49:37 1994
    let order: (day: Int, month: Int, year: Int, time: Int)
    switch words.count {
    case 6: order = (1, 2, 3, 4)
    case 5: order = (2, 1, 4, 3)
    default: return nil
    }
    let time = words[order.time].split(separator: ":").compactMap { Int($0) }
    guard let day = Int(words[order.day]), (1...31).contains(day),
      let month = months.firstIndex(of: words[order.month].lowercased()),
      var year = Int(words[order.year]), (0...9999).contains(year),
      time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    if year < 100 { year += year < 70 ? 2000 : 1900 }
    return DateComponents(
      calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt,
      year: year,
      month: month + 1,
      day: day,
      hour: time[0],
      minute: time[1],
      second: time[2]
    ).date
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
