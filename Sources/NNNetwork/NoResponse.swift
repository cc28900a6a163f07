/// The response of a request whose body is ignored.
public struct NoResponse: Hashable, Sendable {
  /// No response.
  public init() {}
}
