/// Whether a request waits in an ``OfflineQueue`` until it can be sent.
public struct QueuePolicy: Hashable, Sendable {
  struct Rule: Hashable, Sendable {
    var maxAge: Duration
    var lane: String?
    var collapseKey: String?
    var handler: String?
  }

  /// Nil for a request that is sent now or fails.
  let rule: Rule?

  /// The request is sent now or fails.
  public static let never = Self(rule: nil)

  /// The request is written down, and sent as soon as the network lets it through.
  public static let whenOffline = whenOffline()

  /// The request is written down, and sent as soon as the network lets it through.
  ///
  /// - Parameters:
  ///   - maxAge: how long it may wait; then it becomes a dead letter.
  ///   - lane: requests of one lane are sent one after the other, in the order in which they came.
  ///     By default a service has one lane for methods that read and one for those that change.
  ///   - collapseKey: a request replaces one of the same lane and key that still waits, as a later
  ///     position replaces an earlier one.
  ///   - handler: the name under which ``OfflineQueue/handle(_:response:_:)`` is given the answer; by
  ///     default the name of the endpoint's type, and for a ``Request`` its path.
  /// - Returns: the policy.
  public static func whenOffline(
    maxAge: Duration = .seconds(86_400),
    lane: String? = nil,
    collapsing collapseKey: String? = nil,
    handler: String? = nil
  ) -> Self {
    Self(rule: Rule(maxAge: maxAge, lane: lane, collapseKey: collapseKey, handler: handler))
  }
}
