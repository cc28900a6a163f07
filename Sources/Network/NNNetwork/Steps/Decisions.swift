public import Foundation

/// Examines the outcome of an attempt and determines the next step, for what only the app knows.
///
/// The endpoint's decisions are asked before the client's. A decision that has used up its budget is skipped for the
/// rest of the request, so the remaining decisions see the actual outcome.
public protocol ResponseDecision: Sendable {
  /// The name under which the decision's restarts are counted; by default the name of the type.
  ///
  /// Decisions with the same name share the count.
  var id: String { get }

  /// The maximum number of times that the decision restarts one request; by default 1.
  var budget: Int { get }

  /// Determines the next step after a response with any status, or after an error of the transport.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/decision(_:_:)``.
  func decide(
    _ result: Result<RawResponse, TransportError>,
    in context: RequestContext
  ) async throws -> DecisionAction
}

extension ResponseDecision {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// One restart.
  public var budget: Int { 1 }
}

/// The next step, determined by a decision.
public enum DecisionAction: Sendable {
  /// Passes this result to the next decision: the original one, or a replacement.
  case proceed(Result<RawResponse, TransportError>)
  /// Sends the request again after a wait; all adapters run again.
  case restart(after: Duration)
  /// Fails the request.
  case fail(NetworkError.Reason)
}

/// A decision that calls a closure.
public struct Decision: ResponseDecision {
  /// The name under which the decision's restarts are counted.
  public let id: String
  /// The maximum number of times that the decision restarts one request.
  public let budget: Int
  private let body:
    @Sendable (Result<RawResponse, TransportError>, RequestContext) async throws -> DecisionAction

  /// Creates a decision that calls the closure.
  public init(
    _ name: String,
    budget: Int = 1,
    _ body:
      @escaping @Sendable (Result<RawResponse, TransportError>, RequestContext)
      async throws -> DecisionAction
  ) {
    id = name
    self.budget = budget
    self.body = body
  }

  /// Calls the closure.
  public func decide(
    _ result: Result<RawResponse, TransportError>,
    in context: RequestContext
  ) async throws -> DecisionAction {
    try await body(result, context)
  }
}

extension ResponseDecision where Self == Decision {
  /// Transforms the body of each response that meets a condition, such as an empty body to `{}`.
  public static func mapBody(
    if condition: @escaping @Sendable (RawResponse) -> Bool,
    _ transform: @escaping @Sendable (Data) -> Data
  ) -> Decision {
    Decision("mapBody") { result, _ in
      guard case .success(var response) = result, condition(response) else {
        return .proceed(result)
      }
      response.body = transform(response.body)
      return .proceed(.success(response))
    }
  }
}
