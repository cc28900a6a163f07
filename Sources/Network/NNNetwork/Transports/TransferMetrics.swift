/// How long the parts of an attempt took, as far as the transport knows.
///
/// `URLSession` on Apple's systems reports everything; elsewhere only ``waiting`` is known.
public struct TransferMetrics: Hashable, Sendable {
  /// From the beginning of the attempt to the head of the response.
  public var waiting: Duration?
  /// The look-up of the host's address.
  public var domainLookup: Duration?
  /// The connection, TLS included.
  public var connect: Duration?
  /// TLS alone.
  public var secureConnection: Duration?
  /// Whether the connection was used before.
  public var isReusedConnection: Bool?
  /// The protocol, such as `h2` or `http/1.1`.
  public var networkProtocol: String?

  /// Metrics.
  public init(waiting: Duration? = nil) { self.waiting = waiting }
}
