import Foundation

/// Joins the URL of a service and the path of an endpoint, as strings.
///
/// Foundation is not used here: `URL.appendingPathComponent` would encode a `?`, and setting the query of
/// `URLComponents` would drop an existing query.
enum ServicePath {
  enum Malformed: Error {
    /// The service's URL is not an http or https URL.
    case noOrigin
    /// The service's URL contains a query or a fragment.
    case serviceWithQuery
    /// The path contains a fragment, is not valid in a URL, or leads out of the service's path with `..`.
    case path(String)

    func summary(_ redaction: Redaction) -> String {
      switch self {
      case .noOrigin: "the service's URL is not an http or https URL"
      case .serviceWithQuery: "the service's URL contains a query or a fragment"
      case .path(let path):
        "the path `\(redaction.url(String(path.prefix { $0 != "?" }).onOneLine))` cannot be part of a URL"
      }
    }
  }

  /// Joins a service's URL, a path and a query; if the path has a query, too, `query` is appended to that query.
  static func url(
    of path: String,
    query: String = "",
    at service: URL,
    _ origin: Origin?
  ) throws -> URL {
    guard origin != nil else { throw Malformed.noOrigin }
    var text = service.absoluteString
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
      throw Malformed.serviceWithQuery
    }
    if text.hasSuffix("/") { text.removeLast() }
    // Without a slash, a path such as `.evil.com` or `@evil.com` could change the host.
    if !path.isEmpty {
      if !path.hasPrefix("/"), !path.hasPrefix("?") { text += "/" }
      text += PercentEncoding.repair(path)
    }
    if !query.isEmpty {
      text += separator(of: path)
      text += query
    }
    guard !path.utf8.contains(UInt8(ascii: "#")), let url = URL(string: text),
      isBelow(service, url)
    else { throw Malformed.path(path) }
    return url
  }

  /// Whether a URL of the same origin is at or below the service's URL, after resolving dot segments as servers do.
  static func isBelow(_ service: URL, _ url: URL) -> Bool {
    guard service.path().utf8.count > 1 else { return true }
    var base = URLReference(service.absoluteString).path
    if base.hasSuffix("/") { base.removeLast() }
    let written = URLReference(url.absoluteString).path
    let path = URLReference.removingDotSegments(
      written.replacing("%2e", with: ".").replacing("%2E", with: ".")
    )
    return path == base || path.hasPrefix("\(base)/")
  }

  /// The separator between a path and additional query items: `?`; `&` if the path has a query; nothing if the path
  /// ends with `?`.
  private static func separator(of path: String) -> String {
    guard let mark = path.utf8.firstIndex(of: UInt8(ascii: "?")) else { return "?" }
    return path.utf8.index(after: mark) == path.utf8.endIndex ? "" : "&"
  }
}

/// Scheme, host and port of a URL (RFC 6454); credentials are sent only to the service's origin.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// The origin of a URL, or nil if it is not an `http` or `https` URL with a host and a valid port.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    switch scheme {
    case "http": port = url.port ?? 80
    case "https": port = url.port ?? 443
    default: return nil
    }
    // AsyncHTTPClient traps if the port is not from 0 to 65535.
    guard UInt16(exactly: port) != nil else { return nil }
    self.scheme = scheme
    self.host = host
  }
}

extension String {
  /// The text as one segment of a path: slashes, question marks and so on are percent-encoded, `a/b` → `a%2Fb`.
  ///
  /// The texts `.` and `..` are encoded, too, so that they don't change the path. But a server may still decode and
  /// resolve them.
  public var pathSegment: String {
    switch self {
    case ".": "%2E"
    case "..": "%2E%2E"
    default: PercentEncoding.component(self)
    }
  }
}
