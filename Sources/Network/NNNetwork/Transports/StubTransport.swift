public import Foundation

/// A transport that returns prepared responses, for tests and for servers that don't exist yet.
///
/// Unexpected requests fail. ``verify()`` lists them, together with expected requests that were not sent.
public final class StubTransport: HTTPTransport {
  private let state = Locked(State())

  private struct State {
    var routes: [Route] = []
    var requests: [HTTPRequest] = []
    var unexpected: [String] = []
  }

  private struct Route {
    let name: String
    let matches: @Sendable (HTTPRequest) -> Bool
    let answer: StubAnswer
    var remaining: Int?
    var used = 0
  }

  /// Creates a transport without responses.
  public init() {}

  /// Expects requests and sets their response.
  ///
  /// If a request matches several expectations, the first one that still expects requests is used.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - path: the percent-encoded path without a query, such as `/users/7`; or a whole URL without a query.
  ///   - times: the number of expected requests; nil for one or more.
  ///   - answer: the response.
  public func on(
    _ method: HTTPMethod,
    _ path: String,
    times: Int? = 1,
    _ answer: StubAnswer
  ) {
    on("\(method.rawValue) \(path)", times: times, answer) { request in
      let url = request.url
      let whole = url.absoluteString.prefix { !"?#".contains($0) }
      let isThere = path.contains("://") ? whole == path : url.path(percentEncoded: true) == path
      return request.method == method && isThere
    }
  }

  /// Expects requests that meet a condition and sets their response.
  ///
  /// - Parameters:
  ///   - name: the name of the expectation in the error of ``verify()``.
  ///   - times: the number of expected requests; nil for one or more.
  ///   - answer: the response.
  ///   - matches: the condition.
  public func on(
    _ name: String,
    times: Int? = 1,
    _ answer: StubAnswer,
    where matches: @escaping @Sendable (HTTPRequest) -> Bool
  ) {
    state.withLock {
      $0.routes.append(Route(name: name, matches: matches, answer: answer, remaining: times))
    }
  }

  /// All requests that were sent, in order, including unexpected ones.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// Checks that exactly the expected requests were sent.
  ///
  /// - Throws: an error whose description lists the missing and the unexpected requests.
  public func verify() throws {
    let (missing, unexpected) = state.withLock { state in
      let missing = state.routes.filter { $0.remaining.map { $0 > 0 } ?? ($0.used == 0) }
      return (missing.map(\.name), state.unexpected)
    }
    guard missing.isEmpty, unexpected.isEmpty else {
      throw StubMismatch(missing: missing, unexpected: unexpected)
    }
  }

  /// Returns the prepared response.
  public func send(
    _ request: HTTPRequest,
    _ transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    let answer: StubAnswer? = state.withLock { state in
      state.requests.append(request)
      let index = state.routes.firstIndex { $0.remaining != 0 && $0.matches(request) }
      guard let index else {
        state.unexpected.append(request.description)
        return nil
      }
      state.routes[index].remaining? -= 1
      state.routes[index].used += 1
      return state.routes[index].answer
    }
    guard let answer else {
      throw TransportError(.unexpectedRequest, detail: request.description)
    }
    if answer.delay > .zero {
      let timeout = request.timeout.flatMap { $0 < answer.delay ? $0 : nil }
      do {
        try await Task.sleep(for: timeout ?? answer.delay)
      } catch {
        throw TransportError(.stopped)
      }
      if timeout != nil { throw TransportError(.timedOut) }
    }
    let response = try await answer.respond(request)
    let size = Int64(response.body.count)
    transfer.onProgress?(size, size)
    return response
  }
}

/// A response of a ``StubTransport``.
public struct StubAnswer: Sendable {
  let respond: @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  var delay = Duration.zero

  /// Creates a response that is computed from the request.
  public init(
    _ respond: @escaping @Sendable (HTTPRequest) async throws(TransportError) -> RawResponse
  ) {
    self.respond = respond
  }

  /// A response with a status, headers and a body.
  public static func response(
    _ status: Int,
    headers: HTTPHeaders = [:],
    body: Data = Data()
  ) -> Self {
    let response = RawResponse(status: status, headers: headers, body: body)
    return Self { _ in response }
  }

  /// A response whose body is the given JSON text.
  public static func json(_ text: String, status: Int = 200) -> Self {
    response(status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// An error instead of a response.
  public static func failure(_ kind: TransportError.Kind) -> Self {
    Self { _ throws(TransportError) in throw TransportError(kind) }
  }

  /// Returns the same response with a delay; a longer one than the request's timeout fails with
  /// ``TransportError/Kind/timedOut``.
  public func delayed(by delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }
}

/// The error of a ``StubTransport`` whose requests differ from the expected ones.
struct StubMismatch: Error, CustomStringConvertible {
  /// Expected requests that were not sent.
  let missing: [String]
  /// Unexpected requests, redacted.
  let unexpected: [String]

  /// Both lists, with one request per line.
  var description: String {
    let lines =
      missing.map { "not sent: \($0.onOneLine)" } + unexpected.map { "unexpected: \($0.onOneLine)" }
    return lines.joined(separator: "\n")
  }
}
