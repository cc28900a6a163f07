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

  private static let chunkBytes = 65_536

  let source: Source
  /// The size of the body.
  let count: Int64
  let onProgress: (@Sendable (TransferProgress) -> Void)?

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
      try await writer.write(.byteBuffer(ByteBuffer(bytes: chunk))).get()
    }
    switch source {
    case .data(let data):
      var rest = data
      while !rest.isEmpty {
        try await write(rest.prefix(Self.chunkBytes))
        rest = rest.dropFirst(Self.chunkBytes)
      }
    case .file(let file):
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      while let chunk = try handle.read(upToCount: Self.chunkBytes), !chunk.isEmpty {
        try await write(chunk)
      }
    }
  }
}
#endif
