import Foundation

/// The pieces of a body that have arrived and were not yet read: one task fills it, one reads it.
final class StreamBuffer: Sendable {
  /// With so many unread bytes the buffer is full, until half of them have been read.
  static let capacity = 262_144

  private struct State {
    var pieces: [Data] = []
    var bytes = 0
    /// Set at the end; nil in it for a complete body.
    var end: TransportError??
    var reader: Arrival<Void>?
    var onStop: (@Sendable () -> Void)?
    var onSpace: (@Sendable () -> Void)?
    var isFull = false
  }

  private let state = Locked(State())

  /// Whether there is no space until half of the pieces have been read.
  var isFull: Bool { state.withLock { $0.isFull } }

  /// The number of unread bytes.
  var count: Int { state.withLock { $0.bytes } }

  /// Sets what ends the transfer when the reader stops it; called at most once.
  func onStop(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.end == nil { state.onStop = action }
      return state.end != nil
    }
    if isOver { action() }
  }

  /// Sets what is called when there is space again after the buffer was full.
  func onSpace(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onSpace = action }
  }

  /// Adds a piece.
  ///
  /// - Returns: whether there is space for more.
  @discardableResult
  func append(_ data: Data) -> Bool {
    let (reader, hasSpace): (Arrival<Void>?, Bool) = state.withLock { state in
      guard state.end == nil, !data.isEmpty else { return (nil, true) }
      state.pieces.append(data)
      state.bytes += data.count
      if state.bytes >= Self.capacity { state.isFull = true }
      defer { state.reader = nil }
      return (state.reader, !state.isFull)
    }
    reader?.arrive(.success(()))
    return hasSpace
  }

  /// Ends the stream behind the pieces that have arrived.
  func finish(_ error: TransportError?) { end(error, isReaderGone: false) }

  /// Ends the transfer; unread pieces are dropped.
  func stop(_ error: TransportError = TransportError(.stopped)) { end(error, isReaderGone: true) }

  private func end(_ error: TransportError?, isReaderGone: Bool) {
    typealias Actions = (reader: Arrival<Void>?, stop: (@Sendable () -> Void)?)
    let actions: Actions = state.withLock { state in
      guard state.end == nil else { return (nil, nil) }
      state.end = .some(error)
      if isReaderGone { (state.pieces, state.bytes) = ([], 0) }
      defer { (state.reader, state.onStop, state.onSpace) = (nil, nil, nil) }
      return (state.reader, isReaderGone ? state.onStop : nil)
    }
    actions.reader?.arrive(.success(()))
    actions.stop?()
  }

  private enum Step {
    case piece(Data, onSpace: (@Sendable () -> Void)?)
    case end(TransportError?)
    case wait(Arrival<Void>)
  }

  /// The next piece; nil at the end.
  func next() async throws(TransportError) -> Data? {
    while true {
      if Task.isCancelled { stop() }
      switch state.withLock({ Self.step(&$0) }) {
      case .piece(let data, let onSpace):
        onSpace?()
        return data
      case .end(let error):
        if let error { throw error }
        return nil
      case .wait(let reader):
        await withTaskCancellationHandler {
          _ = await reader.result()
        } onCancel: {
          reader.arrive(.success(()))
        }
      }
    }
  }

  private static func step(_ state: inout State) -> Step {
    guard !state.pieces.isEmpty else {
      if let end = state.end { return .end(end) }
      let reader = Arrival<Void>()
      state.reader = reader
      return .wait(reader)
    }
    let data = state.pieces.removeFirst()
    state.bytes -= data.count
    guard state.isFull, state.bytes <= Self.capacity / 2 else { return .piece(data, onSpace: nil) }
    state.isFull = false
    return .piece(data, onSpace: state.onSpace)
  }
}
