/// The parameters of a request without parameters: it has neither a query nor a body.
public struct NoParams: Encodable, Hashable, Sendable {
  /// No parameters.
  public init() {}
}
