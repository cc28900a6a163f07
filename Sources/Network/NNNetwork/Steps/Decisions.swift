public import Foundation

/// Examines the outcome of an attempt and determines the next step.
///
/// Decisions are asked in order, the endpoint's before the client's. But the endpoint's status check, and the decisions
/// that follow it there, are asked just before the client's status check. A decision that has used up its budget is not
/// asked again for the request, so the decisions after it report the actual outcome.
public protocol ResponseDecision: Sendable {
  /// The name under which its restarts are counted; decisions with the same name share the count. By default the name
  /// of the type.
  var id: String { get }

  /// The maximum number of times that it restarts or redirects one request; by default once.
  var budget: Int { get }

  /// Determines the next step.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/decision(_:_:)``.
  func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict
}

extension ResponseDecision {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// Once.
  public var budget: Int { 1 }
}

/// The outcome of one attempt.
public enum Outcome: Sendable {
  /// A complete response with any status.
  case response(RawResponse)
  /// No complete response.
  case failure(TransportError)
}

/// The next step.
public enum Verdict: Sendable {
  /// The next decision sees this outcome: the original one, or a replacement.
  case proceed(Outcome)
  /// The request is built again by all adapters and sent after a wait.
  case restart(after: Duration)
  /// The request is built again for the URL, without its fragment, and sent with the given method; `keepsBody` is
  /// whether its body, and the headers that describe it, are sent again.
  case redirect(to: URL, HTTPMethod, keepsBody: Bool)
  /// The request fails.
  case fail(NetworkError.Reason)
}

/// A decision made from a closure.
public struct Decision: ResponseDecision {
  /// Determines the order of decisions (``DecisionOrder``).
  enum Role {
    /// Any other; it may wait for something. The others return at once, so that no deadline has to interrupt them.
    case custom
    case retry
    case redirect
    case status
    case mapping
  }

  /// The name under which its restarts are counted.
  public let id: String
  /// The maximum number of times that it restarts one request.
  public let budget: Int
  let role: Role
  private let body: @Sendable (Outcome, RequestContext) async throws -> Verdict

  /// Makes a decision that calls the closure.
  public init(
    _ name: String,
    budget: Int = 1,
    _ body: @escaping @Sendable (Outcome, RequestContext) async throws -> Verdict
  ) {
    self.init(name, .custom, budget: budget, body)
  }

  init(
    _ name: String,
    _ role: Role,
    budget: Int = 1,
    _ body: @escaping @Sendable (Outcome, RequestContext) async throws -> Verdict
  ) {
    id = name
    self.budget = budget
    self.role = role
    self.body = body
  }

  /// Calls the closure.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    try await body(outcome, context)
  }
}

extension ResponseDecision where Self == Decision {
  /// Replaces the body of a response that meets a condition.
  public static func mapBody(
    if condition: @escaping @Sendable (RawResponse) -> Bool,
    _ transform: @escaping @Sendable (Data) -> Data
  ) -> Decision {
    Decision("mapBody", .mapping) { outcome, _ in
      guard case .response(var response) = outcome, condition(response) else {
        return .proceed(outcome)
      }
      response.body = transform(response.body)
      return .proceed(.response(response))
    }
  }

  /// Replaces the empty body of a successful response by `{}`.
  public static var emptyIsObject: Decision {
    mapBody(if: { $0.isSuccess && $0.body.isEmpty && $0.file == nil }) { _ in Data("{}".utf8) }
  }

  /// Fails a request if the status of its response is not in the range.
  public static func checkStatus(accepting accepted: Range<Int> = 200..<300) -> Decision {
    checkStatus(accepting: accepted, reading: { _ in .unread })
  }

  /// Fails a request if the status of its response is not in the range; decodes the API's own error from JSON.
  ///
  /// If the body cannot be decoded, the error still has the status and says why.
  public static func checkStatus<Failure: Error & Decodable & Sendable>(
    accepting accepted: Range<Int> = 200..<300,
    failure: Failure.Type,
    decoder: JSONDecoder = JSONDecoder()
  ) -> Decision {
    checkStatus(accepting: accepted) { response in
      do {
        return .decoded(try decoder.decode(Failure.self, from: response.body))
      } catch {
        return .undecodable(error)
      }
    }
  }

  private static func checkStatus(
    accepting accepted: Range<Int>,
    reading read: @escaping @Sendable (RawResponse) -> NetworkError.APIErrorBody
  ) -> Decision {
    Decision("checkStatus", .status) { outcome, _ in
      guard case .response(let response) = outcome, !accepted.contains(response.status) else {
        return .proceed(outcome)
      }
      return .fail(.status(read(response)))
    }
  }
}
