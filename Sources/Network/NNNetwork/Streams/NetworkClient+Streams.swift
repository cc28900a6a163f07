extension NetworkClient {
  /// Sends an endpoint with its own method and returns as soon as the head of a successful response has
  /// arrived; its body is read piece by piece.
  ///
  /// Redirects, retries and refreshed credentials come before that. `timeout` then limits the wait for each
  /// piece. The endpoint's deadline applies until the head, and `maxBodyBytes` not at all.
  ///
  /// - Parameter endpoint: what to send; its response serializer is not used.
  /// - Returns: the body, with the status and headers.
  /// - Throws: ``NetworkError``; so does the stream.
  public func stream<E: Endpoint>(
    _ endpoint: E
  ) async throws(NetworkError) -> NetworkResponse<ByteStream>
  where E.Services.Environment == Environment {
    let (timeout, limits) = (endpoint.timeout ?? configuration.timeout, timeLimits)
    let url = url(for: endpoint)
    let opening = ResponseSerializer<NetworkResponse<ByteStream>> { [configuration] response in
      let headers = configuration.redaction.headers(response.headers)
      // A decision may have replaced the transport's response by one in memory.
      let stream = (response.stream ?? ByteStream(response.body)).limited(to: timeout, by: limits) {
        NetworkError(
          reason: $0,
          method: endpoint.method,
          url: url,
          attempt: 1,
          status: response.status,
          headers: headers,
          bodyPrefix: nil
        )
      }
      return NetworkResponse(value: stream, status: response.status, headers: response.headers)
    }
    var transfer = Transfer()
    transfer.isStreamed = true
    return try await send(EndpointDecoding(endpoint, by: opening), by: endpoint.method, transfer)
  }
}
