/// Whether a request waits in an ``OfflineQueue`` until it can be sent.
public struct QueuePolicy: Hashable, Sendable {
  struct Rule: Hashable, Sendable {
    var maxAge: Duration
    var lane: String?
    var collapseKey: String?
    var handler: String?
    var attempts: Int?
  }

  /// Nil for a request that is sent now or fails.
  let rule: Rule?

  /// The request is sent now or fails.
  public static let never = Self(rule: nil)

  /// The request is stored, and sent as soon as the network permits.
  public static let whenOffline = whenOffline()

  /// The request is stored, and sent as soon as the network permits.
  ///
  /// - Parameters:
  ///   - maxAge: how long it may wait; after that it becomes a dead letter. Time offline, time in which its
  ///     account is signed out, and time in which its session has expired don't count, up to 30 days.
  ///   - lane: the requests of a lane are sent one after the other, in the order in which they were made.
  ///     By default a service has one lane for methods that read and one for methods that write.
  ///   - collapseKey: the request replaces a waiting one with the same lane and key, for example a newer
  ///     position an older one.
  ///   - handler: the name of the handler (``OfflineQueue/handle(_:response:_:)``) that receives the
  ///     response; by default the name of the endpoint's type, and for a ``Request`` its path.
  ///   - attempts: after so many rejections that may be temporary, such as 503, it becomes a dead letter;
  ///     attempts without a response don't count. Nil for ``QueueLimits/refusals``.
  /// - Returns: the policy.
  public static func whenOffline(
    maxAge: Duration = .seconds(86_400),
    lane: String? = nil,
    collapsing collapseKey: String? = nil,
    handler: String? = nil,
    attempts: Int? = nil
  ) -> Self {
    Self(
      rule: Rule(
        maxAge: maxAge,
        lane: lane,
        collapseKey: collapseKey,
        handler: handler,
        attempts: attempts
      )
    )
  }
}
