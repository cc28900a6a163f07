/// Sends the requests that refresh a credential.
///
/// It takes no part in authentication: it runs no adapters and no decisions except the status check,
/// follows redirects only within the service's origin, and retries nothing.
public struct RefreshClient: Sendable {
  let pipeline: Pipeline

  /// Sends an endpoint with its own method, parameters and headers.
  ///
  /// - Throws: ``NetworkError``.
  public func send<E: Endpoint>(
    _ endpoint: E,
    in environment: E.Services.Environment
  ) async throws(NetworkError) -> E.Response {
    try await pipeline.run(
      endpoint,
      at: endpoint.service.url(for: environment),
      method: endpoint.method
    )
  }
}
