/// The name of a decision; decisions with the same name share one count of restarts.
public struct DecisionID: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// A name.
  public init(_ name: String) { description = name }
}
