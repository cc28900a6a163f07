/// Sends a request to a server and returns the response; the only interface to the network.
///
/// A transport follows no redirects, stores no cookies and caches nothing: that is decided above it.
/// When the task is cancelled it returns soon, with any error.
public protocol HTTPTransport: Sendable {
  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: what to send.
  ///   - transfer: where the body of a successful response goes, and who is told about the progress.
  /// - Returns: the response with any status.
  /// - Throws: if no complete response arrives.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse
}

#if AsyncHTTPClient && canImport(FoundationNetworking)
/// The transport of a client that is given none: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// Over ``URLSessionTransport`` a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = AsyncHTTPClientTransport
#else
/// The transport of a client that is given none: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// Over ``URLSessionTransport`` a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = URLSessionTransport
#endif
