/// A request in progress that can be cancelled.
public struct RequestTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Cancels the request.
  ///
  /// Unless its completion handler has already been called, it is called with the reason `cancelled`.
  public func cancel() { task.cancel() }
}
