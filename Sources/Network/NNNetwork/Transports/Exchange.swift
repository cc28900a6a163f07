import Foundation

/// The state of a response while a transport receives it.
final class Exchange: Sendable {
  let arrival = Arrival<RawResponse>()
  private let transfer: Transfer
  private let start = ContinuousClock.now
  /// Runs callbacks that may take long, because the thread that calls ``handle(_:)`` serves many requests; nil if no
  /// callback takes long.
  private let queue: DispatchQueue?
  private let state = Locked(State())

  private struct State {
    var head: RawResponse?
    var body = Data()
    var file: PartialFile?
    var stream: StreamBuffer?
    var received: Int64 = 0
    var expected: Int64?
    var isChallenged = false
    var failure: TransportError?
    /// Whether the transport's task has ended.
    var isFinished = false
    var hasFailed = false
    /// Whether the caller no longer waits for the response.
    var isOver = false
    var control: Control?
    var onFinish: (@Sendable () -> Void)?
  }

  /// The functions with which an exchange controls the transport's task.
  struct Control: Sendable {
    let cancel: @Sendable () -> Void
    /// Pauses (true) or continues (false) receiving; nil if the transport cannot pause.
    let setPaused: (@Sendable (Bool) -> Void)?
  }

  init(_ transfer: Transfer) {
    self.transfer = transfer
    let isSlow = transfer.destination != nil || transfer.onProgress != nil
    queue = isSlow ? DispatchQueue(label: "NNNetwork.exchange") : nil
  }

  /// Whether callbacks are handled later, on `queue`.
  var isSlow: Bool { queue != nil }

  /// Handles a callback; callbacks are handled in the order of the calls.
  func handle(_ callback: @escaping @Sendable (Exchange) -> Void) {
    if let queue { queue.async { callback(self) } } else { callback(self) }
  }

  /// Sets the functions that control the task; call this method before the task's first callback.
  func attach(_ control: Control) { state.withLock { $0.control = control } }

  /// Records the head of the response; interim responses are ignored.
  func begin(_ response: RawResponse) {
    guard response.status >= 200 else { return }
    transfer.onActivity?()
    if let (stream, control) = state.withLock({ state in state.stream.map { ($0, state.control) } })
    {
      // On Apple's systems, a suspended task may start the request again; the new data would not continue the stream.
      stream.finish(TransportError(.connectionLost, detail: "the response began again"))
      control?.cancel()
      return
    }
    let result: Result<RawResponse, TransportError>? = state.withLock { state in
      guard !state.isOver else { return nil }
      var head = response
      head.metrics = TransferMetrics(waiting: ContinuousClock.now - start)
      let length = head.headers["Content-Length"]
      // If the body is encoded, `Content-Length` is the encoded length, so the decoded length is unknown.
      let isEncoded = head.headers["Content-Encoding"] != nil
      state.expected = isEncoded ? nil : length.flatMap { Int64($0) }
      // RFC 9112, section 6.3, requires an error if the length is invalid. But Foundation on Linux joins several
      // lengths and uses the last one, and it accepts `+5` and the first digits of a number that is too large.
      if let length {
        let values = Set(length.split { ", ".contains($0) })
        if values.count != 1 || !values.allSatisfy({ Int64(digits: $0) != nil }) {
          state.failure = TransportError(.malformedResponse, detail: "no valid Content-Length")
        }
      }
      state.head = head
      if let failure = state.failure { return .failure(failure) }
      guard head.isSuccess else { return nil }
      if transfer.isStreamed {
        let stream = stream(control: state.control)
        state.stream = stream
        head.stream = ByteStream(stream)
        return .success(head)
      }
      do {
        state.file = try transfer.partialFile(for: head)
        state.received = state.file?.offset ?? 0
        state.expected = state.expected.map { $0 + state.received }
        return nil
      } catch {
        state.failure = error as? TransportError ?? Self.unwritable
        return state.failure.map { .failure($0) }
      }
    }
    switch result {
    case nil: break
    case .success(let head): arrival.arrive(.success(head))
    case .failure(let error): arrival.arrive(.failure(error))
    }
  }

  private func stream(control: Control?) -> StreamBuffer {
    let stream = StreamBuffer()
    if let control {
      stream.onStop(control.cancel)
      if let setPaused = control.setPaused { stream.onSpace { setPaused(false) } }
    }
    return stream
  }

  func append(_ data: Data) {
    transfer.onActivity?()
    enum Step {
      case none, progress(TransferProgress), failure(TransportError), stream(StreamBuffer)
    }
    let step: Step = state.withLock { state in
      guard !state.isOver, state.failure == nil else { return .none }
      if let stream = state.stream { return .stream(stream) }
      state.received += Int64(data.count)
      do {
        if let file = state.file {
          try file.write(data)
        } else if transfer.allowsBody(of: state.received) {
          if state.body.isEmpty { state.body = data } else { state.body.append(data) }
        } else {
          state.body = Data()
          state.failure = TransportError(.bodyTooLarge)
        }
      } catch {
        state.failure = Self.unwritable
      }
      if let failure = state.failure { return .failure(failure) }
      return .progress(
        TransferProgress(
          direction: .download,
          completedBytes: state.received,
          totalBytes: state.expected
        )
      )
    }
    switch step {
    case .none: break
    case .progress(let progress): transfer.onProgress?(progress)
    case .failure(let error): arrival.arrive(.failure(error))
    case .stream(let stream): append(data, to: stream)
    }
  }

