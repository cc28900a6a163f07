/// A transport whose attempts can be stopped.
///
/// An attempt of any other transport needs its own task to cancel, which costs two thread switches.
protocol StoppableTransport: HTTPTransport {
  /// Sends a request once; when it is stopped it returns soon, with any error.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse
}
