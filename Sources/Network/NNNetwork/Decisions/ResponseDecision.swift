/// Examines the outcome of an attempt and says what happens next.
///
/// Decisions are asked in order, the endpoint's before the client's; but a ``StatusDecision`` of the endpoint, and what
/// follows it there, take their turn just before the client's own. A decision that has used up its
/// budget is not asked again for the request, so the decisions after it report the actual outcome.
public protocol ResponseDecision: Sendable {
  /// The name under which its restarts are counted; by default the name of the type.
  var id: DecisionID { get }

  /// How many times it may restart or redirect one request; by default once.
  var budget: Int { get }

  /// Returns what happens next.
  ///
  /// - Throws: any error; the request fails with ``NetworkError/Reason/decision(_:_:)``.
  func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict
}

extension ResponseDecision {
  /// The name of the type.
  public var id: DecisionID { DecisionID("\(Self.self)") }
  /// Once.
  public var budget: Int { 1 }
}
