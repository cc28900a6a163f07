public import Foundation

/// Sends a request to a server and returns the response; the only interface to the network.
///
/// A transport follows no redirects, stores no cookies and caches nothing. When the task is cancelled it returns soon,
/// with any error.
public protocol HTTPTransport: Sendable {
  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - transfer: the destination of the response's body, and the handler of the progress.
  /// - Returns: the response with any status.
  /// - Throws: if no complete response arrives.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse
}

#if AsyncHTTPClient && canImport(FoundationNetworking)
/// The transport of a client that is made without one: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// With ``URLSessionTransport``, a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = AsyncHTTPClientTransport
#else
/// The transport of a client that is made without one: on Linux AsyncHTTPClient's, if its package trait is enabled.
///
/// With ``URLSessionTransport``, a server can end a process on Linux; see <doc:ChoosingATransport>.
public typealias DefaultTransport = URLSessionTransport
#endif

/// A transport that can stop an attempt.
///
/// With any other transport, each attempt needs a task to cancel, which costs two thread switches.
protocol StoppableTransport: HTTPTransport {
  /// Sends a request once; when it is stopped it returns soon, with any error.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse
}

/// The destination of a response's body, and the handler of the progress.
public struct Transfer: Sendable {
  /// The file that the body of a response with status 200 to 299 is written to; nil for memory.
  ///
  /// It is written completely or not at all; an existing file is replaced.
  public var destination: URL?
  /// Called with the progress, in order, on the transport's thread.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?
  /// Restarts the timeout.
  ///
  /// A transport calls it with every part of the request's body that the connection has accepted, with the head of the
  /// response, and with every part of its body.
  ///
  /// If a transport never calls it, the timeout applies to the whole attempt.
  public var onActivity: (@Sendable () -> Void)?
  /// The maximum size of a body in memory, after decompression; nil for no limit.
  ///
  /// A transport that receives more throws ``TransportError/Kind/bodyTooLarge``.
  public var maxBodyBytes: Int?
  /// Whether the body of a response with status 200 to 299 is read as a stream: a transport then returns after the
  /// head, with ``RawResponse/stream``.
  ///
  /// A transport that ignores this returns the body in memory.
  public var isStreamed = false
  /// The part of the body that has arrived in earlier attempts.
  var resume: ResumableFile?

  /// A transfer into memory or a file.
  public init(
    destination: URL? = nil,
    maxBodyBytes: Int? = nil,
    onProgress: (@Sendable (TransferProgress) -> Void)? = nil
  ) {
    self.destination = destination
    self.maxBodyBytes = maxBodyBytes
    self.onProgress = onProgress
  }

  /// Whether the response is held in memory.
  var isInMemory: Bool { destination == nil && !isStreamed }

  /// The file for the body of a response; nil if it is read into memory.
  func partialFile(for head: RawResponse) throws -> PartialFile? {
    guard let destination, head.isSuccess else { return nil }
    return try PartialFile(for: head, at: destination, resuming: resume)
  }

  /// Whether a body in memory may have that many bytes.
  func allowsBody(of bytes: Int64) -> Bool { maxBodyBytes.map { bytes <= $0 } ?? true }
}

/// The progress of a transfer.
public struct TransferProgress: Hashable, Sendable {
  /// The direction of the transfer.
  public enum Direction: Hashable, Sendable {
    /// The request's body.
    case upload
    /// The response's body.
    case download
  }

  /// The direction of the transfer.
  public let direction: Direction
  /// Bytes transferred so far in this attempt.
  public let completedBytes: Int64
  /// Bytes in total; nil if unknown.
  public let totalBytes: Int64?

  /// Progress of a transfer.
  public init(direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }
}

/// The durations of the parts of an attempt; nil if the transport doesn't know them.
///
/// `URLSession` on Apple's systems reports everything; elsewhere only ``waiting`` is known.
public struct TransferMetrics: Hashable, Sendable {
  /// The time from the beginning of the attempt to the head of the response.
  public var waiting: Duration?
  /// The look-up of the host's address.
  public var domainLookup: Duration?
  /// The connection, TLS included.
  public var connect: Duration?
  /// TLS alone.
  public var secureConnection: Duration?
  /// Whether the connection was used before.
  public var isReusedConnection: Bool?
  /// The protocol, such as `h2` or `http/1.1`.
  public var networkProtocol: String?

  /// Metrics.
  init(waiting: Duration? = nil) { self.waiting = waiting }
}
