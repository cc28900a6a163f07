#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore

/// A body that is read while it is sent, in pieces of 64 KB, and reports its progress.
struct BodyChunks: Sendable {
  enum Source: Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The size of the body.
  let count: Int64
  let onProgress: (@Sendable (TransferProgress) -> Void)?
  let end: UploadEnd

  /// The same as a body of AsyncHTTPClient.
  func body(on loop: any EventLoop) -> HTTPClient.Body {
    .stream(contentLength: count) { writer in
      loop.makeFutureWithTask { try await write(to: writer) }
    }
  }

  private func write(to writer: HTTPClient.Body.StreamWriter) async throws {
    var sent: Int64 = 0
    func write(_ chunk: Data) async throws {
      sent += Int64(chunk.count)
      onProgress?(TransferProgress(direction: .upload, completedBytes: sent, totalBytes: count))
      try await end.wait(for: writer.write(.byteBuffer(ByteBuffer(bytes: chunk))))
    }
    switch source {
    case .data(let data):
      var rest = data
      while !rest.isEmpty {
        try await write(rest.prefix(RequestBody.pieceBytes))
        rest = rest.dropFirst(RequestBody.pieceBytes)
      }
    case .file(let file):
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: RequestBody.pieceBytes), !chunk.isEmpty {
        try await write(chunk)
      }
    }
  }
}

/// The end of a request, which an upload may not have reached.
///
/// AsyncHTTPClient never completes the future of a part that it no longer sends.
final class UploadEnd: Sendable {
  private let state = Locked<(isSent: Bool, waiting: Arrival<Void>?)>((false, nil))

  /// Ends the upload.
  func send() {
    let waiting = state.withLock { state in
      defer { state = (true, nil) }
      return state.waiting
    }
    waiting?.arrive(.failure(CancellationError()))
  }

  /// Returns when a part has been sent.
  ///
  /// - Throws: its error, or `CancellationError` at the end of the request.
  func wait(for part: EventLoopFuture<Void>) async throws {
    let arrival = Arrival<Void>()
    let isSent = state.withLock { state in
      if !state.isSent { state.waiting = arrival }
      return state.isSent
    }
    if isSent { throw CancellationError() }
    part.whenComplete { arrival.arrive($0) }
    try await arrival.result().get()
  }
}
#endif
