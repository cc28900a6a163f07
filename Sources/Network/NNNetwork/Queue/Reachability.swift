/// Reports that the network may be back.
///
/// It is only a hint: only sending a request shows whether it arrives.
public protocol Reachability: Sendable {
  /// Whether there seems to be a network, after each change; each use makes a new stream.
  var changes: AsyncStream<Bool> { get }
}
