/// The response of a request whose body is ignored.
public struct NoResponse: Decodable, Hashable, Sendable {
  /// No response.
  public init() {}
}
