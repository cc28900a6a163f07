public import Dispatch

/// Where a completion handler is called.
public struct CompletionTarget: Sendable {
  private let run: @Sendable (@escaping @Sendable () -> Void) async -> Void

  /// On any thread.
  public static let anyThread = Self { $0() }

  /// On the main actor; `MainActor.assumeIsolated` gives the handler access to its state.
  public static let mainActor = Self { body in await MainActor.run(body: body) }

  /// On a queue.
  public static func queue(_ queue: DispatchQueue) -> Self { Self { queue.async(execute: $0) } }

  /// On an actor; `assumeIsolated` of the actor gives the handler access to its state.
  public static func actor(_ actor: any Actor) -> Self {
    Self { body in await run(body, on: actor) }
  }

  private static func run(_ body: @Sendable () -> Void, on actor: isolated any Actor) async {
    body()
  }

  func call(_ body: @escaping @Sendable () -> Void) async { await run(body) }
}
