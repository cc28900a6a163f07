/// The parameters of a request that has none: neither query nor body.
public struct NoParams: Encodable, Hashable, Sendable {
  /// No parameters.
  public init() {}
}

/// The response of a request whose body nobody reads.
public struct NoResponse: Hashable, Sendable {
  /// No response.
  public init() {}
}
