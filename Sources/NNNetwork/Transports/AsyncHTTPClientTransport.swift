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
/// Keep one for the lifetime of the process, like ``shared``. Its connections are closed when the
/// transport is released and the last request has ended.
public final class AsyncHTTPClientTransport: HTTPTransport {
  /// A transport with the default configuration.
  public static let shared = AsyncHTTPClientTransport()

  private let client: HTTPClient

  /// A transport with its own client.
  ///
  /// It doesn't accept an existing client, which could follow redirects and so bypass the pipeline.
  ///
  /// - Parameter configure: changes the client's configuration, such as the TLS trust roots. It cannot
  ///   enable redirects.
  public init(configure: (inout HTTPClient.Configuration) -> Void = { _ in }) {
    var configuration = HTTPClient.Configuration()
    // The pipeline has its own limits, and decides about retries itself.
    configuration.timeout = .init(connect: .hours(24))
    configuration.connectionPool.retryConnectionEstablishment = false
    // Like `URLSession`. The ratio limits how much memory a small response can use.
    configuration.decompression = .enabled(limit: .ratio(200))
    configure(&configuration)
    configuration.redirectConfiguration = .disallow
    client = HTTPClient(
      eventLoopGroup: HTTPClient.defaultEventLoopGroup,
      configuration: configuration
    )
  }

  // No request is in progress here: each one retains its transport.
  deinit { client.shutdown { _ in } }

  /// Sends a request once.
  public func send(
    _ request: HTTPRequest,
    transfer: Transfer
  ) async throws(TransportError) -> RawResponse {
    do {
      let native = try Self.native(request, transfer: transfer)
      let response = try await client.execute(native, deadline: .distantFuture)
      return try await Self.receive(response, transfer: transfer)
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

  private static func receive(
    _ response: HTTPClientResponse,
    transfer: Transfer
  ) async throws -> RawResponse {
    var result = RawResponse(status: Int(response.status.code))
    for (name, value) in response.headers { result.headers.add(name, value) }
    // `Content-Length` is the compressed length.
    let isEncoded = response.headers.contains(name: "Content-Encoding")
    let length = isEncoded ? nil : response.headers.first(name: "Content-Length")
    let total = length.flatMap { Int64($0) }
    var received: Int64 = 0
    let file = result.isSuccess ? try transfer.destination.map(PartialFile.init) : nil
    do {
      for try await chunk in response.body {
        received += Int64(chunk.readableBytes)
        if let file {
          try file.write(Data(chunk.readableBytesView))
        } else {
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
}
#endif
