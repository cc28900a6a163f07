/// A decoded response with its status and headers.
///
/// ```swift
/// let response = try await network.response(to: GetProfile(id: "7"))
/// print(response.value.name, response.status, response.headers["ETag"] ?? "")
/// ```
public struct NetworkResponse<Value: Sendable>: Sendable {
  /// The decoded body.
  public let value: Value
  /// The status code.
  public let status: Int
  /// The header fields.
  public let headers: HTTPHeaders
}

extension NetworkClient {
  /// Sends an endpoint with its own method; the result has the response's status and headers, too.
  public func response<E: Endpoint>(
    to endpoint: E,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(NetworkError) -> NetworkResponse<E.Response>
  where E.Services.Environment == Environment {
    let serializer = endpoint.responseSerializer
    let whole = EndpointDecoding(
      endpoint,
      by: ResponseSerializer { response in
        NetworkResponse(
          value: try serializer.serialize(response),
          status: response.status,
          headers: response.headers
        )
      }
    )
    return try await send(whole, onProgress: onProgress)
  }
}
