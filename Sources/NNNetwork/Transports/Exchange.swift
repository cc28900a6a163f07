import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response while it is received.
final class Exchange: Sendable {
  let arrival = Arrival<RawResponse>()
  private let transfer: Transfer
  private let state = Locked(State())

  private struct State {
    var head: RawResponse?
    var body = Data()
    var file: PartialFile?
    var received: Int64 = 0
    var expected: Int64?
    var isChallenged = false
    var failure: TransportError?
    /// Whether the session's task has ended.
    var isFinished = false
    var hasFailed = false
    /// Whether nobody waits for the response anymore.
    var isOver = false
  }

  init(_ transfer: Transfer) { self.transfer = transfer }

  /// Records the head of the response; interim responses are ignored.
  func begin(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, response.statusCode >= 200 else { return }
    let failure: TransportError? = state.withLock { state in
      guard !state.isOver else { return nil }
      let head = RawResponse(status: response.statusCode, headers: HTTPHeaders(response))
      // `Content-Length` is the compressed length.
      let isEncoded = head.headers["Content-Encoding"] != nil
      let length = response.expectedContentLength
      state.expected = length >= 0 && !isEncoded ? length : nil
      // Foundation on Linux joins them and uses the last; RFC 9112, section 6.3, requires an error.
      if let length = head.headers["Content-Length"], length.utf8.contains(UInt8(ascii: ",")),
        Set(length.split { ", ".contains($0) }).count > 1
      {
        state.failure = TransportError(.malformedResponse, detail: "two Content-Length values")
      }
      state.head = head
      guard let destination = transfer.destination, head.isSuccess else { return state.failure }
      do {
        state.file = try PartialFile(for: destination)
      } catch {
        state.failure = Self.unwritable
      }
      return state.failure
    }
    if let failure { arrival.arrive(.failure(failure)) }
  }

  func append(_ data: Data) {
    let progress: TransferProgress? = state.withLock { state in
      guard !state.isOver, state.failure == nil else { return nil }
      state.received += Int64(data.count)
      if let file = state.file {
        do {
          try file.write(data)
        } catch {
          state.failure = Self.unwritable
          return nil
        }
      } else {
        state.body.append(data)
      }
      return TransferProgress(
        direction: .download,
        completedBytes: state.received,
        totalBytes: state.expected
      )
    }
    if let progress {
      transfer.onProgress?(progress)
    } else {
      // The rest of the response cannot be used anymore.
      arrival.arrive(.failure(Self.unwritable))
    }
  }

  func sent(_ bytes: Int64, of total: Int64) {
    transfer.onProgress?(
      TransferProgress(
        direction: .upload,
        completedBytes: bytes,
        totalBytes: total > 0 ? total : nil
      )
    )
  }

  private static let unwritable = TransportError(.file, detail: "the download cannot be written")

  func refuseChallenge() { state.withLock { $0.isChallenged = true } }

  /// Called at the end of the session's task.
  func finish(_ error: (any Error)?, response: URLResponse?) {
    // A redirect without a usable `Location` is only reported here.
    if state.withLock({ $0.head == nil }), let response { begin(response) }
    let result: Result<RawResponse, any Error> = state.withLock { state in
      state.isFinished = true
      state.hasFailed = error != nil && !state.isChallenged
      guard !state.isOver else { return .failure(TransportError(.stopped)) }
      if let error = state.failure { return .failure(error) }
      if let error, !(state.isChallenged && (error as? URLError)?.code == .cancelled) {
        return .failure(TransportError(error))
      }
      guard var response = state.head else {
        return .failure(TransportError(.malformedResponse, detail: "no response head"))
      }
      response.body = state.body
      guard let file = state.file else { return .success(response) }
      do {
        response.file = try file.moveToDestination()
        state.file = nil
        return .success(response)
      } catch {
        return .failure(
          TransportError(.file, detail: "the download cannot be moved to its destination")
        )
      }
    }
    arrival.arrive(result)
  }

  /// Whether the response has failed already, so that the task can be cancelled.
  var hasGivenUp: Bool { state.withLock { $0.failure != nil } }

  /// Whether the connection is known to be closed: the request failed, or the server said so.
  var hasClosedConnection: Bool {
    state.withLock { state in
      guard state.isFinished else { return false }
      let options = state.head?.headers["Connection"]?.lowercased() ?? ""
      return state.hasFailed
        || options.split(separator: ",").contains {
          $0.trimmingCharacters(in: .whitespaces) == "close"
        }
    }
  }

  /// Deletes an unfinished download.
  func end() {
    state.withLock { state in
      state.isOver = true
      state.file?.remove()
      state.file = nil
    }
  }
}
