#if canImport(FoundationNetworking)
import Foundation

/// A queue that runs what it is given at once, on the thread of whoever gives it.
///
/// Foundation on Linux calls a session's delegate from its own serial queue: another one behind it costs
/// two thread switches for each part of a response.
// `@unchecked` cannot go wrong here: `OperationQueue` may be used from any thread, the class has no stored
// properties of its own, and its only method touches nothing but its argument, which is `Sendable`.
final class InPlaceQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
#endif
