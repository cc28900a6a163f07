import Foundation

/// Sends a request to a server and returns the response.
///
/// NNNetwork uses the network only through this protocol. A transport must not follow redirects, store cookies or cache
/// responses. It fails with ``TransportError/Kind/timedOut`` after ``HTTPRequest/timeout`` without progress. When the
/// task that calls ``send(_:_:)`` is cancelled, the call must end soon, with any error.
public protocol HTTPTransport: Sendable {
  /// Sends a request once.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - transfer: where the response's body goes. A transport may ignore this and return the body in memory.
  /// - Returns: the response, whatever its status.
  /// - Throws: ``TransportError`` if no complete response arrives.
  func send(
    _ request: HTTPRequest,
    _ transfer: Transfer
  ) async throws(TransportError) -> RawResponse
}

/// Where the body of a response goes, and which function is told the progress.
public struct Transfer: Sendable {
  /// Whether the body goes to a file.
  var isDownload = false
  /// Called with the progress of the request's body, or of the response's body of a download.
  public let onProgress: TransferProgress?
}

extension RawResponse {
  /// Moves the body of a download to a file, which is created or replaced at once.
  func moveBody(to destination: URL) throws {
    let files = FileManager.default
    do {
      if let file, rename(file.path, destination.path) == 0 { return }
      // The destination is on another volume, or a decision or a simple transport has returned the body in memory.
      let part = destination.deletingLastPathComponent().appendingPathComponent(
        ".\(UUID().uuidString)"
      )
      defer { try? files.removeItem(at: part) }
      if let file {
        defer { try? files.removeItem(at: file) }
        try files.copyItem(at: file, to: part)
      } else {
        try body.write(to: part)
      }
      guard rename(part.path, destination.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw TransportError(.file, detail: "the download cannot be moved to its destination")
    }
  }
}
