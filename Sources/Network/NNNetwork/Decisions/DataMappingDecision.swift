public import Foundation

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
