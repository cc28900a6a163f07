import Foundation

/// Joins the URL of a service and the path of an endpoint, as texts.
///
/// `URL.appendingPathComponent` would encode a `?`, and setting the query of `URLComponents` would
/// drop the one that is there.
enum ServicePath {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// The URL that a path means below a service's.
  static func url(of path: String, at service: URL) throws -> URL {
    guard Origin(service) != nil else {
      throw Malformed(description: "the service's URL is not one of http or https")
    }
    var text = service.absoluteString
    if text.hasSuffix("/") { text.removeLast() }
    // A path that does not begin with a slash could prolong the host: `.evil.com`, `@evil.com`.
    if !path.isEmpty {
      if !path.hasPrefix("/"), !path.hasPrefix("?") { text += "/" }
      text += path
    }
    guard !path.contains("#"), let url = URL(string: text), Origin(url) == Origin(service) else {
      throw Malformed(description: "the path `\(path.prefix { $0 != "?" })` is not percent-encoded")
    }
    return url
  }

  /// The URL with more of a query, after what is there.
  static func adding(_ query: String, to url: URL) throws -> URL {
    guard !query.isEmpty else { return url }
    var reference = URLReference(url.absoluteString)
    let before = reference.query ?? ""
    reference.query = before.isEmpty ? query : "\(before)&\(query)"
    guard let url = URL(string: reference.description) else {
      throw Malformed(description: "the query is not percent-encoded")
    }
    return url
  }
}

extension HTTPRequest {
  /// Why no transport can send it, or nil if one can.
  var problem: String? {
    if !method.isValid { return "`\(method)` is no method" }
    if Origin(url) == nil { return "the URL is not one of http or https" }
    if body != .none, !method.allowsBody { return "a \(method) has no body" }
    return headers.problem
  }
}
