public import Foundation

/// What came of one attempt.
public enum Outcome: Sendable {
  /// A whole answer, whatever its status.
  case response(RawResponse)
  /// None.
  case failure(TransportError)
}

/// What a decision wants to happen.
public enum Verdict: Sendable {
  /// The next decision sees this outcome: the one that was asked about, or a mapped one.
  case proceed(Outcome)
  /// The request is built anew by all adapters and sent, after a wait.
  case restart(after: Duration)
  /// The request is built anew for another place and sent.
  case redirect(Redirect)
  /// The request fails.
  case fail(NetworkError.Reason)
}

/// Where a request goes on.
public struct Redirect: Hashable, Sendable {
  /// The absolute URL, without a fragment.
  public var url: URL
  /// The method.
  public var method: HTTPMethod
  /// Whether the body, and the headers that describe it, go along.
  public var keepsBody: Bool

  /// A place to go on.
  public init(url: URL, method: HTTPMethod, keepsBody: Bool) {
    self.url = url
    self.method = method
    self.keepsBody = keepsBody
  }
}

/// Looks at what came of an attempt and says what to do next.
///
/// Decisions are asked in order, the endpoint's before the client's. One that has used up its budget
/// is not asked again for the request, so those behind it report what really happened.
public protocol ResponseDecision: Sendable {
  /// What its restarts are counted by; by default the name of the type.
  var id: DecisionID { get }

  /// How many times it may restart or redirect one request; by default once.
  var budget: Int { get }

  /// Says what to do.
  ///
  /// - Throws: anything; the request fails with ``NetworkError/Reason/decision(_:_:)``.
  func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict
}

extension ResponseDecision {
  /// The name of the type.
  public var id: DecisionID { DecisionID("\(Self.self)") }
  /// Once.
  public var budget: Int { 1 }
}

/// The name of a decision: two decisions of one name share one count of restarts.
public struct DecisionID: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// A name.
  public init(_ name: String) { description = name }
}

/// A decision written where it is needed.
public struct Decision: ResponseDecision {
  /// What its restarts are counted by.
  public let id: DecisionID
  /// How many times it may restart one request.
  public let budget: Int
  private let body: @Sendable (Outcome, RequestContext) async throws -> Verdict

  /// A decision that says what the closure says.
  public init(
    _ name: String,
    budget: Int = 1,
    _ body: @escaping @Sendable (Outcome, RequestContext) async throws -> Verdict
  ) {
    id = DecisionID(name)
    self.budget = budget
    self.body = body
  }

  /// Asks the closure.
  public func decide(_ outcome: Outcome, in context: RequestContext) async throws -> Verdict {
    try await body(outcome, context)
  }
}
