import Foundation

/// Scheme, host and port; credentials are only sent to an equal origin (RFC 6454).
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// The origin of a URL, or nil if it is not an `http` or `https` URL with a host and a possible port.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    switch scheme {
    case "http": port = url.port ?? 80
    case "https": port = url.port ?? 443
    default: return nil
    }
    // AsyncHTTPClient traps on any other.
    guard UInt16(exactly: port) != nil else { return nil }
    self.scheme = scheme
    self.host = host
  }
}
