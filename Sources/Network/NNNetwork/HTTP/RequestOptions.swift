/// Which networks and which caches a request may use.
///
/// They restrict what the configuration of the session allows, and apply over ``URLSessionTransport`` on Apple's systems.
/// Linux knows no kinds of networks, and neither transport has a cache there.
public struct RequestOptions: Codable, Hashable, Sendable {
  /// Where a response may come from, if the app has set a cache in `configure` of ``URLSessionTransport``.
  public enum CachePolicy: String, Codable, Hashable, Sendable {
    /// The cache, as far as the headers of its responses permit.
    case byHeaders
    /// Only the server.
    case ignoringCache
    /// The cache, whatever the age of the response, or else the server.
    case cacheElseLoad
    /// Only the cache.
    case cacheOnly
  }

  /// Whether it may use the cellular network.
  public var allowsCellular = true
  /// Whether it may use a network for which the person has switched on Low Data Mode.
  public var allowsLowDataMode = true
  /// Whether to try HTTP/3 at once, without having been told by the server that it knows it.
  public var assumesHTTP3 = false
  /// Where the response may come from.
  public var cachePolicy = CachePolicy.byHeaders

  /// Everything is allowed.
  public init() {}
}
