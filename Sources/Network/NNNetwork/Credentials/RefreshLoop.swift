/// The server rejected every credential that it issued.
public struct RefreshLoop: Error, Hashable, CustomStringConvertible {
  /// The limit that was reached.
  public let limit: RefreshLimit

  /// The limit in a sentence.
  public var description: String { "refreshed \(limit.count) times within \(limit.window)" }
}
