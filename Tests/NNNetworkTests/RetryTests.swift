import Foundation
import Testing

@testable import NNNetwork

/// Which requests are sent again, and when.
@Suite struct RetryTests {
  private func attempts(
    _ method: HTTPMethod,
    _ answer: StubAnswer,
    idempotency: Idempotency = .byMethod
  ) async -> Int {
    let stub = StubTransport()
    stub.on("any", times: nil, answer) { _ in true }
    let network = client(stub, retry: 2) {
      $0.clock = HastyClock()
    }
    var request = plain()
    request.method = method
    request.idempotency = idempotency
    return await network.failure(of: request)?.attempt ?? 0
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
  func temporaryStatusesAreRetried(_ status: Int) async {
    #expect(await attempts(.get, .response(status)) == 3)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 501])
  func otherStatusesAreNot(_ status: Int) async {
    #expect(await attempts(.get, .response(status)) == 1)
  }

  @Test(arguments: [
    TransportError.Kind.timedOut, .connectionLost, .cannotConnect, .hostNotFound, .notConnected,
  ])
  func temporaryErrorsAreRetried(_ kind: TransportError.Kind) async {
    #expect(await attempts(.get, .failure(kind)) == 3)
  }

  @Test(arguments: [
    TransportError.Kind.notSecure, .malformedResponse, .stopped, .file, .unexpectedRequest,
    .other,
  ])
  func otherErrorsAreNot(_ kind: TransportError.Kind) async {
    #expect(await attempts(.get, .failure(kind)) == 1)
  }

  @Test func onlyRepeatableRequestsAreRetried() async {
    #expect(await attempts(.post, .response(503)) == 1)
    #expect(await attempts(.patch, .failure(.connectionLost)) == 1)
    for method in ["HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"] {
      #expect(await attempts(HTTPMethod(rawValue: method), .response(503)) == 3, "\(method)")
    }
    #expect(await attempts(.post, .response(503), idempotency: .idempotent) == 3)
    #expect(await attempts(.post, .response(503), idempotency: .key("k")) == 3)
    #expect(await attempts(.get, .response(503), idempotency: .notIdempotent) == 1)
  }

  @Test func keyIsSentWithEveryAttempt() async {
    let stub = StubTransport()
    stub.on("any", times: nil, .response(503)) { _ in true }
    var request = plain()
    request.idempotency = .key("order-7")
    let network = client(stub, retry: 1) { $0.clock = HastyClock() }
    _ = try? await network.post(request)
    #expect(stub.requests.map { $0.headers["Idempotency-Key"] } == ["order-7", "order-7"])
  }

  @Test func waitsAreRandomFractionsOfADoublingBound() async {
    let (stub, clock) = (StubTransport(), HastyClock())
    stub.on("any", times: nil, .response(503)) { _ in true }
    let network = client(stub, retry: RetryPolicy(4, base: .seconds(1), cap: .seconds(5))) {
      $0.clock = clock
      $0.random = { 0.5 }
    }
    _ = try? await network.get(plain())
    #expect(clock.sleeps == [.seconds(0.5), .seconds(1), .seconds(2), .seconds(2.5)])
  }

  @Test(arguments: [
    ("7", 7), ("Thu, 01 Jan 1970 00:00:19 GMT", 9), ("Thu, 01 Jan 1970 00:00:01 GMT", 0),
    ("Thu, 01 Foo 1970 00:00:19 GMT", 0), ("soon", 0), ("", 0),
  ])
  func waitIsAtLeastThatOfTheServer(_ value: String, _ seconds: Int) async {
    let (stub, clock) = (StubTransport(), HastyClock())
    stub.on("any", times: nil, .response(503, headers: ["Retry-After": value])) { _ in true }
    let network = client(stub, retry: 1) {
      $0.clock = clock
      $0.random = { 0 }
      $0.now = { Date(timeIntervalSince1970: 10) }
    }
    _ = try? await network.get(plain())
    #expect(clock.sleeps == (seconds == 0 ? [] : [.seconds(seconds)]))
  }

  @Test func retryAfterDateIsReadByTheClockOfTheServer() {
    let response = RawResponse(
      status: 503,
      headers: [
        "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:50:07 GMT",
      ]
    )
    #expect(response.retryAfter(now: .distantPast) == .seconds(30))
  }

  @Test func tooLongAWaitIsNotRetried() async {
    let answer = StubAnswer.response(503, headers: ["Retry-After": "99999999999999999999"])
    #expect(await attempts(.get, answer) == 1)
  }

  @Test func retryIsASettingOfClientAndRequest() async {
    for (ofClient, ofRequest, count) in [(3, nil, 4), (0, 2, 3), (3, 0, 1)]
      as [(RetryPolicy, RetryPolicy?, Int)]
    {
      let stub = StubTransport()
      stub.on("any", times: nil, .response(503)) { _ in true }
      var request = plain()
      request.options.retry = ofRequest
      let network = client(stub, retry: ofClient) { $0.clock = HastyClock() }
      #expect(await network.failure(of: request)?.attempt == count)
    }
  }

  /// According to RFC 9110, section 9.2.
  @Test func methodsAreIdempotentAsTheStandardSays() {
    func methods(_ isOne: (HTTPMethod) -> Bool) -> [String] {
      ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "POST", "PATCH", "CONNECT", "get"]
        .filter { isOne(HTTPMethod(rawValue: $0)) }
    }
    #expect(methods(\.isIdempotent) == ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"])
  }
}
