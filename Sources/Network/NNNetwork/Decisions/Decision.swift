/// A decision made from a closure.
public struct Decision: ResponseDecision {
  /// The name under which its restarts are counted.
  public let id: DecisionID
  /// How many times it may restart one request.
  public let budget: Int
  private let body: @Sendable (Outcome, RequestContext) async throws -> Verdict

  /// Makes a decision that returns what the closure returns.
  public init(
    _ name: String,
    budget: Int = 1,
    _ body: @escaping @Sendable (Outcome, RequestContext) async throws -> Verdict
  ) {
    id = DecisionID(name)
    self.budget = budget
    self.body = body
  }

  /// Calls the closure.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    try await body(outcome, context)
  }
}
