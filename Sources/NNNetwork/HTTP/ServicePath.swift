import Foundation

/// Joins the URL of a service and the path of an endpoint, as texts.
///
/// `URL.appendingPathComponent` would encode a `?`, and setting the query of `URLComponents` would
/// drop the one that is there.
enum ServicePath {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// The URL that a path means below a service's, whose origin is known, with more of a query after
  /// what is there.
  static func url(
    of path: String,
    query: String = "",
    at service: URL,
    _ origin: Origin?
  ) throws -> URL {
    guard let origin else {
      throw Malformed(description: "the service's URL is not one of http or https")
    }
    var text = service.absoluteString
    if text.hasSuffix("/") { text.removeLast() }
    // A path that does not begin with a slash could prolong the host: `.evil.com`, `@evil.com`.
    if !path.isEmpty {
      if !path.hasPrefix("/"), !path.hasPrefix("?") { text += "/" }
      text += path
    }
    if !query.isEmpty { text += "\(separator(of: text))\(query)" }
    guard !path.utf8.contains(UInt8(ascii: "#")), let url = URL(string: text),
      Origin(url) == origin
    else {
      throw Malformed(description: "the path `\(path.prefix { $0 != "?" })` is not percent-encoded")
    }
    return url
  }

  /// What stands between a URL without fragment and more of its query.
  private static func separator(of text: String) -> String {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) else { return "?" }
    return text.utf8.index(after: mark) == text.utf8.endIndex ? "" : "&"
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
  /// Why the URL cannot be asked, or nil if it can.
  var urlProblem: String? {
    Origin(url) == nil ? "the URL is not one of http or https" : nil
  }

  /// Why no transport can send it, or nil if one can; the URL is for ``urlProblem``.
  var problem: String? {
    if !method.isValid { return "`\(method)` is no method" }
    if body != .none, !method.allowsBody { return "a \(method) has no body" }
    return headers.problem
  }
}
