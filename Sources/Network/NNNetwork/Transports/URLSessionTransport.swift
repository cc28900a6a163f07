#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking
#else
public import Foundation
#endif

/// Sends requests with its own `URLSession`, on Apple's systems and on Linux.
///
/// It has no cache, no cookies and no stored passwords, and follows no redirects.
///
/// On Linux, a server can end the process inside Foundation (Swift 6.3), even with a valid response: chunks
/// with trailers. Use it there only with servers whose responses you know. <doc:ChoosingATransport>
/// lists what ends the process, and describes the alternative.
///
/// On Linux, requests that have a body or may not be sent twice each use a new connection, because libcurl
/// sends a request again by itself when a server has closed a kept connection.
///
/// Keep one for the lifetime of the process, like ``shared``. Its session is invalidated when the
/// transport is released and the last request has ended.
public final class URLSessionTransport: StoppableTransport {
  /// A transport with the default configuration.
  public static let shared = URLSessionTransport()

  private let session: DelegatedSession
  #if canImport(FoundationNetworking)
  private let freshSessions: FreshSessions
  #endif
  private let pins: CertificatePins?
  private let cancelQueue = DispatchQueue(label: "NNNetwork.cancel")

  /// A transport with its own session.
  ///
  /// - Parameter configure: changes the session's configuration, which has no cache. On Linux it cannot enable one,
  ///   with which a cancelled request can crash the process.
  public convenience init(configure: (URLSessionConfiguration) -> Void = { _ in }) {
    self.init(pinnedTo: nil, configure)
  }

  #if canImport(FoundationNetworking)
  /// Not on Linux: Foundation doesn't show a server's certificate there.
  @available(
    *,
    unavailable,
    message: "Foundation on Linux doesn't show a server's certificate; use AsyncHTTPClientTransport"
  )
  public convenience init(
    pins: CertificatePins,
    configure: (URLSessionConfiguration) -> Void = { _ in }
  ) {
    self.init(pinnedTo: pins, configure)
  }
  #else
  /// A transport that only sends to servers with one of the certificates.
  ///
  /// - Parameters:
  ///   - pins: the certificates.
  ///   - configure: changes the session's configuration.
  public convenience init(
    pins: CertificatePins,
    configure: (URLSessionConfiguration) -> Void = { _ in }
  ) {
    self.init(pinnedTo: pins, configure)
  }
  #endif

  private init(pinnedTo pins: CertificatePins?, _ configure: (URLSessionConfiguration) -> Void) {
    self.pins = pins
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // The pipeline has its own limits; Linux truncates these to whole seconds.
    configuration.timeoutIntervalForRequest = 86_400
    configuration.timeoutIntervalForResource = 86_400 * 7
    configuration.urlCache = nil
    configure(configuration)
    #if canImport(FoundationNetworking)
    // With a cache, a cancelled request can crash the process.
    configuration.urlCache = nil
    #endif
    session = DelegatedSession(configuration, pins)
    #if canImport(FoundationNetworking)
    let copy = Locked(configuration)
    freshSessions = FreshSessions { copy.withLock { DelegatedSession($0, pins) } }
    #endif
  }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    try await send(request, transfer: transfer, stop: Stop())
  }

  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse {
    guard pins == nil || request.url.scheme?.lowercased() == "https" else {
      throw TransportError(.notSecure, detail: "a pinned certificate needs https")
    }
    let exchange = Exchange(transfer)
    #if canImport(FoundationNetworking)
    if FreshSessions.isNeeded(for: request) {
      return try await freshSessions.send(request, exchange, stop: stop, cancelQueue: cancelQueue)
    }
    #endif
    return try await session.send(request, exchange, stop: stop, cancelQueue: cancelQueue)
  }

  /// The number of requests in progress over the session that keeps connections.
  var exchangesUnderWay: Int { session.exchangesInProgress }
}
