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

  /// Sends an endpoint with its own method and reads its response as server-sent events.
  ///
  /// It doesn't connect again when the stream ends; <doc:ReadingStreams> shows how to.
  ///
  /// - Parameters:
  ///   - endpoint: what to send; its response serializer is not used.
  ///   - lastEventID: the identifier of the last event that was received before, sent as `Last-Event-ID`.
  /// - Returns: the events.
  /// - Throws: ``NetworkError``; so do the events. A response that is not `text/event-stream` fails.
  public func events<E: Endpoint>(
    of endpoint: E,
    after lastEventID: String? = nil
  ) async throws(NetworkError) -> ServerSentEvents where E.Services.Environment == Environment {
    var source = EndpointDecoding(endpoint, by: ResponseSerializer<NoResponse>.none)
    if source.headers["Accept"] == nil { source.headers["Accept"] = "text/event-stream" }
    if let lastEventID { source.headers["Last-Event-ID"] = lastEventID }
    let response = try await stream(source)
    let type = response.headers["Content-Type"]?.prefix { $0 != ";" }
    guard response.status == 204 || type?.lowercased() == "text/event-stream" else {
      throw NetworkError(
        reason: .serialization(ResponseFormatError.notEventStream),
        method: endpoint.method,
        url: url(for: endpoint),
        attempt: 1,
        status: response.status,
        headers: configuration.redaction.headers(response.headers),
        bodyPrefix: nil
      )
    }
    return ServerSentEvents(response.value, limit: configuration.maxBodyBytes)
  }
}
