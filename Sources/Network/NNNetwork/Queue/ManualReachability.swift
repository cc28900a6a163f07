/// Reachability that the app sets itself, for tests and for systems without another source.
public final class ManualReachability: Reachability {
  private let hints = Broadcast<Bool>()

  /// Reachability that has not been set.
  public init() {}

  /// The values that are set from now on.
  public var changes: AsyncStream<Bool> { hints.stream() }

  /// Sets whether there seems to be a network.
  public func set(_ isReachable: Bool) { hints.send(isReachable) }
}
