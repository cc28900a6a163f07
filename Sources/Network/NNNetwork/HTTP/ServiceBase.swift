import Foundation

/// The URL of a service, parsed once, to which the paths of endpoints are joined as strings.
///
/// Foundation is not used for that: `URL.appendingPathComponent` would encode a `?`, and setting the query of
/// `URLComponents` would drop an existing query.
struct ServiceBase: Sendable {
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

  let url: URL
  /// The URL without a slash at its end.
  private let text: String
  private let origin: Origin?
  private let hasQuery: Bool
  /// The path without a slash at its end; usually empty.
  private let path: String

  init(_ url: URL) {
    self.url = url
    text = Self.withoutSlash(url.absoluteString)
    origin = Origin(url)
    hasQuery = text.contains { "?#".contains($0) }
    path = Self.withoutSlash(url.path(percentEncoded: true))
  }

  private static func withoutSlash(_ text: String) -> String {
    text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Joins the service's URL, a path and a query; if the path has a query, too, `query` is appended to that query.
  func url(of path: String, query: String) throws -> URL {
    guard origin != nil else { throw Malformed.noOrigin }
    guard !hasQuery else { throw Malformed.serviceWithQuery }
    var text = text
    // Without a slash, a path such as `.evil.com` or `@evil.com` could change the host.
    if !path.isEmpty {
      if !path.hasPrefix("/"), !path.hasPrefix("?") { text += "/" }
      text += PercentEncoding.repair(path)
    }
    if !query.isEmpty {
      text += Self.separator(of: path)
      text += query
    }
    guard !path.utf8.contains(UInt8(ascii: "#")), let url = URL(string: text), isAbove(url) else {
      throw Malformed.path(path)
    }
    return url
  }

  /// Whether a URL has the service's origin and is at or below the service's URL.
  func contains(_ url: URL) -> Bool {
    guard let origin else { return false }
    return Origin(url) == origin && isAbove(url)
  }

  /// Whether a URL of the same origin is at or below the service's URL; a URL with a segment `..` is not, because
  /// servers resolve it.
  private func isAbove(_ url: URL) -> Bool {
    guard !path.isEmpty else { return true }
    let path = url.path(percentEncoded: true)
    let leads = path.split(separator: "/").contains { $0.removingPercentEncoding == ".." }
    return !leads && (path == self.path || path.hasPrefix("\(self.path)/"))
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

  /// The origin of a URL, or nil if it is not an `http` or `https` URL with a host.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    switch scheme {
    case "http": port = url.port ?? 80
    case "https": port = url.port ?? 443
    default: return nil
    }
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
