public import Foundation

/// Sends a request to a server and returns the response.
///
/// NNNetwork uses the network only through this protocol. A transport must not follow redirects, store cookies or cache
/// responses. When the task that calls ``send(_:transfer:)`` is cancelled, the call must end soon, with any error.
public protocol HTTPTransport: Sendable {
  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - transfer: where the response's body goes, how large it may be, and the functions to call on progress.
  /// - Returns: the response, whatever its status.
  /// - Throws: ``TransportError`` if no complete response arrives.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse
}

#if AsyncHTTPClient && canImport(FoundationNetworking)
/// The transport that a client uses if you don't pass another one.
///
/// On Linux with the package trait `AsyncHTTPClient`, this is `AsyncHTTPClientTransport`; otherwise it is
/// ``URLSessionTransport``, with which a server can crash the process on Linux (<doc:ChoosingATransport>).
public typealias DefaultTransport = AsyncHTTPClientTransport
#else
/// The transport that a client uses if you don't pass another one.
///
/// On Linux with the package trait `AsyncHTTPClient`, this is `AsyncHTTPClientTransport`; otherwise it is
/// ``URLSessionTransport``, with which a server can crash the process on Linux (<doc:ChoosingATransport>).
public typealias DefaultTransport = URLSessionTransport
#endif

/// A transport that can stop an attempt when it receives a signal.
///
/// With any other transport, each attempt needs a separate task that can be cancelled, which costs two thread switches.
protocol StoppableTransport: HTTPTransport {
  /// Sends a request once; after the signal `stop`, the call ends soon, with any error.
  func send(
    _ request: HTTPRequest,
    transfer: Transfer,
    stop: Stop
  ) async throws(TransportError) -> RawResponse
}

/// Options for receiving a response: where the body goes, how large it may be, and which functions are told the
/// progress.
public struct Transfer: Sendable {
  /// The file for the body of a response with a status from 200 to 299; nil to keep the body in memory.
  ///
  /// The file is written completely or not at all; an existing file is replaced.
  public var destination: URL?
  /// Called with the progress, in order, on a thread of the transport.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?
  /// Called when the attempt makes progress, to restart the timeout.
  ///
  /// A transport calls this function when the connection has accepted a part of the request's body, when the head of
  /// the response arrives, and when a part of the response's body arrives.
  ///
  /// If a transport never calls this function, the timeout applies to the whole attempt.
  public var onActivity: (@Sendable () -> Void)?
  /// The maximum size of a body in memory, after decompression; nil for no limit.
  ///
  /// If more bytes arrive, a transport throws ``TransportError/Kind/bodyTooLarge``.
  public var maxBodyBytes: Int?
  /// Whether the body of a response with a status from 200 to 299 is read as a stream.
  ///
  /// A transport then returns when the head has arrived, with ``RawResponse/stream``. A transport may ignore this
  /// property and return the whole body in memory.
  public var isStreamed = false
  /// The part of the body that has arrived in earlier attempts; nil for a download that cannot be resumed.
  var resume: ResumableFile?

  /// Creates a transfer into memory or a file.
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

  /// Opens the file for the body of a response; nil if the body is kept in memory.
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
  /// The number of bytes transferred so far; a resumed download includes the bytes of earlier attempts.
  public let completedBytes: Int64
  /// The total number of bytes; nil if unknown.
  public let totalBytes: Int64?

  /// Creates a progress value.
  public init(direction: Direction, completedBytes: Int64, totalBytes: Int64?) {
    self.direction = direction
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
  }
}

/// The durations of the parts of an attempt; values that the transport doesn't know are nil.
///
/// ``URLSessionTransport`` on Apple's systems reports all values; otherwise only ``waiting`` is known.
public struct TransferMetrics: Hashable, Sendable {
  /// The time from the beginning of the attempt to the head of the response.
  public var waiting: Duration?
  /// The time to look up the host's address.
  public var domainLookup: Duration?
  /// The time to connect, including TLS.
  public var connect: Duration?
  /// The time for TLS alone.
  public var secureConnection: Duration?
  /// Whether the connection was used before.
  public var isReusedConnection: Bool?
  /// The protocol, such as `h2` or `http/1.1`.
  public var networkProtocol: String?

  /// Creates metrics.
  init(waiting: Duration? = nil) { self.waiting = waiting }
}
