/// How often a credential may be refreshed.
public struct RefreshLimit: Hashable, Sendable {
  /// How many times within the window.
  public var count: Int
  /// How long the window is.
  public var window: Duration

  /// A limit, by default five times in 30 s.
  public init(count: Int = 5, window: Duration = .seconds(30)) {
    self.count = count
    self.window = window
  }
}
