public import Foundation

/// Examines the outcome of an attempt and determines the next step.
///
/// Decisions are asked in order, the endpoint's before the client's. The exception is the endpoint's status check: it
/// and the decisions after it in the endpoint's list are asked just before the client's status check. A decision that
/// has used up its budget is skipped for the rest of the request, so the remaining decisions see the actual outcome.
public protocol ResponseDecision: Sendable {
  /// The name under which the decision's restarts and redirects are counted; by default the name of the type.
  ///
  /// Decisions with the same name share the count.
  var id: String { get }

  /// The maximum number of times that the decision restarts or redirects one request; by default 1.
  var budget: Int { get }

  /// Determines the next step.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/decision(_:_:)``.
  func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict
}

extension ResponseDecision {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// One restart or redirect.
  public var budget: Int { 1 }
}

/// The outcome of one attempt.
public enum Outcome: Sendable {
  /// A response with any status; complete, unless its body is read as a stream.
  case response(RawResponse)
  /// No complete response arrived.
  case failure(TransportError)
}

/// The next step, determined by a decision.
public enum Verdict: Sendable {
  /// Passes this outcome to the next decision: the original outcome, or a replacement.
  case proceed(Outcome)
  /// Sends the request again after a wait; all adapters run again.
  case restart(after: Duration)
  /// Sends the request to the URL, with the given method; all adapters run again.
  ///
  /// `keepsBody` is whether the body, and the headers that describe it, are sent again.
  case redirect(to: URL, HTTPMethod, keepsBody: Bool)
  /// Fails the request.
  case fail(NetworkError.Reason)
}

/// A decision that calls a closure.
public struct Decision: ResponseDecision {
  /// The kind of a decision, which determines its position in the order (``DecisionOrder``).
  enum Role {
    /// A decision of the app, which may wait for something; all other kinds return at once.
    case custom
    case retry
    case redirect
    case status
    case mapping
  }

  /// The name under which the decision's restarts and redirects are counted.
  public let id: String
  /// The maximum number of times that the decision restarts or redirects one request.
  public let budget: Int
  let role: Role
  private let body: @Sendable (Outcome, RequestContext) async throws -> Verdict

  /// Creates a decision that calls the closure.
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
  /// Transforms the body of each response that meets a condition.
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

  /// Replaces the empty body of a successful response with `{}`.
  public static var emptyIsObject: Decision {
    mapBody(if: { $0.isSuccess && $0.body.isEmpty && $0.file == nil }) { _ in Data("{}".utf8) }
  }

  /// Fails a request if the status of its response is not in the range.
  public static func checkStatus(accepting accepted: Range<Int> = 200..<300) -> Decision {
    checkStatus(accepting: accepted, reading: { _ in .unread })
  }

  /// Fails a request if the status of its response is not in the range; decodes the API's error from the JSON body.
  ///
  /// If the body cannot be decoded, the ``NetworkError`` contains the decoding error instead.
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
