#if AsyncHTTPClient
public import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Sends requests with AsyncHTTPClient: the transport for untrusted servers on Linux.
///
/// It requires the package trait `AsyncHTTPClient`. It stores no cookies, has no cache, follows no
/// redirects, and runs on the process's shared event loops.
///
/// Each request that may not be sent twice opens a new connection: on a kept one, nobody can know whether a
/// server that closes it has read the request.
///
/// Keep one for the lifetime of the process, like ``shared``. Its connections are closed when the
/// transport is released and the last request has ended.
public final class AsyncHTTPClientTransport: HTTPTransport {
  /// A transport with the default configuration.
  public static let shared = AsyncHTTPClientTransport()

  private let client: HTTPClient
  /// Uses each connection once.
  private let freshClient: HTTPClient

  /// A transport with its own client.
  ///
  /// It doesn't accept an existing client, which could follow redirects and so bypass the pipeline.
  ///
  /// - Parameters:
  ///   - pins: the certificates of which a server must have one; nil for every certificate that is trusted.
  ///   - configure: changes the client's configuration, such as the TLS trust roots. It cannot enable
  ///     redirects.
  public init(
    pins: CertificatePins? = nil,
    configure: (inout HTTPClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = HTTPClient.Configuration()
    // The pipeline has its own limits, and decides about retries itself.
    configuration.timeout = .init(connect: .hours(24))
    configuration.connectionPool.retryConnectionEstablishment = false
    // Like `URLSession`; `Transfer.maxBodyBytes` limits what a small response can become.
    configuration.decompression = .enabled(limit: .none)
    configure(&configuration)
    configuration.redirectConfiguration = .disallow
    if let pins {
      configuration.http1_1ConnectionDebugInitializer = { pins.check($0) }
      configuration.http2ConnectionDebugInitializer = { pins.check($0) }
    }
    let group = HTTPClient.defaultEventLoopGroup
    client = HTTPClient(eventLoopGroup: group, configuration: configuration)
    // HTTP/2 would share the connection.
    configuration.httpVersion = .http1Only
    configuration.maximumUsesPerConnection = 1
    freshClient = HTTPClient(eventLoopGroup: group, configuration: configuration)
  }

  // No request is in progress here: each one retains its transport.
  deinit {
    client.shutdown { _ in }
    freshClient.shutdown { _ in }
  }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    do {
      let start = ContinuousClock.now
      var native = try Self.native(request, transfer: transfer)
      let isFresh = !request.idempotency.allowsReplay(of: request.method)
      if isFresh, request.headers["Connection"] == nil {
        native.headers.add(name: "Connection", value: "close")
      }
      let response = try await (isFresh ? freshClient : client)
        .execute(native, deadline: .distantFuture)
      return try await receive(response, transfer: transfer, waited: ContinuousClock.now - start)
    } catch {
      throw TransportError(asyncHTTPClient: error)
    }
  }

  private static func native(
    _ request: HTTPRequest,
    transfer: Transfer
  ) throws -> HTTPClientRequest {
    var native = HTTPClientRequest(url: request.url.absoluteString)
    native.method = .init(rawValue: request.method.rawValue)
    for field in request.headers { native.headers.add(name: field.name, value: field.value) }
    if !native.headers.contains(name: "Accept-Encoding") {
      native.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
    }
    switch request.body {
    case .none: break
    case .data(let data) where transfer.onProgress == nil:
      native.body = .bytes(ByteBuffer(bytes: data))
    case .data(let data):
      let chunks = BodyChunks(.data(data), count: Int64(data.count), transfer.onProgress)
      native.body = .stream(chunks, length: .known(chunks.count))
    case .file(let file):
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
      guard let size else { throw CocoaError(.fileReadUnknown) }
      let chunks = BodyChunks(.file(file), count: size.int64Value, transfer.onProgress)
      native.body = .stream(chunks, length: .known(chunks.count))
    }
    return native
  }

  private func receive(
    _ response: HTTPClientResponse,
    transfer: Transfer,
    waited: Duration
  ) async throws -> RawResponse {
    var result = RawResponse(status: Int(response.status.code))
    for (name, value) in response.headers { result.headers.add(name, value) }
    result.metrics = TransferMetrics(waiting: waited)
    if transfer.isStreamed, result.isSuccess {
      result.stream = stream(response.body)
      return result
    }
    // `Content-Length` is the compressed length.
    let isEncoded = response.headers.contains(name: "Content-Encoding")
    let length = isEncoded ? nil : response.headers.first(name: "Content-Length")
    let file = try transfer.partialFile(for: result)
    var received = file?.offset ?? 0
    let total = length.flatMap { Int64($0) }.map { $0 + received }
    do {
      for try await chunk in response.body {
        received += Int64(chunk.readableBytes)
        if let file {
          try file.write(Data(chunk.readableBytesView))
        } else {
          guard transfer.allowsBody(of: received) else { throw TransportError(.bodyTooLarge) }
          result.body.append(contentsOf: chunk.readableBytesView)
        }
        transfer.onProgress?(
          TransferProgress(direction: .download, completedBytes: received, totalBytes: total)
        )
      }
      try Task.checkCancellation()
      result.file = try file?.moveToDestination()
    } catch {
      file?.remove()
      throw error
    }
    return result
  }

  /// Reads a body while there is space for it; what isn't read is not asked of the server.
  private func stream(_ body: HTTPClientResponse.Body) -> ByteStream {
    let buffer = StreamBuffer()
    let pump = Task {
      do {
        for try await chunk in body {
          if !buffer.append(Data(chunk.readableBytesView)) { await buffer.waitForSpace() }
          try Task.checkCancellation()
        }
        buffer.finish(nil)
      } catch {
        buffer.finish(TransportError(asyncHTTPClient: error))
      }
      // The connections are closed with the transport.
      withExtendedLifetime(self) {}
    }
    buffer.onStop { pump.cancel() }
    return ByteStream(buffer)
  }
}
#endif
