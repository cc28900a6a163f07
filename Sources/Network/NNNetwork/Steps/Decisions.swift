public import Foundation

/// Examines the outcome of an attempt and says what happens next.
///
/// Decisions are asked in order, the endpoint's before the client's; but a ``StatusDecision`` of the endpoint, and what
/// follows it there, take their turn just before the client's own. A decision that has used up its
/// budget is not asked again for the request, so the decisions after it report the actual outcome.
public protocol ResponseDecision: Sendable {
  /// The name under which its restarts are counted, together with those of others with that name; by default the name of
  /// the type.
  var id: String { get }

  /// How many times it may restart or redirect one request; by default once.
  var budget: Int { get }

  /// Returns what happens next.
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

/// What a decision wants to happen next.
public enum Verdict: Sendable {
  /// The next decision sees this outcome: the original one, or a replacement.
  case proceed(Outcome)
  /// The request is built again by all adapters and sent after a wait.
  case restart(after: Duration)
  /// The request is built again for another URL, without a fragment, and sent by that method; whether its body, and the
  /// headers that describe it, are sent again.
  case redirect(to: URL, HTTPMethod, keepsBody: Bool)
  /// The request fails.
  case fail(NetworkError.Reason)
}

/// A decision made from a closure.
public struct Decision: ResponseDecision {
  /// The name under which its restarts are counted.
  public let id: String
  /// How many times it may restart one request.
  public let budget: Int
  private let body: @Sendable (Outcome, RequestContext) async throws -> Verdict

  /// Makes a decision that returns what the closure returns.
  public init(
    _ name: String,
    budget: Int = 1,
    _ body: @escaping @Sendable (Outcome, RequestContext) async throws -> Verdict
  ) {
    id = name
    self.budget = budget
    self.body = body
  }

  /// Calls the closure.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    try await body(outcome, context)
  }
}

/// Replaces the body of a response that meets a condition.
public struct DataMappingDecision: ResponseDecision {
  private let condition: @Sendable (RawResponse) -> Bool
  private let transform: @Sendable (Data) -> Data

  /// A decision that maps bodies.
  public init(
    if condition: @escaping @Sendable (RawResponse) -> Bool,
    _ transform: @escaping @Sendable (Data) -> Data
  ) {
    self.condition = condition
    self.transform = transform
  }

  /// Replaces the empty body of a successful response by `{}`.
  public static let emptyIsObject = Self(if: { $0.isSuccess && $0.body.isEmpty && $0.file == nil })
  { _ in Data("{}".utf8) }

  /// Proceeds, with the new body if the condition holds.
  public func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(var response) = outcome, condition(response) else {
      return .proceed(outcome)
    }
    response.body = transform(response.body)
    return .proceed(.response(response))
  }
}

/// Fails requests whose response has an unaccepted status, with the API's own error if the body holds one.
public struct StatusDecision: ResponseDecision {
  private let accepted: Range<Int>
  private let read: @Sendable (RawResponse) -> NetworkError.APIErrorBody

  /// A decision that accepts 200 to 299, or the given statuses, and doesn't decode the bodies of others.
  public init(accepting accepted: Range<Int> = 200..<300) {
    self.accepted = accepted
    read = { _ in .unread }
  }

  /// A decision that decodes the bodies of unaccepted responses as JSON.
  ///
  /// If a body cannot be decoded, the error still has the status and says why.
  public init<Failure: Error & Decodable & Sendable>(
    accepting accepted: Range<Int> = 200..<300,
    failure: Failure.Type,
    decoder: JSONDecoder = JSONDecoder()
  ) {
    self.accepted = accepted
    read = { response in
      do {
        return .decoded(try decoder.decode(Failure.self, from: response.body))
      } catch {
        return .undecodable(error)
      }
    }
  }

  /// Fails unaccepted statuses; proceeds otherwise.
  public func decide(_ outcome: Outcome, in context: RequestContext) -> Verdict {
    guard case .response(let response) = outcome, !accepted.contains(response.status) else {
      return .proceed(outcome)
    }
    return .fail(.status(read(response)))
  }
}
