import Foundation

/// A transport for tests and for servers that are not ready: it answers what it was told to.
///
/// It is strict: a request that nobody announced fails and is remembered, and ``verify()`` names it and
/// every announced request that did not come.
public final class StubTransport: HTTPTransport {
  private let clock: any Clock<Duration>
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

  /// A transport that answers nothing as yet.
  ///
  /// - Parameter clock: what delays are measured by.
  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// Announces requests and their answer.
  ///
  /// Of several that fit, the first with times left answers.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - path: the path as it stands in the URL, or, if it has a scheme, the URL without its query.
  ///   - times: how many requests it answers, each of which must come; nil for any number.
  ///   - answer: the answer.
  public func on(
    _ method: HTTPMethod,
    _ path: String,
    times: Int? = 1,
    _ answer: StubAnswer
  ) {
    on("\(method) \(path)", times: times, answer) { request in
      var reference = URLReference(request.url.absoluteString)
      (reference.query, reference.fragment) = (nil, nil)
      let isThere = path.contains("://") ? reference.description == path : reference.path == path
      return request.method == method && isThere
    }
  }

  /// Announces requests that meet a condition, and their answer.
  ///
  /// - Parameters:
  ///   - name: what ``verify()`` calls them.
  ///   - times: how many requests it answers, each of which must come; nil for any number.
  ///   - answer: the answer.
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

  /// Every request that came, in order.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// Fails if not exactly the announced requests came.
  ///
  /// - Throws: ``StubMismatch``.
  public func verify() throws {
    let (missing, unexpected) = state.withLock { state in
      let missing = state.routes.filter { $0.remaining.map { $0 > 0 } ?? ($0.used == 0) }
      return (missing.map(\.name), state.unexpected)
    }
    guard missing.isEmpty, unexpected.isEmpty else {
      throw StubMismatch(missing: missing, unexpected: unexpected)
    }
  }

  /// Answers as announced.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    let answer: StubAnswer? = state.withLock { state in
      state.requests.append(request)
      let place = state.routes.firstIndex { $0.remaining != 0 && $0.matches(request) }
      guard let place else {
        state.unexpected.append(request.description)
        return nil
      }
      state.routes[place].remaining? -= 1
      state.routes[place].used += 1
      return state.routes[place].answer
    }
    guard let answer else {
      throw TransportError(.unexpectedRequest, detail: request.description)
    }
    if answer.delay > .zero {
      do { try await clock.sleep(for: answer.delay) } catch { throw TransportError(.stopped) }
    }
    return try Self.deliver(try await answer.respond(request), to: transfer)
  }

  private static func deliver(
    _ response: RawResponse,
    to transfer: Transfer
  ) throws(TransportError) -> RawResponse {
    let size = Int64(response.body.count)
    transfer.onProgress?(
      TransferProgress(direction: .download, completedBytes: size, totalBytes: size)
    )
    guard let destination = transfer.destination, response.isSuccess else { return response }
    do {
      try response.body.write(to: destination, options: .atomic)
    } catch {
      throw TransportError(.file, detail: "the download cannot be written")
    }
    return RawResponse(status: response.status, headers: response.headers, file: destination)
  }
}

/// What a ``StubTransport`` was told and what came do not fit.
public struct StubMismatch: Error, Hashable, CustomStringConvertible {
  /// Announced requests that did not come.
  public let missing: [String]
  /// Requests that nobody announced, with their secrets left out.
  public let unexpected: [String]

  /// Both lists.
  public var description: String {
    let lines = missing.map { "did not come: \($0)" } + unexpected.map { "unexpected: \($0)" }
    return lines.joined(separator: "\n")
  }
}
