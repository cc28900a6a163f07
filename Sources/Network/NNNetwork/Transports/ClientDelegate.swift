#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Passes AsyncHTTPClient's callbacks for one request to its exchange.
///
/// Its `async` calls would start a task for each request, and a time limit would need another one to cancel.
final class ClientDelegate: HTTPClientResponseDelegate {
  private let exchange: Exchange
  private let isStreamed: Bool
  private let state = Locked(State())

  private struct State {
    /// Completed when a full stream has space again; until then nothing is received.
    var space: EventLoopPromise<Void>?
    /// How many bytes the exchange has still to handle.
    var backlog = 0
  }

  init(_ exchange: Exchange, isStreamed: Bool) {
    self.exchange = exchange
    self.isStreamed = isStreamed
  }

  func didSendRequestPart(task: HTTPClient.Task<Void>, _ part: IOData) { exchange.sendPart() }

  func didReceiveHead(
    task: HTTPClient.Task<Void>,
    _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    var fields = HTTPHeaders()
    for (name, value) in head.headers { fields.add(name, value) }
    let response = RawResponse(status: Int(head.status.code), headers: fields)
    if isStreamed {
      let loop = task.eventLoop
      exchange.attach(
        Exchange.Control(cancel: { task.cancel() }, setPaused: { self.setPaused($0, on: loop) })
      )
    }
    return pass(on: task.eventLoop) { $0.begin(response) }
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<Void>,
    _ part: ByteBuffer
  ) -> EventLoopFuture<Void> {
    let data = Data(part.readableBytesView)
    return pass(data.count, on: task.eventLoop) { $0.append(data) }
  }

  func didFinishRequest(task: HTTPClient.Task<Void>) {}

  /// Called with the client's result: some errors come without `didReceiveError`.
  func finish(_ result: Result<Void, any Error>, on loop: any EventLoop) {
    var failure: TransportError?
    if case .failure(let error) = result { failure = TransportError(asyncHTTPClient: error) }
    setPaused(false, on: loop)
    exchange.handle { [failure] in $0.finish(failure) }
  }

  /// Passes a callback on; the next one comes when the future is complete.
  private func pass(
    _ bytes: Int = 0,
    on loop: any EventLoop,
    _ callback: @escaping @Sendable (Exchange) -> Void
  ) -> EventLoopFuture<Void> {
    guard exchange.isSlow else {
      callback(exchange)
      return state.withLock { $0.space?.futureResult } ?? loop.makeSucceededVoidFuture()
    }
    // What waits for its turn is lost with the connection, so that only a long backlog holds it up.
    let isBehind = state.withLock { state in
      state.backlog += bytes
      return state.backlog > StreamBuffer.capacity
    }
    let handled = isBehind ? loop.makePromise(of: Void.self) : nil
    exchange.handle { [state] exchange in
      callback(exchange)
      state.withLock { $0.backlog -= bytes }
      handled?.succeed()
    }
    return handled?.futureResult ?? loop.makeSucceededVoidFuture()
  }

  private func setPaused(_ isPaused: Bool, on loop: any EventLoop) {
    let promise: EventLoopPromise<Void>? = state.withLock { state in
      if isPaused {
        state.space = state.space ?? loop.makePromise()
        return nil
      }
      defer { state.space = nil }
      return state.space
    }
    promise?.succeed()
  }
}
#endif
