#if AsyncHTTPClient
import Foundation
import NIOCore

/// A body in pieces of 64 KB, read while it is sent, that reports its progress.
struct BodyChunks: AsyncSequence, Sendable {
  enum Source: Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The size of the body.
  let count: Int64
  let onProgress: (@Sendable (TransferProgress) -> Void)?

  init(
    _ source: Source,
    count: Int64,
    _ onProgress: (@Sendable (TransferProgress) -> Void)?
  ) {
    self.source = source
    self.count = count
    self.onProgress = onProgress
  }

  func makeAsyncIterator() -> Iterator { Iterator(chunks: self) }

  struct Iterator: AsyncIteratorProtocol {
    private static let chunkBytes = 65_536
    let chunks: BodyChunks
    private var sent: Int64 = 0
    private var handle: FileHandle?

    init(chunks: BodyChunks) { self.chunks = chunks }

    mutating func next() async throws -> ByteBuffer? {
      let data: Data
      switch chunks.source {
      case .data(let all):
        data = all.dropFirst(Int(sent)).prefix(Self.chunkBytes)
      case .file(let file):
        let handle = try handle ?? FileHandle(forReadingFrom: file)
        self.handle = handle
        data = try handle.read(upToCount: Self.chunkBytes) ?? Data()
      }
      guard !data.isEmpty else {
        try handle?.close()
        return nil
      }
      sent += Int64(data.count)
      chunks.onProgress?(
        TransferProgress(direction: .upload, completedBytes: sent, totalBytes: chunks.count)
      )
      return ByteBuffer(bytes: data)
    }
  }
}
#endif