  private func append(_ data: Data, to stream: StreamBuffer) {
    guard !stream.append(data) else { return }
    if let setPaused = state.withLock({ $0.control?.setPaused }) {
      setPaused(true)
      // The reader may have made space in the meantime.
      if !stream.isFull { setPaused(false) }
    } else if !transfer.allowsBody(of: Int64(stream.count)) {
      stream.stop(TransportError(.bodyTooLarge, detail: "the reader is slower than the server"))
    }
  }

  /// Records that the connection has accepted a part of the request's body.
  func sendPart() { transfer.onActivity?() }

  func sent(_ bytes: Int64, of total: Int64) {
    sendPart()
    transfer.onProgress?(
      TransferProgress(
        direction: .upload,
        completedBytes: bytes,
        totalBytes: total > 0 ? total : nil
      )
    )
  }

  private static let unwritable = TransportError(.file, detail: "the download cannot be written")

  /// Ends the exchange with an error.
  func fail(_ error: TransportError) {
    state.withLock { $0.failure = error }
    arrival.arrive(.failure(error))
  }

  func refuseChallenge() { state.withLock { $0.isChallenged = true } }

  /// Records the system's metrics of the transfer.
  func measure(_ metrics: TransferMetrics) {
    state.withLock { state in
      let waiting = state.head?.metrics?.waiting
      state.head?.metrics = metrics
      state.head?.metrics?.waiting = waiting
    }
  }

  /// Whether the head of the response has arrived.
  var hasBegun: Bool { state.withLock { $0.head != nil } }

  /// Ends the exchange when the transport's task has ended.
  func finish(_ error: TransportError?) {
    let end: (result: Result<RawResponse, TransportError>, stream: StreamBuffer?) = state.withLock {
      state in
      state.isFinished = true
      state.hasFailed = error != nil && !state.isChallenged
      return (Self.result(&state, error), state.stream)
    }
    switch end.result {
    case .success(let response):
      end.stream?.finish(nil)
      arrival.arrive(.success(response))
    case .failure(let error):
      end.stream?.finish(error)
      arrival.arrive(.failure(error))
    }
    let onFinish = state.withLock { state in
      defer { (state.onFinish, state.control) = (nil, nil) }
      return state.onFinish
    }
    onFinish?()
  }

  private static func result(
    _ state: inout State,
    _ error: TransportError?
  ) -> Result<RawResponse, TransportError> {
    guard !state.isOver else { return .failure(TransportError(.stopped)) }
    if let error = state.failure { return .failure(error) }
    // If a body cannot be decoded, libcurl reports only an error without details.
    if let error, error.kind == .other, state.head?.headers["Content-Encoding"] != nil {
      return .failure(TransportError(.malformedResponse, code: error.code))
    }
    if let error, !(state.isChallenged && error.kind == .stopped) { return .failure(error) }
    guard var response = state.head else {
      return .failure(TransportError(.malformedResponse, detail: "no response head"))
    }
    response.body = state.body
    guard let file = state.file else { return .success(response) }
    do {
      response.file = try file.moveToDestination(size: state.received)
      state.file = nil
      return .success(response)
    } catch let error as TransportError {
      return .failure(error)
    } catch {
      return .failure(
        TransportError(.file, detail: "the download cannot be moved to its destination")
      )
    }
  }

  /// Calls the action when the task has ended if the body is read as a stream, and immediately otherwise.
  func afterStream(_ action: @escaping @Sendable () -> Void) {
    let mustWait = state.withLock { state in
      guard state.stream != nil, !state.isFinished else { return false }
      let earlier = state.onFinish
      state.onFinish = {
        earlier?()
        action()
      }
      return true
    }
    if !mustWait { action() }
  }

  /// Waits for the response.
  ///
  /// - Parameters:
  ///   - stop: a signal that ends the wait.
  ///   - cancel: cancels the transport's task; called on any thread.
  /// - Returns: the response.
  /// - Throws: the error of the exchange.
  func response(
    stop: Stop,
    cancel: @escaping @Sendable () -> Void
  ) async throws(TransportError) -> RawResponse {
    stop.listen { [arrival] in
      arrival.arrive(.failure(TransportError(.stopped)))
      cancel()
    }
    let result = await withTaskCancellationHandler {
      await arrival.result()
    } onCancel: {
      stop.send()
    }
    // If the response has failed, its body may still be arriving, so cancel the task.
    if state.withLock({ $0.failure != nil }) { cancel() }
    do {
      return try result.get()
    } catch {
      throw error as? TransportError ?? TransportError(.stopped)
    }
  }

  /// Whether the connection is certainly closed: the request failed, or the server announced that it would close the
  /// connection.
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

  /// Ends the exchange: the caller gets nothing more.
  ///
  /// The file of an unfinished download is removed unless the download can be resumed.
  func end() {
    state.withLock { state in
      state.isOver = true
      state.file?.remove()
      state.file = nil
    }
  }
}
